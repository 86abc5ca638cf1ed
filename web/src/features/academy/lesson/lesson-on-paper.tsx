import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { localeOf } from '#web/lib/locale.ts';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { type LessonPart, lessonParts } from './lesson-parts.tsx';

const list = 'list-decimal space-y-3 pl-6 text-xl';

function SentencesOnPaper({ items }: { items: ClassLesson['sentences']['items'] }) {
	const { t } = useTranslation('classLesson');
	if (items.length === 0) return <p>{t('sentences.none')}</p>;
	return (
		<>
			<p className="text-lg">{t('sentences.task', { count: items.length })}</p>
			<ol className={list}>
				{items.map(({ said }) => (
					<li key={said}>
						<span lang="en">{said}</span>
						<span aria-hidden="true" className="mt-9 block border-line-strong border-b" />
					</li>
				))}
			</ol>
		</>
	);
}

function SoundOnPaper({ found }: { found: ClassLesson['sound']['found'] }) {
	const { t } = useTranslation(['classLesson', 'practised']);
	const inLanguage = useInLanguage();
	if (!found) return <p>{t('sound.none')}</p>;
	return (
		<>
			<p className="text-xl">
				<span lang="en" className="font-bold">
					/{found.ipa}/
				</span>{' '}
				{found.inserted
					? t(`practised:inserted.${found.inserted}`)
					: t('practised:asIn', { word: found.keyWord })}
			</p>
			{!found.inserted && (
				<>
					<p className="text-lg">{inLanguage(found.howToMake)}</p>
					<p lang="en" className="text-xl">
						{found.words.join(' · ')}
					</p>
				</>
			)}
			{found.minimalPair && (
				<>
					<p lang="en" className="font-bold text-xl">
						{found.minimalPair.words.join(' / ')}
					</p>
					<p className="text-lg">{inLanguage(found.minimalPair.hint)}</p>
				</>
			)}
		</>
	);
}

/** The academy whose lesson it is, in its look. */
function AcademyOnPaper() {
	const [search] = useSearchParams();
	const mine = useQuery(myAcademiesQuery);
	const own = mine.data?.find(({ academy }) => academy.id === search.get('academy'));
	return own ? <AcademyBand {...own.academy} /> : null;
}

/** The whole lesson as it is printed, with the answers at its end; it is not seen on the screen. */
export function LessonOnPaper({ lesson }: { lesson: ClassLesson }) {
	const { t, i18n } = useTranslation('classLesson');
	const [madeAtMs] = useState(Date.now);
	const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(madeAtMs);
	const { warmUp, sentences, sound, pairTask } = lesson;
	const bodies: Record<LessonPart, ReactNode> = {
		warmUp: (
			<ol lang="en" className={list}>
				{warmUp.questions.map((question) => (
					<li key={question}>{question}</li>
				))}
			</ol>
		),
		sentences: <SentencesOnPaper items={sentences.items} />,
		sound: <SoundOnPaper found={sound.found} />,
		pairTask: (
			<>
				<p lang="en" className="font-bold text-xl">
					{pairTask.centralTopic}
				</p>
				<p lang="en" className="text-xl">
					{pairTask.subTopics.join(' · ')}
				</p>
			</>
		),
	};
	return (
		<div data-printed className="hidden print:block">
			<AcademyOnPaper />
			<p className="flex justify-between gap-4 border-ink border-b-2 pb-3">
				<span className="font-bold font-display text-3xl">{t('title', { name: lesson.className })}</span>
				<span>{date}</span>
			</p>
			{lessonParts.map((part, place) => (
				<section key={part} className="space-y-2">
					<h3 className="mt-4 font-bold text-2xl">
						{place + 1}. {t(`${part}.title`)} ({t('minutes', { count: lesson[part].minutes })})
					</h3>
					{bodies[part]}
				</section>
			))}
			{sentences.items.length > 0 && (
				<section className="space-y-2">
					<h3 className="mt-4 font-bold text-2xl">{t('answers')}</h3>
					<ol lang="en" className={list}>
						{sentences.items.map(({ better }) => (
							<li key={better}>{better}</li>
						))}
					</ol>
				</section>
			)}
		</div>
	);
}
