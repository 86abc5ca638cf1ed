import type { LevelInterval } from '@henry/contract/exam-report.ts';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { useLevelText } from '#web/lib/level-text.ts';

/** Lets a learner say that an estimate is wrong: of an exam, or of one criterion in it. */
export function EstimateWrong({ exam, level }: { exam: string; level: LevelInterval }) {
	const levelText = useLevelText();
	const { lowest, highest } = level;
	return (
		<MarkWrong
			kind="estimate"
			about={`${exam}: ${lowest.toFixed(1)} to ${highest.toFixed(1)}`}
			words={{ said: exam, marked: levelText(level) }}
		/>
	);
}
