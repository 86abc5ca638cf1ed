import type { TextSpan } from '@henry/contract/feedback.ts';
import { Caret, correctedLook, heardLooks } from '#web/components/mark-looks.tsx';
import { markedRuns } from '#web/components/marked-text.ts';

type MarkedSentenceProps = {
	text: string;
	spans: readonly TextSpan[];
	isBetter: boolean;
	className?: string;
};

/** A sentence with the places that corrections are about. */
export function MarkedSentence({
	text,
	spans,
	isBetter,
	className = 'text-lg leading-relaxed',
}: MarkedSentenceProps) {
	const marks = spans.map((span) => ({ span, kind: true }));
	return (
		<span lang="en" className={className}>
			{markedRuns(text, marks).map(({ start, text: run, kinds }) => {
				if (kinds.length === 0) return run;
				if (run !== '') {
					return (
						<mark key={start} className={isBetter ? correctedLook : heardLooks.wrong}>
							{run}
						</mark>
					);
				}
				return isBetter ? null : <Caret key={start} />;
			})}
		</span>
	);
}
