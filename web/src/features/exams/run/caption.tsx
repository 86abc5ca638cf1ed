import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { useTranslation } from 'react-i18next';
import type { ExamSetup } from './exam-run.ts';

/** Whether what is heard stands on the screen as well: always, when it is asked for, or not. */
export type CaptionWay = 'shown' | 'onRequest' | 'hidden';

/**
 * How what is heard in a turn is captioned. Whoever has asked for captions has all of them. Without that, the exam shows
 * what the real one shows. In practice everything can be read; where reading would do the task in place of hearing
 * (sentences to say again, something to tell again), only after a tap.
 */
export function captionWay(
	{ step, item }: Pick<ExamTurn, 'step' | 'item'>,
	{ mode, isWritten }: Pick<ExamSetup, 'mode' | 'isWritten'>,
): CaptionWay {
	if (isWritten || step.prompt !== 'spoken') return 'shown';
	if (mode === 'exam') return 'hidden';
	return step.kind === 'repeat' || item.heard !== undefined ? 'onRequest' : 'shown';
}

/** All that is heard before an answer, as one text. */
export function heardText({ asked, item }: Pick<ExamTurn, 'asked' | 'item'>): string {
	return item.heard === undefined ? asked.ask : `${asked.ask} ${item.heard}`;
}

/** The same with the names of those who are to speak, where several take the exam: Henry says whose turn it is. */
export function addressed(
	text: string,
	{ speakers = [] }: Pick<ExamTurn, 'speakers'>,
	{ together }: Pick<ExamSetup, 'together'>,
): string {
	const names = speakers.flatMap((speaker) => together?.names[speaker] ?? []);
	return names.length === 0 ? text : `${new Intl.ListFormat('en').format(names)}. ${text}`;
}

/** What is heard, in writing. */
export function Caption({ text, way }: { text: string; way: CaptionWay }) {
	const { t } = useTranslation('examRun');
	const words = (
		<p lang="en" className={`font-display leading-snug ${text.length > 400 ? 'text-lg' : 'text-2xl'}`}>
			{text}
		</p>
	);
	if (way === 'shown') return words;
	if (way === 'hidden') return null;
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('question.captions')}
			</summary>
			<div className="mt-2">{words}</div>
		</details>
	);
}
