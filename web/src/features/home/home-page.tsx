import {
	AudioLines,
	ChartNoAxesColumn,
	Images,
	MessagesSquare,
	Mic,
	Network,
	SpellCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { useDocumentTitle } from '#web/components/page.tsx';
import { TryFree } from '#web/components/try-free.tsx';
import { paths } from '#web/lib/paths.ts';
import { ActivityCard } from './activity-card.tsx';
import { HeroIllustration } from './hero-illustration.tsx';

const wide = 'lg:col-span-3';
const narrow = 'lg:col-span-2';
const activities = [
	{
		key: 'fluencyChat',
		to: paths.talk,
		icon: MessagesSquare,
		iconColours: 'bg-accent-soft text-accent-strong',
		className: wide,
	},
	{
		key: 'speakle',
		to: paths.speakle,
		icon: AudioLines,
		iconColours: 'bg-clay-soft text-ink',
		className: wide,
	},
	{
		key: 'grammarSpeech',
		to: paths.grammarSpeech,
		icon: SpellCheck,
		iconColours: 'bg-good-soft text-good',
		className: narrow,
	},
	{
		key: 'pairTopic',
		to: paths.pairTopic,
		icon: Network,
		iconColours: 'bg-fair-soft text-fair',
		className: narrow,
	},
	{
		key: 'pictures',
		to: paths.pictures,
		icon: Images,
		iconColours: 'bg-poor-soft text-poor',
		className: narrow,
	},
] as const;

const promises = [
	{ key: 'noThirdParty', icon: Mic },
	{ key: 'yourChoice', icon: ChartNoAxesColumn },
] as const;

const section = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

export function HomePage() {
	const { t } = useTranslation('home');
	useDocumentTitle('Talk to Henry');
	return (
		<>
			<Hero />
			<section aria-labelledby="activities" className={`${section} py-10 sm:py-14`}>
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
			<Promises />
			<Closing />
		</>
	);
}

function Hero() {
	const { t } = useTranslation('home');
	return (
		<section
			className={`${section} grid items-center gap-8 pt-10 pb-6 sm:pt-14 md:grid-cols-[1.15fr_1fr] md:gap-12 lg:py-16`}
		>
			<div>
				<h1 className="font-bold text-4xl tracking-tight sm:text-5xl lg:text-6xl">{t('hero.tagline')}</h1>
				<p className="mt-5 max-w-xl text-lg text-muted sm:text-xl">{t('hero.subtitle')}</p>
				<ButtonLink to={paths.talk} className="mt-8 w-full px-8 text-lg sm:w-auto">
					{t('hero.talk')}
				</ButtonLink>
			</div>
			<div className="mx-auto w-full max-w-sm md:max-w-none">
				<HeroIllustration />
			</div>
		</section>
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
				{promises.map(({ key, icon: Icon }) => (
					<li key={key} className="flex gap-4 border-clay border-l-4 pl-5">
						<div>
							<h3 className="flex items-center gap-2.5 font-bold text-xl">
								<Icon aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
								{t(`promises.${key}.title`)}
							</h3>
							<p className="mt-2 text-lg text-muted">{t(`promises.${key}.text`)}</p>
						</div>
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
				<h2 className="font-bold text-2xl sm:text-4xl">{t('closing.title')}</h2>
				<p className="mt-3 mb-8 text-lg text-muted">{t('closing.text')}</p>
				<TryFree />
			</div>
		</section>
	);
}
