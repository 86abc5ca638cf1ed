import { Suspense, useSyncExternalStore } from 'react';
import { Route, Switch } from 'wouter';
import { keptHomework, onHomework } from '#web/lib/homework-now.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { academyDoorPath, paths } from '#web/lib/paths.ts';
import { useIsWalking } from '#web/lib/walking.ts';
import { type LazyPage, lazyPage, lazyServerPage } from './lazy-page.tsx';

/**
 * Every page but a first visit's landing page: its code, and the areas of the messages that the page and
 * its components speak with.
 */
const pages: Record<(typeof paths)[keyof typeof paths], LazyPage> = {
	[paths.home]: lazyServerPage(
		async () => (await import('#web/features/home/today-page.tsx')).TodayPage,
		['home', 'today', 'path'],
	),
	[paths.grammarSpeech]: lazyServerPage(
		async () => (await import('#web/features/grammar-speech/grammar-speech-page.tsx')).GrammarSpeechPage,
		['grammarSpeech'],
	),
	[paths.talk]: lazyServerPage(
		async () => (await import('#web/features/talk/talk-page.tsx')).TalkPage,
		['talk', 'liveTalk', 'recorder'],
	),
	[paths.pairTopic]: lazyServerPage(
		async () => (await import('#web/features/pair-topic/pair-topic-page.tsx')).PairTopicPage,
		['pairTopic', 'liveTalk', 'recorder'],
	),
	[paths.pictures]: lazyServerPage(
		async () => (await import('#web/features/pictures/pictures-page.tsx')).PicturesPage,
		['pictures'],
	),
	[paths.speakle]: lazyServerPage(
		async () => (await import('#web/features/speakle/speakle-page.tsx')).SpeaklePage,
		['speakle', 'recorder', 'practised', 'report'],
	),
	[paths.exams]: lazyServerPage(
		async () => (await import('#web/features/exams/exams-page.tsx')).ExamsPage,
		['exams', 'recorder'],
	),
	[paths.pairs]: lazyServerPage(
		async () => (await import('#web/features/pairs/pairs-page.tsx')).PairsPage,
		['pairs', 'speakle', 'recorder', 'practised', 'report'],
	),
	[paths.path]: lazyServerPage(
		async () => (await import('#web/features/path/path-page.tsx')).PathPage,
		['path'],
	),
	[paths.shadowing]: lazyServerPage(
		async () => (await import('#web/features/shadowing/shadowing-page.tsx')).ShadowingPage,
		['shadowing', 'recorder', 'practised'],
	),
	[paths.aptis]: lazyServerPage(
		async () => (await import('#web/features/exams/part-one-page.tsx')).PartOnePage,
		['exams', 'recorder'],
	),
	[paths.academies]: lazyServerPage(
		async () => (await import('#web/features/academies/academies-page.tsx')).AcademiesPage,
		['academies'],
	),
	[paths.classes]: lazyServerPage(
		async () => (await import('#web/features/homework/classes-page.tsx')).ClassesPage,
		['homework', 'mockTimes', 'recorder', 'transcript', 'report'],
	),
	[paths.academy]: lazyServerPage(
		async () => (await import('#web/features/academy/academy-page.tsx')).AcademyPage,
		['academy', 'homework'],
	),
	[paths.classLesson]: lazyServerPage(
		async () => (await import('#web/features/academy/lesson-page.tsx')).LessonPage,
		['academy', 'classLesson', 'practised', 'recorder'],
	),
	[paths.launch]: lazyServerPage(
		async () => (await import('#web/features/accounts/launch-page.tsx')).LaunchPage,
		['launch'],
	),
	[paths.mockRoom]: lazyServerPage(
		async () => (await import('#web/features/exams/room-page.tsx')).RoomPage,
		['mockDay'],
	),
	[paths.mockSheet]: lazyServerPage(
		async () => (await import('#web/features/academy/sheet-page.tsx')).SheetPage,
		['mockDay', 'homework'],
	),
	[paths.waitlist]: lazyServerPage(
		async () => (await import('#web/features/academies/waitlist-page.tsx')).WaitlistPage,
		['academies'],
	),
	[paths.login]: lazyServerPage(
		async () => (await import('#web/features/accounts/login-page.tsx')).LoginPage,
		['accounts'],
	),
	[paths.finishSignUp]: lazyServerPage(
		async () => (await import('#web/features/accounts/finish-sign-up-page.tsx')).FinishSignUpPage,
		['accounts'],
	),
	[paths.me]: lazyServerPage(
		async () => (await import('#web/features/progress/progress-page.tsx')).ProgressPage,
		['lesson', 'practised', 'progress', 'recorder', 'report', 'talkReport', 'transcript'],
	),
	[paths.settings]: lazyServerPage(
		async () => (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
		['settings', 'recorder', 'report', 'transcript'],
	),
	[paths.about]: lazyServerPage(
		async () => (await import('#web/features/about/about-page.tsx')).AboutPage,
		['about'],
	),
};

/** Shown while the day's things are gone through; without it they can be opened one by one. */
const TodayStrip = lazyPart(async () => (await import('./today-strip.tsx')).TodayStrip, ['today']);

/** Shown while homework is being done. */
const HomeworkLine = lazyPart(async () => (await import('./homework-line.tsx')).HomeworkLine, ['homework']);

const AcademyDoorPage = lazyServerPage(
	async () => (await import('#web/features/academy-door/academy-door-page.tsx')).AcademyDoorPage,
	['academyDoor'],
);

const NotFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage);

const StyleguidePage = import.meta.env.DEV
	? lazyPage(
			async () => (await import('#web/features/styleguide/styleguide-page.tsx')).StyleguidePage,
			['errors', 'recorder'],
		)
	: undefined;

/** Fetches the page at an address, so that it can be shown at once. */
export function fetchOtherPage(pathname: string): Promise<unknown> {
	const path = pathname.replace(/(.)\/$/, '$1').toLowerCase();
	const found = Object.entries(pages).find(([address]) => address.toLowerCase() === path);
	if (path.startsWith('/at/')) return AcademyDoorPage.fetch();
	return (found?.[1] ?? NotFoundPage).fetch();
}

/** Every route but the landing page's on a first visit. */
export function OtherPages() {
	const isWalking = useIsWalking();
	const isHomework = useSyncExternalStore(onHomework, keptHomework, () => null) !== null;
	return (
		<>
			<Suspense fallback={null}>
				{isHomework && <HomeworkLine />}
				{isWalking && <TodayStrip />}
			</Suspense>
			<Switch>
				{Object.entries(pages).map(([path, Page]) => (
					<Route key={path} path={path} component={Page} />
				))}
				<Route path={academyDoorPath} component={AcademyDoorPage} />
				{StyleguidePage && <Route path="/styleguide" component={StyleguidePage} />}
				<Route component={NotFoundPage} />
			</Switch>
		</>
	);
}
