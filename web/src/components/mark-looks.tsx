import { useTranslation } from 'react-i18next';

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

/** How a corrected part looks. */
export const correctedLook =
	'rounded bg-good-soft px-0.5 font-semibold text-good underline decoration-1 decoration-dashed underline-offset-4';
