import { pairSetFor } from '@henry/contract/minimal-pairs.ts';
import { soundName } from '@henry/contract/phones.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { minimalPairSets } from '#web/lib/minimal-pairs.ts';
import { paths } from '#web/lib/paths.ts';
import type { SoundInSpeech } from '#web/lib/practice/speech-sounds.ts';
import { inSlashes } from './sound-sign.tsx';

function Sound({ sound }: { sound: SoundInSpeech }) {
	const { phone, position, wrong, total, words, inserted } = sound;
	const { t } = useTranslation('practised');
	const sets = useQuery(minimalPairSets);
	const set = pairSetFor(sets.data ?? [], sound);
	const { ipa, keyWord } = soundName(phone);
	return (
		<li className="space-y-2">
			<p>
				<span className="font-bold text-lg">
					<span lang="en">{inSlashes(ipa)}</span>{' '}
					{inserted ? t(`inserted.${inserted}`) : t(`inSpeech.position.${position}`)}
				</span>{' '}
				{keyWord && !inserted && <span className="text-muted text-sm">{t('asIn', { word: keyWord })}</span>}
			</p>
			<p className="tabular-nums">{t('inSpeech.wrong', { count: wrong, total })}</p>
			{words.length > 0 && (
				<p className="text-muted text-sm">
					{t('inSpeech.words')} <span lang="en">{words.join(', ')}</span>
				</p>
			)}
			<p className="no-print">
				<Link
					to={set ? `${paths.pairs}?set=${set.key}` : paths.pairs}
					className="inline-flex min-h-8 items-center font-semibold text-accent-strong underline underline-offset-4"
				>
					{t('inSpeech.practise')}
				</Link>
			</p>
			<MarkWrong
				kind="pronunciation"
				about={`in speech: ${inserted ? 'vowel before ' : ''}${phone} ${position} ${wrong} of ${total}`}
				words={{ said: words.join(', '), marked: inSlashes(ipa) }}
			/>
		</li>
	);
}

/** Sounds that go wrong in free speech, each with how often, and the way to practise it. */
export function SoundsInSpeech({ sounds }: { sounds: readonly SoundInSpeech[] }) {
	return (
		<ul className="grid gap-6 md:grid-cols-2">
			{sounds.map((sound) => (
				<Sound key={`${sound.phone} ${sound.position} ${sound.inserted}`} sound={sound} />
			))}
		</ul>
	);
}
