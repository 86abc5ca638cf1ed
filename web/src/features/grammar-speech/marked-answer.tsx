import { Popover } from '@base-ui/react/popover';
import type { Correction } from '@henry/contract/feedback.ts';
import { useTranslation } from 'react-i18next';
import { type Mark, markedRuns } from '#web/components/marked-text.ts';

/** What is shown about a place of the transcription. */
export type HeardKind = 'wrong' | 'missing' | 'unsure';

const heardLooks: Record<HeardKind, string> = {
	wrong: 'rounded bg-poor-soft px-0.5 text-poor line-through decoration-1',
	missing: 'px-0.5 font-bold text-poor',
	unsure: 'underline decoration-2 decoration-dotted decoration-fair underline-offset-4',
};

/** The transcription with what is wrong marked, and what the recogniser is unsure of underlined with dots. */
export function HeardText({ text, marks }: { text: string; marks: Mark<HeardKind>[] }) {
	const { t } = useTranslation('grammarSpeech');
	return (
		<p lang="en" className="text-lg leading-relaxed">
			{markedRuns(text, marks).map(({ start, text: run, kinds }) => {
				if (kinds.length === 0) return run;
				const className = kinds.map((kind) => heardLooks[kind]).join(' ');
				const isMissing = kinds.includes('missing');
				const Element = kinds.includes('wrong') || isMissing ? 'mark' : 'span';
				return (
					<Element
						key={`${start} ${run}`}
						className={`bg-transparent ${className}`}
						data-kinds={kinds.join(' ')}
					>
						{isMissing ? (
							<>
								<span aria-hidden="true">‸</span>
								<span className="sr-only"> [{t('report.missing')}] </span>
							</>
						) : (
							run
						)}
					</Element>
				);
			})}
		</p>
	);
}

const correctedLook =
	'rounded bg-good-soft px-0.5 font-semibold text-good underline decoration-1 decoration-dashed underline-offset-4';

/** A corrected part; hovering, tapping or focusing it tells the reason. */
function CorrectedPart({ text, correction }: { text: string; correction: Correction }) {
	const { t } = useTranslation('grammarSpeech');
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
						className="no-print max-w-72 rounded-control border border-line bg-surface p-3 text-base shadow-raised"
						role="tooltip"
					>
						<Popover.Title className="sr-only">{t('report.reason')}</Popover.Title>
						<Popover.Description>{correction.reason}</Popover.Description>
					</Popover.Popup>
				</Popover.Positioner>
			</Popover.Portal>
		</Popover.Root>
	);
}

/** The corrected text; each correction tells its reason. */
export function SuggestedText({ text, corrections }: { text: string; corrections: Correction[] }) {
	const marks = corrections.map((correction) => ({ span: correction.correctedSpan, kind: correction }));
	return (
		<p lang="en" className="text-lg leading-relaxed">
			{markedRuns(text, marks).map(({ start, text: run, kinds: [correction] }) =>
				correction ? <CorrectedPart key={`${start} ${run}`} text={run} correction={correction} /> : run,
			)}
		</p>
	);
}
