import { type Correction, type FeedbackResponse, type TextSpan, written } from '@henry/contract/feedback.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Caret, correctedLook, type HeardKind, heardLooks } from './mark-looks.tsx';
import { type Mark, markedRuns, marksWithin } from './marked-text.ts';

/** A part of a text and the question that it answers. */
type QuestionPart = { question: string | undefined; span: TextSpan };

type PartsProps = { parts: QuestionPart[]; children: (span: TextSpan) => ReactNode };

/** A text part by part, each under its question. */
function Parts({ parts, children }: PartsProps) {
	return (
		<dl lang="en" className="space-y-4">
			{parts.map(({ question, span }) => (
				<div key={span.start} className="break-inside-avoid">
					<dt className="text-muted text-sm">{question}</dt>
					<dd className="text-lg leading-relaxed">{children(span)}</dd>
				</div>
			))}
		</dl>
	);
}

type HeardTextProps = { text: string; marks: Mark<HeardKind>[]; parts: QuestionPart[] };

/** The transcription with what is wrong marked, and what the recogniser is unsure of underlined with dots. */
export function HeardText({ text, marks, parts }: HeardTextProps) {
	return (
		<Parts parts={parts}>
			{(part) =>
				markedRuns(text.slice(part.start, part.end), marksWithin(marks, part)).map(
					({ start, text: run, kinds }) => {
						if (kinds.length === 0) return run;
						const key = `${start} ${run}`;
						if (kinds.includes('missing')) return <Caret key={key} />;
						const Element = kinds.includes('wrong') ? 'mark' : 'span';
						return (
							<Element key={key} className={kinds.map((kind) => heardLooks[kind]).join(' ')}>
								{run}
							</Element>
						);
					},
				)
			}
		</Parts>
	);
}

type CorrectedRunProps = { text: string; correction: Correction };

/** A corrected part without its reason, which the list of modifications tells too. */
function PlainRun({ text }: CorrectedRunProps) {
	return <mark className={correctedLook}>{text || '‸'}</mark>;
}

/** Fetched with the first report: what opens at a word weighs more than the rest of a page. */
const CorrectedRun = lazy(() =>
	import('./corrected-run.tsx').then(
		(loaded) => ({ default: loaded.CorrectedRun }),
		() => ({ default: PlainRun }),
	),
);

type SuggestedTextProps = {
	feedback: Pick<FeedbackResponse, 'text' | 'corrections' | 'writing'>;
	parts: QuestionPart[];
};

/** The corrected text as one writes it; each correction tells its reason. */
export function SuggestedText({ feedback: { text, corrections, writing }, parts }: SuggestedTextProps) {
	const marks = corrections.map((correction) => ({ span: correction.correctedSpan, kind: correction }));
	return (
		<Parts parts={parts}>
			{(part) =>
				markedRuns(text.slice(part.start, part.end), marksWithin(marks, part)).map(
					({ start, text: run, kinds: [correction] }) => {
						const from = part.start + start;
						const shown = written(text, writing, { start: from, end: from + run.length });
						return correction ? (
							<Suspense key={`${start} ${run}`} fallback={<PlainRun text={shown} correction={correction} />}>
								<CorrectedRun text={shown} correction={correction} />
							</Suspense>
						) : (
							shown
						);
					},
				)
			}
		</Parts>
	);
}
