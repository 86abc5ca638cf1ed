import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { speakText } from '#web/lib/speak-text.ts';
import { letGo } from './let-go.ts';

/** The parts of a lesson in their order. */
export const lessonParts = ['warmUp', 'sentences', 'sound', 'pairTask'] as const;
export type LessonPart = (typeof lessonParts)[number];

/** What the class is to do, in the language of the app. */
const Task = ({ children }: { children: ReactNode }) => (
	<p className="text-lg text-muted sm:text-xl">{children}</p>
);

/** That a part is not of this week alone. */
function Period({ period }: { period: ClassLesson['sound']['period'] }) {
	const { t } = useTranslation('classLesson');
	return period === 'fourWeeks' && <p className="text-fair">{t('fourWeeks')}</p>;
}

export function WarmUp({ part: { questions } }: { part: ClassLesson['warmUp'] }) {
	const { t } = useTranslation('classLesson');
	return (
		<>
			<Task>{t('warmUp.task')}</Task>
			<ol lang="en" className="space-y-6 font-display text-shown sm:space-y-8">
				{questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ol>
		</>
	);
}

type SentencesProps = {
	part: ClassLesson['sentences'];
	/** The places of those whose right version is shown. */
	revealed: readonly number[];
	onToggle: (place: number) => void;
};

/** What has just been uncovered is seen whole. */
function intoView(element: HTMLElement | null): void {
	element?.scrollIntoView({ block: 'nearest' });
}

/** Sentences to mend, each with what is right once it is asked for. */
export function Sentences({ part: { items, period }, revealed, onToggle }: SentencesProps) {
	const { t } = useTranslation(['classLesson', 'practised']);
	if (items.length === 0) return <Task>{t('sentences.none')}</Task>;
	return (
		<>
			<Task>{t('sentences.task', { count: items.length })}</Task>
			<Period period={period} />
			<ol className="space-y-4">
				{items.map(({ category, said, better }, place) => {
					const isShown = revealed.includes(place);
					return (
						<li key={said}>
							<p lang="en" className="font-display text-shown">
								{said}
							</p>
							<p
								lang="en"
								aria-live="polite"
								className="flex items-start gap-3 font-bold font-display text-good text-shown empty:sr-only"
							>
								{isShown && (
									<>
										<CircleCheck aria-hidden="true" className="mt-[0.25em] size-[0.9em] shrink-0" />
										<span ref={intoView} className="min-w-0 break-words">
											{better}
										</span>
									</>
								)}
							</p>
							<p className="flex flex-wrap items-center gap-x-3">
								<span className="text-muted">{t(`practised:category.${category}`)}</span>
								<Button
									look="quiet"
									className="px-2!"
									aria-expanded={isShown}
									aria-label={t(isShown ? 'sentences.hideLabel' : 'sentences.showLabel', {
										number: place + 1,
									})}
									onClick={(event) => {
										letGo(event);
										onToggle(place);
									}}
								>
									{t(isShown ? 'sentences.hide' : 'sentences.show')}
								</Button>
							</p>
						</li>
					);
				})}
			</ol>
		</>
	);
}

/** The sound that goes wrong most: how it is made, words with it, and two words that it alone tells apart. */
export function Sound({ part: { found, period } }: { part: ClassLesson['sound'] }) {
	const { t } = useTranslation(['classLesson', 'practised']);
	const inLanguage = useInLanguage();
	if (!found) return <Task>{t('sound.none')}</Task>;
	const { ipa, keyWord, words, howToMake, learners, minimalPair, inserted } = found;
	return (
		<>
			<Task>{t('sound.learners', { count: learners })}</Task>
			<Period period={period} />
			<p className="flex flex-wrap items-baseline gap-x-5">
				<span lang="en" className="font-bold font-display text-tagline">
					/{ipa}/
				</span>
				<span className="text-shown">
					{inserted ? t(`practised:inserted.${inserted}`) : t('practised:asIn', { word: keyWord })}
				</span>
			</p>
			{!inserted && (
				<>
					<p className="max-w-4xl text-lg sm:text-2xl">{inLanguage(howToMake)}</p>
					<ul lang="en" className="flex flex-wrap gap-x-8 gap-y-1 font-display text-shown">
						{words.map((word) => (
							<li key={word}>{word}</li>
						))}
					</ul>
				</>
			)}
			{minimalPair && (
				<div className="space-y-3 rounded-card bg-accent-soft p-4 sm:p-6">
					<h3 className="font-semibold text-lg sm:text-xl">{t('sound.pair')}</h3>
					<ul className="flex flex-wrap gap-x-10 gap-y-4">
						{minimalPair.words.map((word) => (
							<li key={word} className="flex flex-wrap items-center gap-x-4 gap-y-2">
								<span lang="en" className="font-bold font-display text-shown">
									{word}
								</span>
								<ListenButton label={t('sound.hear', { word })} load={() => speakText(word)} />
							</li>
						))}
					</ul>
					<p className="text-lg">{inLanguage(minimalPair.hint)}</p>
				</div>
			)}
		</>
	);
}

export function PairTask({ part: { centralTopic, subTopics } }: { part: ClassLesson['pairTask'] }) {
	const { t } = useTranslation('classLesson');
	return (
		<>
			<Task>{t('pairTask.task')}</Task>
			<p lang="en" className="font-bold font-display text-shown">
				{centralTopic}
			</p>
			<ul lang="en" className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
				{subTopics.map((topic) => (
					<li key={topic} className="rounded-card border border-line bg-surface p-4 text-xl sm:text-2xl">
						{topic}
					</li>
				))}
			</ul>
		</>
	);
}
