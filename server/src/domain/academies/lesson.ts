import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import {
	dayMs,
	lessonLongestMs,
	lessonMinutes,
	lessonSentenceCount,
	lessonWeekMs,
	maxLessonAnswers,
} from '@henry/contract/limits.ts';
import { pairSetFor } from '@henry/contract/minimal-pairs.ts';
import { isQuestionTask, type Task } from '@henry/contract/tasks.ts';
import type { Content } from '#server/content.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ClassAnswers } from '#server/ports/homework-store.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { Store } from '#server/ports/store.ts';
import { createIsAnonymous } from './anonymous-sentence.ts';
import { byLearnersThenTimes } from './class-view.ts';
import { numberOf, type SentenceChoice, same, sentencesFrom } from './lesson-sentences.ts';

type LessonContent = Pick<
	Content,
	'warmUps' | 'pairTopic' | 'sounds' | 'minimalPairs' | 'wordSets' | 'vocabularyLevels'
>;
type Answers = ClassAnswers['answers'];

/** Weeks begin on Monday (UTC); 1 January 1970 was a Thursday. */
const weekOf = (nowMs: number) => Math.floor((nowMs / dayMs + 3) / 7);

type WrongSound = Omit<NonNullable<Answers[number]['content']['wrongSounds']>[number], 'times'>;

/** The sound that goes wrong for most learners, and how often it does. */
function wrongSoundIn(answers: Answers) {
	const bySound = new Map<string, WrongSound & { learners: Set<string>; times: number }>();
	for (const { membershipId, content } of answers) {
		for (const { times, ...sound } of content.wrongSounds ?? []) {
			const key = `${sound.phone} ${sound.inserted ?? ''}`;
			const found = bySound.get(key) ?? { ...sound, learners: new Set(), times: 0 };
			bySound.set(key, { ...found, learners: found.learners.add(membershipId), times: found.times + times });
		}
	}
	const [commonest] = [...bySound.values()]
		.map((sound) => ({ ...sound, learners: sound.learners.size }))
		.toSorted((one, other) => byLearnersThenTimes(one, other) || (one.phone < other.phone ? -1 : 1));
	return commonest;
}

/** What a class works on of a sound that goes wrong. */
function soundFrom(answers: Answers, { sounds, minimalPairs }: LessonContent): ClassLesson['sound']['found'] {
	const wrong = wrongSoundIn(answers);
	const sound = sounds.find(({ phone }) => phone === wrong?.phone);
	if (!wrong || !sound) return null;
	const { phone, ipa, keyWord, howToMake, practiceWords } = sound;
	const { inserted } = wrong;
	const set = pairSetFor(minimalPairs, { phone, inserted });
	const [words] = set?.pairs ?? [];
	return {
		...{ phone, ipa, keyWord, howToMake, words: practiceWords },
		...{ learners: wrong.learners, times: wrong.times, ...(inserted && { inserted }) },
		minimalPair: set && words ? { words, hint: set.hint } : null,
	};
}

/** The kind of homework that most answers are to. */
function commonestKind(answers: Answers): Task['kind'] | undefined {
	const times = new Map<Task['kind'], number>();
	for (const { task } of answers) times.set(task.kind, (times.get(task.kind) ?? 0) + 1);
	return [...times].toSorted(
		([one, often], [other, oftener]) => oftener - often || (one < other ? -1 : 1),
	)[0]?.[0];
}

/** What an assignment asks for, in its own words. */
function askedBy(task: Task): string[] {
	if (isQuestionTask(task)) return [task.question];
	if (task.kind === 'talk') return [task.label, task.exercise];
	return task.kind === 'grammarSpeech' ? [task.topic] : [];
}

/** The topics take turns, week by week; one that the class has spoken about is passed over unless all are. */
function pairTopicFor(answers: Answers, { pairTopic }: LessonContent, turn: number) {
	const spokenAbout = new Set(
		answers
			.flatMap(({ task, content }) => [...askedBy(task), ...content.answers.map(({ question }) => question)])
			.map(same),
	);
	const inTurn = pairTopic.map((_, place) => pairTopic[(turn + place) % pairTopic.length]);
	const isNew = (topic: (typeof inTurn)[number]) =>
		topic && ![topic.key, topic.centralTopic].some((text) => spokenAbout.has(same(text)));
	const topic = inTurn.find(isNew) ?? inTurn[0];
	return { centralTopic: topic?.centralTopic ?? '', subTopics: topic?.subTopics ?? [] };
}

type Circumstances = {
	classId: string;
	nowMs: number;
	/** Sentences that are not to be shown. */
	refused?: ReadonlySet<string>;
};

/**
 * A lesson from what a class has said: the same for a class and a week as long as the class has said nothing more. Where the
 * last seven days hold too little, a part is made of four weeks; what is not there even then is left out, never invented.
 */
export function createLessonOf(content: LessonContent) {
	const isAnonymous = createIsAnonymous(content);
	return (
		{ name, names, answers }: ClassAnswers,
		{ classId, nowMs, refused = new Set() }: Circumstances,
	): ClassLesson => {
		const week = weekOf(nowMs);
		const since = (ms: number) => answers.filter(({ atMs }) => atMs > nowMs - ms);
		const [lately, longer] = [since(lessonWeekMs), since(lessonLongestMs)];
		const choice: SentenceChoice = {
			isFit: (sentence) => !refused.has(sentence.said) && isAnonymous(sentence, names),
			seed: `${classId} ${week}`,
		};
		const ofWeek = sentencesFrom(lately, choice);
		const isEnough = ofWeek.length === lessonSentenceCount;
		const soundOfWeek = soundFrom(lately, content);
		const kind = commonestKind(lately) ?? commonestKind(longer);
		const suiting = content.warmUps.filter(({ after }) => after.some((each) => each === kind));
		const warmUps = suiting.length > 0 ? suiting : content.warmUps.filter(({ after }) => after.length === 0);
		return {
			className: name,
			warmUp: {
				minutes: lessonMinutes.warmUp,
				questions: warmUps[(numberOf(classId) + week) % warmUps.length]?.questions ?? [],
			},
			sentences: {
				minutes: lessonMinutes.sentences,
				period: isEnough ? 'week' : 'fourWeeks',
				items: isEnough ? ofWeek : sentencesFrom(longer, choice),
			},
			sound: {
				minutes: lessonMinutes.sound,
				period: soundOfWeek ? 'week' : 'fourWeeks',
				found: soundOfWeek ?? soundFrom(longer, content),
			},
			pairTask: {
				minutes: lessonMinutes.pairTask,
				...pairTopicFor(lately, content, numberOf(classId) + week),
			},
		};
	};
}

/**
 * Makes the lesson of a class in reach; undefined where it is not. What speaks of danger was never kept; what may yet be
 * read so without the answer around it is not shown either.
 */
export function makeLesson({
	store,
	clock,
	danger,
	content,
}: {
	store: Store;
	clock: Clock;
	danger: DangerWatch;
	content: LessonContent;
}) {
	const lessonOf = createLessonOf(content);
	return async (permission: Permission, classId: string): Promise<ClassLesson | undefined> => {
		const nowMs = clock.nowMs();
		const wanted = { classId, sinceMs: nowMs - lessonLongestMs, atMost: maxLessonAnswers };
		const said = await store.homework.classAnswers(permission, wanted);
		if (!said) return undefined;
		const refused = new Set<string>();
		for (;;) {
			const lesson = lessonOf(said, { classId, nowMs, refused });
			const shown = lesson.sentences.items.map((item) => ({ text: item.said }));
			const harmless = await danger.withoutDanger(shown);
			if (harmless.length === shown.length) return lesson;
			for (const sentence of shown) if (!harmless.includes(sentence)) refused.add(sentence.text);
		}
	};
}
