import { RotateCcw } from 'lucide-react';
import { Button } from '#web/components/button.tsx';

type NextExerciseProps = { again: string; onAgain: () => void; other: string; onOther: () => void };

/** What can be done after a report: the same once more, or another. */
export function NextExercise({ again, onAgain, other, onOther }: NextExerciseProps) {
	return (
		<div className="flex flex-wrap gap-3">
			<Button look="secondary" onClick={onAgain}>
				<RotateCcw aria-hidden="true" className="size-5" />
				{again}
			</Button>
			<Button look="secondary" onClick={onOther}>
				{other}
			</Button>
		</div>
	);
}
