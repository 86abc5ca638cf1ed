import { Popover } from '@base-ui/react/popover';
import type { Correction, TextSpan } from '@henry/contract/feedback.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Caret, correctedLook, type HeardKind, heardLooks } from './mark-looks.tsx';
import { type Mark, markedRuns, marksWithin } from './marked-text.ts';
import { Reason } from './reason.tsx';

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
						<Popover.Description>
							<Reason of={correction} />
						</Popover.Description>
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
