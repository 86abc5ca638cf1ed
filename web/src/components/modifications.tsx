import type { Correction } from '@henry/contract/feedback.ts';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { flaggedLook, MarkWrong } from './mark-wrong.tsx';
import { Reason } from './reason.tsx';

/** How many changes are on paper, so that a report stays within one page. */
const printedCount = 12;

/** Each change as old text, new text and reason; shown on demand, and the first of them always on paper. */
export function Modifications({ corrections }: { corrections: Correction[] }) {
	const { t } = useTranslation('report');
	const [shown, setShown] = useState(false);
	const listId = useId();
	if (corrections.length === 0) return null;
	return (
		<div>
			<Button look="secondary" aria-expanded={shown} aria-controls={listId} onClick={() => setShown(!shown)}>
				{shown ? t('hideModifications') : t('showModifications')}
			</Button>
			<ul
				id={listId}
				aria-label={t('modifications')}
				className={`mt-3 divide-y divide-line border-line border-t print:columns-2 print:gap-8 ${shown ? '' : 'hidden print:block'}`}
			>
				{corrections.map((correction, index) => (
					<li
						key={correction.originalSpan.start}
						className={`${flaggedLook} break-inside-avoid py-3 print:py-1.5 ${index < printedCount ? '' : 'no-print'}`}
					>
						<div>
							<p lang="en" className="flex flex-wrap items-center gap-x-2 font-semibold">
								<span className="text-poor line-through decoration-1">
									{correction.original.trim() || t('nothingWord')}
								</span>
								<ArrowRight aria-label={t('becomes')} className="size-4 text-muted" />
								<span className="text-good">{correction.replacement.trim() || t('nothingWord')}</span>
							</p>
							<p>
								<span className="text-muted">{t('reason')}: </span>
								<Reason of={correction} />
							</p>
						</div>
						<MarkWrong
							isFlag
							kind="correction"
							about={correction.rule}
							words={{ said: correction.original, marked: correction.replacement }}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
