import { type MyAcademies, staffRoles } from '@henry/contract/academies.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveAcademy } from '#web/components/homework/leave-academy.tsx';

/** Where the signed-in user learns, or whose homework they see for somebody, with the way out. Staff leave where they work. */
export function MyPlaces({ academies }: { academies: MyAcademies }) {
	const { t } = useTranslation('homework');
	const [left, setLeft] = useState<string>();
	const places = academies.filter(({ me }) => !staffRoles.includes(me.role));
	if (places.length === 0 && left === undefined) return null;
	return (
		<section aria-label={t('leave.title')} className="space-y-3">
			<p role="status" className="font-semibold text-good empty:sr-only">
				{left !== undefined && t('leave.left', { name: left })}
			</p>
			{places.length > 0 && <h2 className="font-bold text-xl">{t('leave.title')}</h2>}
			<ul className="divide-y divide-line">
				{places.map((place) => (
					<li key={place.me.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
						<p className="min-w-0 flex-1 break-words">
							<span className="font-semibold">{place.academy.name}</span>
							<span className="block text-muted text-sm">{t(`role.${place.me.role}`)}</span>
						</p>
						<LeaveAcademy place={place} onLeft={() => setLeft(place.academy.name)} />
					</li>
				))}
			</ul>
		</section>
	);
}
