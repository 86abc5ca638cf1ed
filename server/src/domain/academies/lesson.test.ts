import type { HandInContent, KeptCorrection } from '@henry/contract/homework.ts';
import { dayMs, lessonMinutes } from '@henry/contract/limits.ts';
import type { Task } from '@henry/contract/tasks.ts';
import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import type { DangerWatch } from '#server/domain/safety/danger-watch.ts';
import type { ClassAnswers } from '#server/ports/homework-store.ts';
import type { Store } from '#server/ports/store.ts';
import { createLessonOf, makeLesson } from './lesson.ts';
import { permissionFor } from './policy.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const lessonOf = createLessonOf(content);
/** A Wednesday. */
const nowMs = Date.UTC(2026, 2, 4, 12);
const question: Task = { kind: 'question', question: 'Who is in your family?', seconds: 60 };

type Mistake = { category: KeptCorrection['category']; said: string; better: string };
const mistake = (
	category: Mistake['category'],
	said: string,
	better = said.replace(/\.?$/, ' now.'),
): KeptCorrection => ({
	...{ category, original: 'a', replacement: 'b', originalSpan: { start: 0, end: 1 } },
	...{ reason: 'Because.', reasonInSpanish: 'Porque.', card: { prompt: said, answer: better } },
});

type Given = {
	by?: string;
	daysAgo?: number;
	task?: Task;
	asked?: string;
	corrections?: KeptCorrection[];
	wrongSounds?: HandInContent['wrongSounds'];
};
const answer = ({
	by = 'lea',
	daysAgo = 1,
	task = question,
	asked = 'Who is in your family?',
	corrections = [],
	wrongSounds,
}: Given): ClassAnswers['answers'][number] => ({
	membershipId: by,
	atMs: nowMs - daysAgo * dayMs,
	task,
	content: {
		answers: [{ question: asked, text: '', isWritten: false, words: [], doubts: [], corrections }],
		figures: {
			...{ words: 0, spokenSeconds: 0, wordsPerMinute: null },
			...{ correctionsPer100Words: null, pronunciation0to100: null },
		},
		...{ draft: null, reasons: [] },
		...(wrongSounds && { wrongSounds }),
	},
});

const said = (answers: ClassAnswers['answers'], names: string[] = []): ClassAnswers => ({
	...{ name: 'B1 Tuesday', names, answers },
});
const lesson = (answers: Given[], { names = [] as string[], atMs = nowMs, classId = 'c' } = {}) =>
	lessonOf(said(answers.map(answer), names), { classId, nowMs: atMs });

const saidIn = ({ sentences }: ReturnType<typeof lesson>) => sentences.items.map((item) => item.said);

test('the four parts last a quarter of an hour', () => {
	const { warmUp, sentences, sound, pairTask } = lesson([]);
	const minutes = [warmUp, sentences, sound, pairTask].map((part) => part.minutes);
	expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(15);
	expect(minutes).toEqual(Object.values(lessonMinutes));
});

test('three sentences are one of each of the commonest kinds, of different learners where that can be', () => {
	const made = lesson([
		{
			by: 'lea',
			corrections: [
				mistake('tense', 'Yesterday we go home.'),
				mistake('article', 'I like the music.'),
				mistake('spelling', 'It is beautifull here.'),
			],
		},
		{
			by: 'leo',
			corrections: [mistake('tense', 'She go out last week.'), mistake('article', 'He is teacher.')],
		},
		{
			by: 'ana',
			corrections: [mistake('tense', 'I see it last year.'), mistake('agreement', 'She work here.')],
		},
	]);
	expect(made.sentences.period).toBe('week');
	expect(made.sentences.items.map(({ category }) => category).slice(0, 2)).toEqual(['tense', 'article']);
	const learners: Record<string, string> = { Y: 'lea', 'I l': 'lea', It: 'lea', 'She g': 'leo', He: 'leo' };
	const whose = saidIn(made).map(
		(text) => Object.entries(learners).find(([start]) => text.startsWith(start))?.[1] ?? 'ana',
	);
	expect(new Set(whose).size).toBe(3);
	expect(JSON.stringify(made)).not.toMatch(/"(?:lea|leo|ana)"/);
});

test('where few kinds are found, a kind comes again; the same sentence never does', () => {
	const tense = ['We go home.', 'We go home.', 'She go out.'].map((text) => mistake('tense', text));
	expect(saidIn(lesson([{ corrections: tense }])).toSorted()).toEqual(['She go out.', 'We go home.']);
	const alike = [
		mistake('tense', 'We go home.', 'We went home.'),
		mistake('tense', 'we go home', 'We went home.'),
	];
	expect(saidIn(lesson([{ corrections: alike }]))).toHaveLength(1);
});

test('a week with too little is made up from four weeks, and the lesson says so', () => {
	const old = { daysAgo: 20, corrections: [mistake('article', 'He is teacher.')] };
	const fresh = {
		corrections: ['We go home.', 'She go out.', 'I see it.'].map((text) => mistake('tense', text)),
	};
	const enough = lesson([fresh, old]);
	expect(enough.sentences.period).toBe('week');
	expect(saidIn(enough)).not.toContain('He is teacher.');
	const few = lesson([{ corrections: fresh.corrections.slice(1) }, old]);
	expect(few.sentences.period).toBe('fourWeeks');
	expect(saidIn(few)).toHaveLength(3);
	expect(saidIn(lesson([{ ...old, daysAgo: 29 }]))).toEqual([]);
});

test('what was corrected without a whole sentence around it that is beyond doubt is left out', () => {
	const { card: _, ...withoutSentence } = mistake('tense', 'We go home.');
	expect(saidIn(lesson([{ corrections: [withoutSentence] }]))).toEqual([]);
});

test.each([
	['a name of the class', 'Lucia go home with me.'],
	['such a name without its accent', 'I know lucía since May.'],
	['a name that is introduced', 'My name are Petra.'],
	['a capital that is no place, day or language', 'My sister Petra work here.'],
	['a name that was heard without its capital', 'my sister petra work here'],
	['a name with an apostrophe in it', 'Mr O’Brien work here.'],
	['an address', 'You writes to me at a@b.org.'],
	['a number that could be called', 'My number are 600123456.'],
])('a sentence with %s is left out', (_, text) => {
	const answers = [{ corrections: [mistake('agreement', text)] }];
	expect(saidIn(lesson(answers, { names: ['Lucía Pérez (example)'] }))).toEqual([]);
});

test.each([
	'They haves two dogs and a cat.',
	"She don't find a taxi, so she's late.",
	'My boyfriend’s car are the biggest one.',
	'He is more happier than his brother at eight o’clock.',
])('usual words make no sentence unfit: %s', (text) => {
	const corrections = [mistake('agreement', text, text.replace(/\.$/, ' today.').replace('haves', 'have'))];
	expect(saidIn(lesson([{ corrections }], { names: ['Ana'] }))).toEqual([text]);
});

test('places, days, languages and oneself keep their capitals', () => {
	const texts = ['On Monday I goes to New York.', 'In Spain they speaks Spanish and English.'];
	const corrections = texts.map((text) => mistake('agreement', text));
	expect(saidIn(lesson([{ corrections }], { names: ['Ana'] })).toSorted()).toEqual(texts.toSorted());
});

test('what was refused is not chosen again', () => {
	const corrections = ['We go home.', 'She go out.', 'I see it.', 'You go up.'].map((text) =>
		mistake('tense', text),
	);
	const first = lesson([{ corrections }]);
	const refused = new Set(saidIn(first));
	const second = lessonOf(said([answer({ corrections })]), { classId: 'c', nowMs, refused });
	expect(saidIn(second)).toHaveLength(1);
	expect(refused.has(saidIn(second)[0] ?? '')).toBe(false);
});

test('the sound is the one that most learners get wrong, with words and a pair that differs in it', () => {
	const { sound } = lesson([
		{ by: 'lea', wrongSounds: [{ phone: 'Z', times: 9 }] },
		{ by: 'leo', wrongSounds: [{ phone: 'IH', times: 1 }] },
		{ by: 'ana', wrongSounds: [{ phone: 'IH', times: 2 }] },
	]);
	expect(sound).toMatchObject({ period: 'week', found: { phone: 'IH', learners: 2, times: 3 } });
	expect(sound.found?.minimalPair?.words).toEqual(['ship', 'sheep']);
	expect(sound.found?.words.length).toBeGreaterThan(2);
	const old = lesson([{ daysAgo: 20, wrongSounds: [{ phone: 'OY', times: 1 }] }]).sound;
	expect(old).toMatchObject({ period: 'fourWeeks', found: { phone: 'OY', minimalPair: null } });
	expect(lesson([]).sound.found).toBeNull();
});

test('without any mistake there is no sentence, and the rest of the lesson is there', () => {
	const { sentences, warmUp, pairTask } = lesson([{}]);
	expect(sentences.items).toEqual([]);
	expect(warmUp.questions).toHaveLength(3);
	expect(pairTask.subTopics).toHaveLength(5);
});

test('the lesson of a class and a week is the same whenever it is made, in whatever order answers come', () => {
	const answers = ['lea', 'leo', 'ana', 'bea'].map((by) => ({
		by,
		corrections: ['We go', 'She see', 'I do'].map((text) => mistake('tense', `${text} it with ${by}.`)),
	}));
	const made = lesson(answers);
	expect(lesson(answers.toReversed(), { atMs: nowMs + dayMs / 2 })).toEqual(made);
	expect(made).toEqual(lesson(answers));
});

test('from week to week and from class to class the questions and the topic differ', () => {
	const weeks = Array.from({ length: 5 }, (_, week) => lesson([], { atMs: nowMs + week * 7 * dayMs }));
	expect(new Set(weeks.map(({ pairTask }) => pairTask.centralTopic)).size).toBe(5);
	expect(new Set(weeks.map(({ warmUp }) => warmUp.questions[0])).size).toBeGreaterThan(2);
	const classes = Array.from({ length: 12 }, (_, index) => lesson([], { classId: `class ${index}` }));
	expect(new Set(classes.map(({ pairTask }) => pairTask.centralTopic)).size).toBeGreaterThan(2);
});

test('the warm-up suits the homework that most was done of', () => {
	const speakle: Task = { kind: 'speakle', sentence: 'I think so.' };
	const { warmUp } = lesson([{ task: speakle }, { task: speakle, by: 'leo' }, {}]);
	const set = content.warmUps.find(({ questions }) => questions[0] === warmUp.questions[0]);
	expect(set?.after).toContain('speakle');
});

test('a pair topic that the class has spoken about this week does not come again', () => {
	const { centralTopic } = lesson([]).pairTask;
	const other = lesson([{ asked: centralTopic }]).pairTask.centralTopic;
	expect(other).not.toBe(centralTopic);
	const all = content.pairTopic.map((topic) => ({ asked: topic.centralTopic }));
	expect(lesson(all).pairTask.centralTopic).toBe(centralTopic);
	expect(lesson([{ asked: centralTopic, daysAgo: 10 }]).pairTask.centralTopic).toBe(centralTopic);
});

test('a sentence that speaks of danger by itself is not shown, and another comes in its place', async () => {
	const corrections = ['We go home.', 'She go out.', 'I see it.', 'You go up.'].map((text) =>
		mistake('tense', text),
	);
	const [shown = ''] = saidIn(lesson([{ corrections }]));
	const danger = {
		withoutDanger: async (items: { text: string }[]) => items.filter(({ text }) => text !== shown),
	};
	const homework = { classAnswers: async () => said([answer({ corrections })]) };
	const make = makeLesson({
		...{ content, clock: { nowMs: () => nowMs }, danger: danger as unknown as DangerWatch },
		store: { homework } as unknown as Store,
	});
	const made = await make(permissionFor('readClass', 'a'), 'c');
	expect(made?.sentences.items).toHaveLength(3);
	expect(made?.sentences.items.map((item) => item.said)).not.toContain(shown);
});
