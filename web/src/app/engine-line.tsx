import { type EngineAtWork, earName } from '@henry/contract/engines-at-work.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useChosenRecogniser } from '#web/lib/chosen-recogniser.ts';
import { useEnginesAtWork } from '#web/lib/engines-at-work.ts';
import { paths } from '#web/lib/paths.ts';

/** In the footer: who hears and who speaks at this moment, and where that is. */
export function EngineLine() {
	const { t } = useTranslation();
	const recogniser = useChosenRecogniser();
	const engines = useEnginesAtWork();
	if (!engines) return null;

	const named = ({ name, embedded, sendsTo }: EngineAtWork) =>
		`${name === earName ? t('engineLine.ear') : name} (${sendsTo ?? t(embedded ? 'engineLine.here' : 'engineLine.outside')})`;
	const henrysEar = named(engines.speechToText);
	const ears =
		recogniser === 'henry'
			? henrysEar
			: t('engineLine.otherwise', { first: t(`engineLine.${recogniser}`), henrysEar });
	return (
		<Link
			to={paths.about}
			className="inline-flex min-h-8 items-center text-muted underline-offset-4 hover:underline"
		>
			{t('engineLine.text', { ears, voice: named(engines.textToSpeech) })}
		</Link>
	);
}
