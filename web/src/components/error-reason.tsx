import { wordOfUnreadable } from '@henry/contract/refusals.ts';
import { useTranslation } from 'react-i18next';
import { refusalReasonOf } from '#web/lib/refusal-reason.ts';

type ErrorReasonProps = { error: Error };

/** Why a call failed, in the language of the app; a message that has no words here stands as it came, in English. */
export function ErrorReason({ error }: ErrorReasonProps) {
	const { t } = useTranslation('errors');
	const reason = refusalReasonOf(error);
	const word = wordOfUnreadable(error.message);
	if (word !== undefined) return t('unreadableWord', { word });
	return reason ? t(`refusal.${reason}`) : <span lang="en">{error.message}</span>;
}
