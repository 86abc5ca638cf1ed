import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { ActivityCard } from './activity-card.tsx';
import {
	ChatDrawing,
	CorrectionDrawing,
	MapDrawing,
	PicturesDrawing,
	SentenceDrawing,
} from './activity-drawings.tsx';

const wide = 'lg:col-span-3';
const narrow = 'lg:col-span-2';
const activities = [
	{ key: 'fluencyChat', to: paths.talk, drawing: <ChatDrawing />, className: wide },
	{ key: 'speakle', to: paths.speakle, drawing: <SentenceDrawing />, className: wide },
	{ key: 'grammarSpeech', to: paths.grammarSpeech, drawing: <CorrectionDrawing />, className: narrow },
	{ key: 'pairTopic', to: paths.pairTopic, drawing: <MapDrawing />, className: narrow },
	{ key: 'pictures', to: paths.pictures, drawing: <PicturesDrawing />, className: 'sm:col-span-2' },
] as const;

/** The five activities, each with a drawing and the way to it. */
export function Activities() {
	const { t } = useTranslation('home');
	return (
		<section aria-labelledby="activities" className="mx-auto w-full max-w-6xl px-5 sm:px-8 py-10 sm:py-14">
			<h2 id="activities" className="mb-8 font-bold text-2xl sm:text-3xl">
				{t('activities.title')}
			</h2>
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-6">
				{activities.map(({ key, ...card }) => (
					<ActivityCard
						key={key}
						{...card}
						title={t(`activities.${key}.title`)}
						tagLine={t(`activities.${key}.tagLine`)}
						description={t(`activities.${key}.description`)}
						button={t(`activities.${key}.button`)}
					/>
				))}
			</ul>
		</section>
	);
}
