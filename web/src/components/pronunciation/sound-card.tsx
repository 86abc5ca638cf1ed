import { apiPaths } from '@henry/contract/api-paths.ts';
import { type Sound, soundsSchema } from '@henry/contract/sounds.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { MouthDrawing } from '#web/components/mouth-drawing.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { useInLanguage } from '#web/lib/in-language.ts';
import { inSlashes } from './sound-sign.tsx';

function HowToMake({ sound }: { sound: Sound }) {
	const { t } = useTranslation('speakle');
	const inLanguage = useInLanguage();
	return (
		<div className="flex flex-col gap-5 sm:flex-row">
			<MouthDrawing mouth={sound.mouth} />
			<div className="min-w-0 space-y-2">
				<p className="font-bold text-2xl">{inSlashes(sound.ipa)}</p>
				<p className="text-muted">
					{t('sound.asIn', { spelling: sound.spelling })}{' '}
					<span lang="en" className="font-semibold text-ink">
						{sound.keyWord}
					</span>
				</p>
				<p>{inLanguage(sound.howToMake)}</p>
			</div>
		</div>
	);
}

type SoundCardProps = {
	/** ARPAbet, without stress. */
	phone: string;
	/** What else there is to say about the sound. */
	children?: (sound: Sound) => ReactNode;
};

/** How a sound is made: its sign, a drawing of the mouth, and a few words. */
export function SoundCard({ phone, children }: SoundCardProps) {
	const { t } = useTranslation('speakle');
	const sounds = useQuery({
		queryKey: ['sounds'],
		queryFn: ({ signal }) => getJson(apiPaths.sounds, soundsSchema, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
		select: (all) => all.find((sound) => sound.phone === phone) ?? null,
	});
	return (
		<QueryView
			query={sounds}
			loading={() => <LoadingNotice label={t('sound.loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => <p className="text-muted">{t('sound.none')}</p>}
			data={(sound) =>
				sound && (
					<div className="space-y-5">
						<HowToMake sound={sound} />
						{children?.(sound)}
					</div>
				)
			}
		/>
	);
}
