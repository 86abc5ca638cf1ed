import { isShared } from '@henry/contract/exam-pair.ts';
import { answerSeconds, type ExamPaper, withExtraTime } from '@henry/contract/exam-report.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { Headphones } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playBeep } from '#web/audio/tones.ts';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { AnswerRecorder } from './answer-recorder.tsx';
import { AfterTrouble, Between, Hints } from './between.tsx';
import type { ExamAnswer, ExamRun, ExamRunEvent, ExamSetup } from './exam-run.ts';
import { Heard } from './heard.tsx';
import { Preparation } from './preparation.tsx';
import { SharedRecorder } from './shared-recorder.tsx';
import { TurnSheet } from './turn-sheet.tsx';
import { useTurnTitle } from './turn-title.ts';
import { WhoSpeaks } from './who-speaks.tsx';

/** The right column as long as nothing is to be done but to listen. */
function Instructions({ children }: { children: ReactNode }) {
	const { t } = useTranslation('examRun');
	return (
		<div className="flex flex-col justify-center gap-3 rounded-card bg-accent-soft p-6 sm:min-h-64">
			<h3 className="flex items-center gap-2 font-bold text-xl">
				<Headphones aria-hidden="true" className="size-6 text-accent-strong" />
				{t('instructions.title')}
			</h3>
			{children}
		</div>
	);
}

/** In the exam an answer begins with a beep; the recorder comes after it, so that it does not hear it. */
function AfterBeep({ hasBeep, children }: { hasBeep: boolean; children: ReactNode }) {
	const [isOver, setOver] = useState(!hasBeep);
	useEffect(() => {
		if (!hasBeep) return;
		let isHere = true;
		void playBeep().then(() => isHere && setOver(true));
		return () => {
			isHere = false;
		};
	}, [hasBeep]);
	return isOver ? children : null;
}

/** Ends an exam; an answer that is being given is taken in before. */
function useEnd(onEvent: (event: ExamRunEvent) => void) {
	const [isRecording, setRecording] = useState(false);
	const [isEnding, setEnding] = useState(false);
	const ended = () => onEvent({ type: 'ended' });
	return {
		isRecording,
		isEnding,
		end: () => (isRecording ? setEnding(true) : ended()),
		onRecordStarted: () => setRecording(true),
		onAnswered(answer: ExamAnswer) {
			setRecording(false);
			onEvent({ type: 'answered', answer });
			if (isEnding) ended();
		},
	};
}

type RunScreenProps = {
	setup: ExamSetup;
	paper: ExamPaper;
	turns: readonly ExamTurn[];
	run: ExamRun;
	onEvent: (event: ExamRunEvent) => void;
	onLeave: () => void;
	/** Whoever speaks here gets no report here: somebody else runs the exam. */
	isInRoom: boolean;
	/** What the heading of a turn says, where a page has its own words for it. */
	titleOf?: ((turn: ExamTurn) => string) | undefined;
};

/** A turn: on the left what is heard and shown, on the right what is to be done. */
export function RunScreen({ setup, paper, turns, run, onEvent, onLeave, isInRoom, titleOf }: RunScreenProps) {
	const { t } = useTranslation('examRun');
	const heading = useRef<HTMLHeadingElement>(null);
	const turnTitle = useTurnTitle();
	const turn = turns[run.turn] as ExamTurn;
	useEffect(() => heading.current?.focus(), [run.step, run.turn]);
	const { isRecording, isEnding, end, onRecordStarted, onAnswered } = useEnd(onEvent);
	const [unheard, setUnheard] = useState<readonly string[]>([]);
	const [notes, setNotes] = useState<Record<string, string>>({});
	const notesOfTurn = notes[turn.id] ?? '';
	const isIntroduction = run.step === 'introduction';
	// Names are tapped while one talks, and what comes after an answer is read first.
	const isFirstOnPhones = run.step === 'between' || (run.step === 'answering' && isShared(turn));
	return (
		<div className="space-y-6">
			<div className="grid gap-6 sm:grid-cols-[3fr_2fr]">
				<section className="space-y-5">
					<h2 ref={heading} tabIndex={-1} className="font-bold text-xl outline-none">
						{isIntroduction ? t('prompt.title') : (titleOf ?? turnTitle)(turn)}
					</h2>
					{!isIntroduction && <WhoSpeaks setup={setup} turn={turn} />}
					<Heard
						{...{ setup, turn, run, onEvent }}
						isUnheard={unheard.includes(turn.id)}
						onUnheard={() => setUnheard([...unheard, turn.id])}
					/>
					{!isIntroduction && <TurnSheet turn={turn} pictures={paper.pictures} />}
					{run.step === 'answering' && notesOfTurn !== '' && (
						<div className="space-y-1">
							<h3 className="font-semibold">{t('preparing.notes')}</h3>
							<p className="whitespace-pre-wrap rounded-control bg-accent-soft p-3">{notesOfTurn}</p>
						</div>
					)}
				</section>
				<section
					aria-label={t('instructions.column')}
					className={`space-y-4 sm:sticky sm:top-24 sm:self-start ${isFirstOnPhones ? 'max-sm:order-first' : ''}`}
				>
					<ToDo
						key={`${run.turn} ${run.step}`}
						{...{ setup, turn, run, onEvent, onRecordStarted, onAnswered }}
						stopRequested={isEnding}
						leadsToReport={run.turn === turns.length - 1 && !isInRoom}
						notes={notesOfTurn}
						onNotes={(text) => setNotes({ ...notes, [turn.id]: text })}
					/>
				</section>
			</div>
			<MicrophoneNotice shared={isInRoom ? 'room' : undefined} />
			<WaysOut
				{...{ isInRoom, onLeave }}
				hasSaid={run.answers.length > 0 || isRecording}
				onEnd={run.answers.length > 0 ? end : undefined}
			/>
		</div>
	);
}

type WaysOutProps = Pick<RunScreenProps, 'isInRoom' | 'onLeave'> & {
	/** Something of it would be lost. */
	hasSaid: boolean;
	onEnd: (() => void) | undefined;
};

/** Leaving an exam deletes it, but in a room, where it can be gone on with; or it ends here, and what was said counts. */
function WaysOut({ isInRoom, hasSaid, onLeave, onEnd }: WaysOutProps) {
	const { t } = useTranslation('examRun');
	return (
		<div className="-ml-5 flex flex-wrap gap-x-4 gap-y-1">
			{hasSaid && !isInRoom ? (
				<ConfirmedButton
					question={t('leaveQuestion')}
					confirm={t('leaveConfirm')}
					cancel={t('leaveCancel')}
					onConfirm={onLeave}
				>
					{t('leave')}
				</ConfirmedButton>
			) : (
				<Button look="quiet" onClick={onLeave}>
					{t(isInRoom ? 'leaveForNow' : 'leave')}
				</Button>
			)}
			{onEnd && (
				<Button look="quiet" onClick={onEnd}>
					{t(isInRoom ? 'turn.endInRoom' : 'turn.endNow')}
				</Button>
			)}
		</div>
	);
}

type ToDoProps = Pick<RunScreenProps, 'setup' | 'run' | 'onEvent'> & {
	turn: ExamTurn;
	/** Nothing follows on this turn but the report. */
	leadsToReport: boolean;
	stopRequested: boolean;
	onRecordStarted: () => void;
	onAnswered: (answer: ExamAnswer) => void;
	notes: string;
	onNotes: (notes: string) => void;
};

/** What is to be done in the step of the moment. */
function ToDo({ setup, turn, run, onEvent, leadsToReport, notes, onNotes, ...answering }: ToDoProps) {
	const { t } = useTranslation('examRun');
	const { untimed } = useVisitorSettings();
	const { step } = turn;
	const timing = untimed ? 'untimed' : setup.timing;
	const seconds = answerSeconds({ ...setup, timing }, turn);
	const isPractice = setup.mode === 'practice';
	switch (run.step) {
		case 'preparing':
			return (
				<>
					<Preparation
						seconds={
							timing === 'untimed'
								? undefined
								: withExtraTime(step.preparationSeconds, setup.extraTimePercent)
						}
						notes={step.notes ? notes : undefined}
						onNotes={onNotes}
						isFree={isPractice}
						onPrepared={() => onEvent({ type: 'prepared' })}
					/>
					{isPractice && <Hints hints={turn.asked.hints} />}
				</>
			);
		case 'answering':
			return (
				<AfterBeep hasBeep={setup.mode === 'exam'}>
					{setup.together && isShared(turn) ? (
						<SharedRecorder
							{...answering}
							names={setup.together.names}
							seconds={seconds}
							mayPause={isPractice}
						/>
					) : (
						<AnswerRecorder {...answering} turn={turn} seconds={seconds} mayPause={isPractice} />
					)}
					{isPractice && <Hints hints={turn.asked.hints} />}
				</AfterBeep>
			);
		case 'between': {
			const Shown = isPractice ? Between : AfterTrouble;
			return (
				<Shown
					turn={turn}
					answer={run.answers[run.turn]}
					leadsToReport={leadsToReport}
					onAgain={() => onEvent({ type: 'again' })}
					onNext={() => onEvent({ type: 'next' })}
				/>
			);
		}
		default:
			return (
				<Instructions>
					<p>{t(run.step === 'introduction' ? 'instructions.prompt' : 'instructions.listening')}</p>
					{run.step === 'asking' && (
						<p>{seconds === undefined ? t('instructions.noTime') : t('instructions.time', { seconds })}</p>
					)}
				</Instructions>
			);
	}
}
