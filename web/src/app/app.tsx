import { Route, Routes } from 'react-router';
import { HomePage } from '#web/features/home/home-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { Layout } from './layout.tsx';
import { lazyPage, lazyServerPage } from './lazy-page.ts';

const TalkPage = lazyServerPage(async () => (await import('#web/features/talk/talk-page.tsx')).TalkPage);
const PairTopicPage = lazyServerPage(
	async () => (await import('#web/features/pair-topic/pair-topic-page.tsx')).PairTopicPage,
);
const PicturesPage = lazyServerPage(
	async () => (await import('#web/features/pictures/pictures-page.tsx')).PicturesPage,
);
const SpeaklePage = lazyServerPage(
	async () => (await import('#web/features/speakle/speakle-page.tsx')).SpeaklePage,
);
const AptisPage = lazyServerPage(async () => (await import('#web/features/aptis/aptis-page.tsx')).AptisPage);
const GrammarSpeechPage = lazyServerPage(
	async () => (await import('#web/features/grammar-speech/grammar-speech-page.tsx')).GrammarSpeechPage,
);
const AcademiesPage = lazyServerPage(
	async () => (await import('#web/features/academies/academies-page.tsx')).AcademiesPage,
);
const WaitlistPage = lazyServerPage(
	async () => (await import('#web/features/academies/waitlist-page.tsx')).WaitlistPage,
);
const LoginPage = lazyServerPage(
	async () => (await import('#web/features/accounts/login-page.tsx')).LoginPage,
);
const FinishSignUpPage = lazyServerPage(
	async () => (await import('#web/features/accounts/finish-sign-up-page.tsx')).FinishSignUpPage,
);
const AboutPage = lazyServerPage(async () => (await import('#web/features/about/about-page.tsx')).AboutPage);
const ProgressPage = lazyServerPage(
	async () => (await import('#web/features/progress/progress-page.tsx')).ProgressPage,
);
const SettingsPage = lazyServerPage(
	async () => (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
);
const NotFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage);

/** Every route of the app (specification, section 2), each with its own code; the landing page comes with the app. */
export function App() {
	return (
		<Routes>
			<Route element={<Layout />}>
				<Route path={paths.home} element={<HomePage />} />
				<Route path={paths.grammarSpeech} element={<GrammarSpeechPage />} />
				<Route path={paths.talk} element={<TalkPage />} />
				<Route path={paths.pairTopic} element={<PairTopicPage />} />
				<Route path={paths.pictures} element={<PicturesPage />} />
				<Route path={paths.speakle} element={<SpeaklePage />} />
				<Route path={paths.aptis} element={<AptisPage />} />
				<Route path={paths.academies} element={<AcademiesPage />} />
				<Route path={paths.waitlist} element={<WaitlistPage />} />
				<Route path={paths.login} element={<LoginPage />} />
				<Route path={paths.finishSignUp} element={<FinishSignUpPage />} />
				<Route path={paths.me} element={<ProgressPage />} />
				<Route path={paths.settings} element={<SettingsPage />} />
				<Route path={paths.about} element={<AboutPage />} />
				<Route path="*" element={<NotFoundPage />} />
			</Route>
		</Routes>
	);
}
