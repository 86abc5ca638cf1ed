import type { SpokenWord } from '@henry/contract/speech.ts';
import { useTranslation } from 'react-i18next';
import { answersOnOneClock, speechOfWords, speechRows } from '#web/components/plots/pauses.ts';
import { PausesReport } from '#web/components/plots/pauses-report.tsx';

type TalkPausesProps = {
	/** What was heard in each answer, with times from its start; nothing where nothing is known of times. */
	answers: readonly (readonly SpokenWord[])[];
	/** Some of the answers were written. */
	hasWritten: boolean;
};

/** Where the learner spoke and where not, answer by answer, as the times of the words tell. */
export function TalkPauses({ answers, hasWritten }: TalkPausesProps) {
	const { t } = useTranslation('report');
	const rows = answersOnOneClock(answers).flatMap((words, index) => {
		const [first, last] = [words[0], words.at(-1)];
		if (!first || !last) return [];
		const part = { startMs: first.startMs, endMs: last.endMs };
		const name = t('pauses.answer', { number: index + 1 });
		return speechRows([part], speechOfWords(words)).map((row) => ({ ...row, name, words }));
	});
	return (
		<PausesReport
			rows={rows}
			words={rows.flatMap(({ words }) => words)}
			note={hasWritten ? t('pauses.written') : undefined}
		/>
	);
}
