import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { givenWordsKinds } from '@henry/contract/exams.ts';
import { ArrowRight, MicOff, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { speakText } from '#web/lib/speak-text.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import type { ExamAnswer } from './exam-run.ts';

/** Ideas for an answer. */
export function Hints({ hints }: { hints: readonly string[] }) {
	const { t } = useTranslation('examRun');
	if (hints.length === 0) return null;
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('practice.hints')}
			</summary>
			<ul lang="en" className="mt-2 list-disc space-y-1 pl-5">
				{hints.map((hint) => (
					<li key={hint}>{hint}</li>
				))}
			</ul>
		</details>
	);
}

/** What one could have said, spoken by Henry, with the words that are worth keeping. */
export function ModelAnswer({ model, phrases }: { model: string; phrases: readonly string[] }) {
	const { t } = useTranslation('examRun');
	return (
		<details className="no-print rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('practice.model')}
			</summary>
			<div className="mt-3 space-y-3">
				<p lang="en" className="font-display text-lg">
					{model}
				</p>
				<ListenButton label={t('practice.hearModel')} load={() => speakText(model)} />
				{phrases.length > 0 && (
					<>
						<h3 className="font-semibold">{t('practice.phrases')}</h3>
						<ul lang="en" className="list-disc space-y-1 pl-5">
							{phrases.map((phrase) => (
								<li key={phrase}>{phrase}</li>
							))}
						</ul>
					</>
				)}
			</div>
		</details>
	);
}

/** What went wrong with the recording of an answer. */
function TroubleNotice({ trouble }: Pick<ExamAnswer, 'trouble'>) {
	const { t } = useTranslation('examRun');
	return (
		trouble && (
			<p role="alert" className="flex gap-3 rounded-card bg-fair-soft p-4 font-semibold text-fair">
				<MicOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
				{t(`trouble.${trouble}`)}
			</p>
		)
	);
}

type BetweenProps = {
	turn: ExamTurn;
	answer: ExamAnswer | undefined;
	/** Nothing follows on this turn but the report. */
	leadsToReport: boolean;
	onAgain: () => void;
	onNext: () => void;
};

function OnOrAgain({ leadsToReport, onAgain, onNext }: Omit<BetweenProps, 'turn' | 'answer'>) {
	const { t } = useTranslation('examRun');
	return (
		<Dock>
			<div className="flex flex-wrap gap-3">
				<Button className="grow" onClick={onNext}>
					<ArrowRight aria-hidden="true" className="size-5" />
					{t(leadsToReport ? 'practice.toReport' : 'practice.next')}
				</Button>
				<Button look="secondary" onClick={onAgain}>
					<RotateCcw aria-hidden="true" className="size-5" />
					{t('practice.again')}
				</Button>
			</div>
		</Dock>
	);
}

/** After an answer in practice: hear it, say it again, see what one could have said, or go on. */
export function Between({ turn: { asked, step }, answer, ...next }: BetweenProps) {
	const { t } = useTranslation('examRun');
	const url = useObjectUrl(answer?.recorded?.recording);
	const model = asked.model ?? (givenWordsKinds.includes(step.kind) ? asked.ask : undefined);
	return (
		<div className="space-y-4">
			<TroubleNotice trouble={answer?.trouble} />
			{url && <AudioPlayer src={url} label={t('practice.yourAnswer')} />}
			{answer?.text !== undefined && <p lang="en">{answer.text}</p>}
			<Hints hints={asked.hints} />
			{model !== undefined && <ModelAnswer model={model} phrases={asked.phrases} />}
			<OnOrAgain {...next} />
		</div>
	);
}

/** In the exam, after an answer that went wrong: it may be given once more. */
export function AfterTrouble({ answer, ...next }: Omit<BetweenProps, 'turn'>) {
	return (
		<div className="space-y-4">
			<TroubleNotice trouble={answer?.trouble} />
			<OnOrAgain {...next} />
		</div>
	);
}
