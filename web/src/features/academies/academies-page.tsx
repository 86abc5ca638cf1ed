import type { LucideIcon } from 'lucide-react';
import {
	CalendarClock,
	ClipboardCheck,
	FileText,
	History,
	Mail,
	NotebookPen,
	Palette,
	Plug,
	Server,
	SpellCheck,
	Timer,
	UsersRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '#web/components/board.tsx';
import { ButtonAnchor, ButtonLink } from '#web/components/button.tsx';
import { useDocumentTitle } from '#web/components/page.tsx';
import { TryFree } from '#web/components/try-free.tsx';
import { paths } from '#web/lib/paths.ts';
import { site } from '#web/lib/site.ts';
import { Prices } from './prices.tsx';
import { Screens } from './screens.tsx';
import { Testimonials } from './testimonials.tsx';
import { WaitlistForm } from './waitlist-form.tsx';
import { WaitlistTerms } from './waitlist-terms.tsx';

const today = [
	{ key: 'classes', icon: UsersRound },
	{ key: 'homework', icon: NotebookPen },
	{ key: 'teacher', icon: ClipboardCheck },
	{ key: 'colours', icon: Palette },
	{ key: 'reports', icon: FileText },
	{ key: 'mockExam', icon: CalendarClock },
	{ key: 'connections', icon: Plug },
	{ key: 'grammarSpeech', icon: SpellCheck },
	{ key: 'aptis', icon: Timer },
	{ key: 'review', icon: History },
	{ key: 'ownServer', icon: Server },
] as const;

const section = 'mx-auto w-full max-w-6xl px-5 sm:px-8';
const sectionTitle = 'font-bold text-2xl sm:text-3xl';

/** `/academies`: what works for an academy today, how it looks, what people say and what it costs, the way to start one, how to write to us, and the waitlist. */
export function AcademiesPage() {
	const { t } = useTranslation('academies');
	useDocumentTitle(t('title'));
	return (
		<>
			<Pitch />
			<section aria-labelledby="today" className={`${section} py-10 sm:py-14`}>
				<h2 id="today" className={sectionTitle}>
					{t('today.title')}
				</h2>
				<p className="mt-3 mb-8 text-lg text-muted">{t('today.intro')}</p>
				<ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
					{today.map(({ key, icon }) => (
						<Point key={key} icon={icon} title={t(`today.${key}.title`)}>
							{t(`today.${key}.text`)}
						</Point>
					))}
				</ul>
			</section>
			{(['screens', 'testimonials', 'prices'] as const).map((key) => (
				<Extra key={key} part={key} />
			))}
			<Waitlist />
			<div className={section}>
				<WaitlistTerms />
			</div>
		</>
	);
}

const parts = { screens: Screens, testimonials: Testimonials, prices: Prices };

/** A part of the page with its heading. */
function Extra({ part }: { part: keyof typeof parts }) {
	const { t } = useTranslation('academies');
	const Part = parts[part];
	return (
		<section aria-labelledby={part} className={`${section} py-10 sm:py-14`}>
			<h2 id={part} className={sectionTitle}>
				{t(`${part}.title`)}
			</h2>
			<p className="mt-3 mb-8 text-lg text-muted">{t(`${part}.intro`)}</p>
			<Part />
		</section>
	);
}

function Pitch() {
	const { t } = useTranslation('academies');
	return (
		<section className="text-center">
			<Board>
				<div className="px-6 pt-10 pb-12 sm:px-10 sm:pt-14 sm:pb-16">
					<p className="font-semibold text-chalk-warm text-lg">{t('title')}</p>
					<h1 className="mx-auto mt-3 max-w-3xl font-bold text-4xl tracking-tight sm:text-5xl">
						{t('pitch')}
					</h1>
					<p className="mx-auto mt-5 mb-8 max-w-2xl text-chalk-muted text-lg">{t('lead')}</p>
					<ButtonLink look="chalk" to={paths.academy} className="mb-8 px-8 text-lg">
						{t('start')}
					</ButtonLink>
					<TryFree isOnBoard />
				</div>
			</Board>
		</section>
	);
}

function Point({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
	return (
		<li className="flex gap-4">
			<span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-strong">
				<Icon aria-hidden="true" className="size-6" />
			</span>
			<div>
				<h3 className="font-bold text-xl">{title}</h3>
				<p className="mt-1 text-muted">{children}</p>
			</div>
		</li>
	);
}

function Waitlist() {
	const { t } = useTranslation('academies');
	const [isSubscribed, setSubscribed] = useState(false);
	return (
		<section aria-labelledby="waitlist" className={`no-print ${section} py-10 sm:py-14`}>
			<div className="grid gap-8 rounded-card bg-accent-soft p-4 sm:p-10 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[auto_1fr] lg:gap-x-14">
				<div>
					<h2 id="waitlist" className={sectionTitle}>
						{t('waitlist.title')}
					</h2>
					{!isSubscribed && <p className="mt-3 text-lg text-muted">{t('waitlist.intro')}</p>}
				</div>
				<div className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-card sm:p-8 lg:row-span-2">
					<WaitlistForm onSubscribed={() => setSubscribed(true)} />
				</div>
				<div>
					{!isSubscribed && <p className="mb-3">{t('contact.text')}</p>}
					<ButtonAnchor look="secondary" href={`mailto:${site.contactEmail}`}>
						<Mail aria-hidden="true" className="size-5" />
						{t('contact.button')}
					</ButtonAnchor>
				</div>
			</div>
		</section>
	);
}
