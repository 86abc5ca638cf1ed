import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from './button.tsx';
import { EmptyNotice } from './empty-notice.tsx';

/** What a room and its mark sheets show where the address names none: the way to the mock exams. */
export function NoRoom() {
	const { t } = useTranslation('mockDay');
	return (
		<EmptyNotice>
			<p className="mb-4">{t('room.none')}</p>
			<ButtonLink look="secondary" to={`${paths.academy}?part=mockDays`}>
				{t('room.toAll')}
			</ButtonLink>
		</EmptyNotice>
	);
}
