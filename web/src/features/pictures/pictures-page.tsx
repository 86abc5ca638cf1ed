import { apiPaths } from '@henry/contract/api-paths.ts';
import { type PhotoExercise, photoExercisesSchema } from '@henry/contract/content.ts';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Images, Mic } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ChoiceButtons } from '#web/components/choice-buttons.tsx';
import { ChoiceHeading } from '#web/components/choice-heading.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { WhatHappens } from '#web/components/what-happens.tsx';
import { getJson } from '#web/lib/api-client.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { talkAreas } from '#web/lib/talk-areas.ts';
import { PictureGallery } from './picture-gallery.tsx';
import { PictureThumbs } from './picture-thumbs.tsx';

const stepIcons = { look: Images, compare: Mic, report: FileCheck };

/** Fetched when an exercise is chosen: it is more than all the rest of the page. */
const PictureSession = lazyPart(
	async () => (await import('./picture-session.tsx')).PictureSession,
	talkAreas.filter((area) => area !== 'liveTalk'),
);

/** The name of an exercise, from its key: `free-time` is "Free time". */
function nameOf({ key }: PhotoExercise): string {
	return (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('-', ' ');
}

type ChosenExerciseProps = {
	exercise: PhotoExercise;
	onOther: () => void;
};

/** One exercise: what to do, the pictures, and the description of them. */
function ChosenExercise({ exercise, ...rest }: ChosenExerciseProps) {
	const { t } = useTranslation('pictures');
	const [attempt, setAttempt] = useState(1);
	return (
		<div className="mt-8 space-y-6 border-line border-t pt-8 print:border-0">
			<div className="space-y-2">
				<h3 className="font-bold text-xl">{t('instructions')}</h3>
				<p lang="en" className="text-lg">
					{exercise.instructions}
				</p>
			</div>
			<PictureGallery exercise={exercise} />
			<Suspense fallback={<LoadingNotice />}>
				<PictureSession
					key={attempt}
					exercise={exercise}
					title={nameOf(exercise)}
					onRestart={() => setAttempt(attempt + 1)}
					{...rest}
				/>
			</Suspense>
		</div>
	);
}

/** The exercises and the chosen one, which is in the address, so that it survives a reload. */
function Exercises({ exercises }: { exercises: PhotoExercise[] }) {
	const { t } = useTranslation('pictures');
	const [search, setSearch] = useSearchParams();
	const isRecording = useRecordingNow();
	const [isReturn, setReturn] = useState(false);
	const exercise = exercises.find(({ key }) => key === search.get('exercise'));
	const choose = (key: string) => {
		setReturn(false);
		setSearch({ exercise: key }, { replace: true });
	};
	const goBack = () => {
		setReturn(true);
		setSearch({}, { replace: true });
	};
	return (
		<>
			<ChoiceHeading isReturn={isReturn}>{t('choose')}</ChoiceHeading>
			<ChoiceButtons
				choices={exercises.map((each) => ({
					key: each.key,
					label: nameOf(each),
					drawing: <PictureThumbs thumbnails={each.thumbnails} />,
				}))}
				chosenKey={exercise?.key}
				onChoose={choose}
				isDisabled={isRecording}
				columns="grid-cols-2 sm:grid-cols-5"
				firstLook="rows"
			/>
			{exercise ? (
				<ChosenExercise key={exercise.key} exercise={exercise} onOther={goBack} />
			) : (
				<div className="mt-10">
					<WhatHappens
						length={t('first.length')}
						steps={(['look', 'compare', 'report'] as const).map((step) => ({
							icon: stepIcons[step],
							title: t(`first.${step}.title`),
							note: t(`first.${step}.note`),
						}))}
					/>
				</div>
			)}
		</>
	);
}

/** `/imageDescription`: compare three pictures in a minute, and see what was covered and what to say better. */
export function PicturesPage() {
	const { t } = useTranslation('pictures');
	const exercises = useQuery({
		queryKey: ['photoExercises'],
		queryFn: ({ signal }) => getJson(apiPaths.photoExercises, photoExercisesSchema, { signal }),
	});
	return (
		<Page title={t('title')}>
			<p className="no-print mb-8 text-lg text-muted">{t('intro')}</p>
			<QueryView
				query={exercises}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => <Exercises exercises={list} />}
			/>
		</Page>
	);
}
