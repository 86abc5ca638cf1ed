import { useTranslation } from 'react-i18next';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import { useDocumentTitle } from '#web/components/page.tsx';
import { TryFree } from '#web/components/try-free.tsx';
import { Activities } from './activities.tsx';
import { Hero } from './hero.tsx';

const promises = [
	{ key: 'noThirdParty', mood: 'listening' },
	{ key: 'yourChoice', mood: 'happy' },
] as const;

const section = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

export function HomePage() {
	useDocumentTitle('Talk to Henry');
	return (
		<>
			<Hero />
			<Activities />
			<Promises />
			<Closing />
		</>
	);
}

function Promises() {
	const { t } = useTranslation('home');
	return (
		<section aria-labelledby="promises" className={`${section} py-10 sm:py-14`}>
			<h2 id="promises" className="mb-8 font-bold text-2xl sm:text-3xl">
				{t('promises.title')}
			</h2>
			<ul className="grid gap-8 md:grid-cols-2 md:gap-12">
				{promises.map(({ key, mood }) => (
					<li key={key} className="border-clay border-t-4 pt-5">
						<h3 className="flex items-center gap-2.5 font-bold text-xl">
							<HenryAvatar mood={mood} size="size-10" />
							{t(`promises.${key}.title`)}
						</h3>
						<p className="mt-2 text-lg text-muted">{t(`promises.${key}.text`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function Closing() {
	const { t } = useTranslation('home');
	return (
		<section className={`${section} pt-6 pb-16`}>
			<div className="rounded-card bg-accent-soft px-6 py-10 text-center sm:px-12 sm:py-14">
				<HenryFace part="head" mood="happy" className="mx-auto mb-4 h-24" />
				<h2 className="font-bold text-2xl sm:text-4xl">{t('closing.title')}</h2>
				<p className="mt-3 mb-8 text-lg text-muted">{t('closing.text')}</p>
				<TryFree />
			</div>
		</section>
	);
}
