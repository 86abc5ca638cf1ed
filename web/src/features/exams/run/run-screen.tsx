import { isShared } from '@henry/contract/exam-pair.ts';
import { answerSeconds, type ExamPaper, withExtraTime } from '@henry/contract/exam-report.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { Headphones } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playBeep } from '#web/audio/tones.ts';
import { Button } from '#web/components/button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { AnswerRecorder } from './answer-recorder.tsx';
import { Between, Hints } from './between.tsx';
import type { ExamRun, ExamRunEvent, ExamSetup } from './exam-run.ts';
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
					<Heard setup={setup} turn={turn} run={run} onEvent={onEvent} />
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
						{...{ setup, turns, turn, run, onEvent }}
						notes={notesOfTurn}
						onNotes={(text) => setNotes({ ...notes, [turn.id]: text })}
					/>
				</section>
			</div>
			<MicrophoneNotice />
			<div className="-ml-5 flex flex-wrap gap-x-4 gap-y-1">
				<Button look="quiet" onClick={onLeave}>
					{t('leave')}
				</Button>
				{run.answers.length > 0 && (
					<Button look="quiet" onClick={() => onEvent({ type: 'ended' })}>
						{t(isInRoom ? 'turn.endInRoom' : 'turn.endNow')}
					</Button>
				)}
			</div>
		</div>
	);
}

type ToDoProps = Pick<RunScreenProps, 'setup' | 'turns' | 'run' | 'onEvent'> & {
	turn: ExamTurn;
	notes: string;
	onNotes: (notes: string) => void;
};

/** What is to be done in the step of the moment. */
function ToDo({ setup, turns, turn, run, onEvent, notes, onNotes }: ToDoProps) {
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
							names={setup.together.names}
							seconds={seconds}
							mayPause={isPractice}
							onAnswered={(answer) => onEvent({ type: 'answered', answer })}
						/>
					) : (
						<AnswerRecorder
							turn={turn}
							seconds={seconds}
							mayPause={isPractice}
							onAnswered={(answer) => onEvent({ type: 'answered', answer })}
						/>
					)}
					{isPractice && <Hints hints={turn.asked.hints} />}
				</AfterBeep>
			);
		case 'between':
			return (
				<Between
					turn={turn}
					answer={run.answers[run.turn]}
					isLast={run.turn === turns.length - 1}
					onAgain={() => onEvent({ type: 'again' })}
					onNext={() => onEvent({ type: 'next' })}
				/>
			);
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
