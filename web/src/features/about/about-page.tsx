import {
	AudioLines,
	BookmarkCheck,
	Bot,
	Ear,
	Eye,
	KeyRound,
	Layers,
	type LucideIcon,
	Mail,
	Mic,
	PencilLine,
	Scale,
	School,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#web/components/page.tsx';
import { site } from '#web/lib/site.ts';
import { Accuracy } from './accuracy.tsx';
import { models, packages, works } from './credits.ts';
import { Engines } from './engines.tsx';
import { figures } from './figures.ts';

/** What is explained, each with its sign. */
const marks = {
	machine: Bot,
	heard: Ear,
	corrections: PencilLine,
	pronunciation: AudioLines,
	estimates: Scale,
	review: Layers,
} as const;
const privacy = {
	voice: Mic,
	practice: BookmarkCheck,
	account: KeyRound,
	classes: School,
	waitlist: Mail,
	seen: Eye,
} as const;
const keysOf = <Key extends string>(signs: Record<Key, LucideIcon>) => Object.keys(signs) as Key[];

/** Written beside the app when it is built. */
const noticesPath = '/third-party-notices.txt';

/** `/about`: what Henry is, how marks are made, how good the engines are, what is kept, and whose work it stands on. */
export function AboutPage() {
	const { t } = useTranslation('about');
	return (
		<Page title={t('title')}>
			<p className="text-lg">{t('lead')}</p>
			<Section id="marks" title={t('marks.title')}>
				<dl className="space-y-5">
					{keysOf(marks).map((mark) => (
						<Explained key={mark} sign={marks[mark]} term={t(`marks.${mark}.term`)}>
							{t(`marks.${mark}.text`, { rules: figures.grammarRules })}
						</Explained>
					))}
				</dl>
			</Section>
			<Section id="engines" title={t('engines.title')}>
				<Engines />
			</Section>
			<Section id="accuracy" title={t('accuracy.title')}>
				<Accuracy />
			</Section>
			<Section id="privacy" title={t('privacy.title')}>
				<dl className="space-y-5">
					{keysOf(privacy).map((topic) => (
						<Explained key={topic} sign={privacy[topic]} term={t(`privacy.${topic}.term`)}>
							{t(`privacy.${topic}.text`)}
						</Explained>
					))}
				</dl>
				<p className="mt-5">
					{t('privacy.contact')}{' '}
					<a className="text-accent-strong underline underline-offset-4" href={`mailto:${site.contactEmail}`}>
						{site.contactEmail}
					</a>
				</p>
			</Section>
			<Section id="credits" title={t('credits.title')}>
				<CreditList title={t('credits.works')} credits={works} />
				<CreditList title={t('credits.models')} credits={models} />
				<CreditList title={t('credits.packages')} credits={packages} />
				<p className="mt-6">
					<a className="text-accent-strong underline underline-offset-4" href={noticesPath}>
						{t('credits.notices')}
					</a>
				</p>
			</Section>
		</Page>
	);
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="mt-12">
			<h2 id={id} className="mb-4 font-bold text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}

type ExplainedProps = { sign: LucideIcon; term: string; children: ReactNode };

function Explained({ sign: Sign, term, children }: ExplainedProps) {
	return (
		<div className="grid grid-cols-[2.75rem_1fr] gap-x-4">
			<dt className="contents">
				<span
					aria-hidden="true"
					className="row-span-2 grid size-11 place-items-center rounded-full bg-clay-soft text-ink"
				>
					<Sign className="size-5" />
				</span>
				<span className="font-semibold">{term}</span>
			</dt>
			<dd className="mt-1 text-muted">{children}</dd>
		</div>
	);
}

function CreditList({ title, credits }: { title: string; credits: readonly (readonly [string, string])[] }) {
	return (
		<>
			<h3 className="mt-6 mb-2 font-semibold font-sans">{title}</h3>
			<ul lang="en" className="gap-x-8 text-muted text-sm sm:columns-2">
				{credits.map(([name, terms]) => (
					<li key={name} className="break-inside-avoid py-0.5">
						<span className="text-ink">{name}</span>, <span className="inline-block">{terms}</span>
					</li>
				))}
			</ul>
		</>
	);
}
