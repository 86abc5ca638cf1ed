import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useTranslation } from 'react-i18next';
import { site } from '#web/lib/site.ts';
import { useDay } from '#web/lib/use-moment.ts';

/** What staff read once the academy's places have ended. */
export function PlacesNotice({ end: { untilMs, readOnlyFromMs } }: { end: AcademyOverview['placesEnd'] }) {
	const { t } = useTranslation('academy');
	const day = useDay('UTC');
	const now = Date.now();
	if (untilMs === null || now < untilMs) return null;
	const isReadOnly = readOnlyFromMs !== null && now >= readOnlyFromMs;
	return (
		<p role="status" className="mb-4 rounded-control bg-fair-soft p-3 text-fair">
			{isReadOnly
				? t('places.readOnly')
				: readOnlyFromMs === null
					? t('places.ended')
					: t('places.grace', { day: day(readOnlyFromMs) })}{' '}
			<a href={`mailto:${site.contactEmail}`} className="font-semibold underline underline-offset-4">
				{site.contactEmail}
			</a>
		</p>
	);
}
