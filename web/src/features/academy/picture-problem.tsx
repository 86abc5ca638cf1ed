import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { PictureError } from '#web/lib/shrunk-picture.ts';

/** Why a picture was not taken: the browser could not read it, or the server refused it. */
export function PictureProblem({ error }: { error: Error }) {
	const { t } = useTranslation('academy');
	const words = { title: t('picture.unreadable'), advice: t('picture.unreadableAdvice') };
	return <ErrorNotice error={error} words={error instanceof PictureError ? words : undefined} />;
}
