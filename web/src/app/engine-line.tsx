import type { EngineHealth } from '@henry/contract/health.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useHealth } from '#web/lib/use-health.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { engineLineId } from './footer.tsx';

/** In the footer: who hears and who speaks at this moment, and where that is. */
export function EngineLine() {
	const { t } = useTranslation('about');
	const { recogniser } = useVisitorSettings();
	const engines = useHealth().data?.engines;
	const footer = document.getElementById(engineLineId);
	if (!engines || !footer) return null;

	const named = ({ name, embedded, sendsTo }: EngineHealth) =>
		`${name} (${sendsTo ?? t(embedded ? 'line.here' : 'line.outside')})`;
	const henrysEar = named(engines.speechToText);
	const ears =
		recogniser === 'henry' ? henrysEar : t('line.otherwise', { first: t(`line.${recogniser}`), henrysEar });
	return createPortal(
		<Link
			to={paths.about}
			className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:underline"
		>
			{t('line.text', { ears, voice: named(engines.textToSpeech) })}
		</Link>,
		footer,
	);
}
