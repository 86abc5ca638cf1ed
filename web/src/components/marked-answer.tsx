import { Popover } from '@base-ui/react/popover';
import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

/** What is shown about a place of the transcription. */
export type HeardKind = 'wrong' | 'missing' | 'unsure';

/** How each kind looks. */
export const heardLooks: Record<HeardKind, string> = {
	wrong: 'rounded bg-poor-soft px-0.5 text-poor line-through decoration-1',
	missing: 'bg-transparent px-0.5 font-bold text-poor',
	unsure: 'border-fair border-b-2 border-dotted',
};

/** The place of a missing word. */
export function Caret() {
	const { t } = useTranslation('report');
	return (
		<mark className={heardLooks.missing}>
			<span aria-hidden="true">‸</span>
			<span className="sr-only"> [{t('missing')}] </span>
		</mark>
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

/** How a corrected part looks. */
export const correctedLook =
	'rounded bg-good-soft px-0.5 font-semibold text-good underline decoration-1 decoration-dashed underline-offset-4';

/** A corrected part; hovering, tapping or focusing it tells the reason. */
function CorrectedRun({ text, correction }: { text: string; correction: Correction }) {
	const { t } = useTranslation('report');
	return (
		<Popover.Root>
			<Popover.Trigger
				openOnHover
				delay={120}
				nativeButton={false}
				render={<mark />}
				className={correctedLook}
			>
				{text || '‸'}
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Positioner sideOffset={8}>
					<Popover.Popup
						role="tooltip"
						className="no-print max-w-72 rounded-control border border-line bg-surface p-3 text-base shadow-raised"
					>
						<Popover.Title className="sr-only">{t('reason')}</Popover.Title>
						<Popover.Description>{correction.reason}</Popover.Description>
					</Popover.Popup>
				</Popover.Positioner>
			</Popover.Portal>
		</Popover.Root>
	);
}

type SuggestedTextProps = { text: string; corrections: Correction[]; parts: QuestionPart[] };

/** The corrected text; each correction tells its reason. */
export function SuggestedText({ text, corrections, parts }: SuggestedTextProps) {
	const marks = corrections.map((correction) => ({ span: correction.correctedSpan, kind: correction }));
	return (
		<Parts parts={parts}>
			{(part) =>
				markedRuns(text.slice(part.start, part.end), marksWithin(marks, part)).map(
					({ start, text: run, kinds: [correction] }) =>
						correction ? <CorrectedRun key={`${start} ${run}`} text={run} correction={correction} /> : run,
				)
			}
		</Parts>
	);
}
