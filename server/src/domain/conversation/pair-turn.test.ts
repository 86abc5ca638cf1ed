import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { coachForTests, lastTurn, nextTurn, talk } from './coach-for-tests.ts';

const views = [
	'i think films are good because you hear real people',
	'grammar is boring but it is necessary',
	'living abroad is the best way because you speak every day',
	'i like chatting because it is free',
	'books are good for vocabulary but you need time',
];

test('a discussion begins with its question and the first sub-topic', async () => {
	const turn = await lastTurn('languages', []);
	expect(turn.question).toMatch(/best ways to learn a new language\?.*watching films/);
	expect(turn).toMatchObject({ progress: 0, covered: [] });
});

test('Henry takes up a reason, gives views and goes through the sub-topics that are left', async () => {
	const [, turn] = await talk('languages', ['living abroad is best but it is too expensive']);
	expect(turn?.question).toMatch(/money is a real problem/);
	expect(turn?.covered).toEqual(['Living abroad']);
	expect(turn?.question).toMatch(/film/);
});

test('Henry agrees and disagrees, but says nothing twice', async () => {
	const turns = await talk('languages', views);
	const sentences = turns
		.flatMap(({ question }) => question.split(/(?<=[.?!]) /))
		.filter((one) => one.length > 20);
	expect(new Set(sentences).size).toBe(sentences.length);
	expect(turns.at(-1)?.progress).toBeGreaterThanOrEqual(67);
});

test('the learner may choose the next sub-topic by its name or its place', async () => {
	const before = [...views.slice(0, 2)];
	expect((await lastTurn('languages', before)).question).toMatch(/(?:next\? You choose\.|about now\?)$/);
	expect((await lastTurn('languages', [...before, 'the last one please'])).question).toMatch(/reading books/);
	expect((await lastTurn('languages', [...before, "let's talk about living abroad"])).question).toMatch(
		/living abroad/,
	);
});

test('without an idea of the learner’s Henry gives his own, to agree with', async () => {
	const [, own, after] = await talk('languages', ["i don't know", 'yes']);
	expect(own?.question).toMatch(/(?:agree|say|way|same|opinion)\?$/);
	expect(after?.question).not.toMatch(/not so sure|I see it differently/);
});

test('asked what he thinks, Henry says it', async () => {
	const { question } = await lastTurn('languages', ['what do you think']);
	expect(question).toMatch(/how people really speak.*\?$/);
});

test('after all sub-topics comes the decision, and an end with what was agreed on', async () => {
	let turns = await talk('languages', views);
	const lines = [...views];
	while (turns.at(-1)?.question !== pairDecisionQuestion && lines.length < 12) {
		lines.push('i think it helps because you learn many words');
		turns = await talk('languages', lines);
	}
	expect(turns.at(-1)?.question).toBe(pairDecisionQuestion);
	expect(turns.at(-1)?.progress).toBe(83);
	const decided = await talk('languages', [...lines, 'living abroad', 'yes living abroad']);
	expect(decided.at(-1)).toMatchObject({
		progress: 100,
		question: expect.stringMatching(/living abroad.*report!$/),
	});
});

test('when the time is up, what is left is the decision', async () => {
	const messages = [
		{ role: 'system', content: 'What do you think about films?' },
		{ role: 'user', content: 'they are good' },
		{ role: 'system', content: pairDecisionQuestion },
		{ role: 'user', content: 'grammar and living abroad' },
	] as const;
	const turn = await nextTurn('languages', [...messages]);
	expect(turn.question).toMatch(/(?:studying grammar and living abroad|living abroad and studying grammar)/);
	expect(turn.progress).toBe(100);
	expect((await lastTurn('languages', ['time is up'])).question).toBe(pairDecisionQuestion);
});

test('a sub-topic that is named in the decision was talked about', async () => {
	const turn = await nextTurn('languages', [
		{ role: 'system', content: pairDecisionQuestion },
		{ role: 'user', content: 'i think reading books is the best' },
	]);
	expect(turn.covered).toEqual(['Reading books']);
});

test('a topic that nobody wrote views for is discussed all the same', async () => {
	const ask = (fullConversation: { role: 'system' | 'user'; content: string }[]) =>
		coachForTests.converseStarTopic({
			topic: 'Which present is best for a teacher',
			options: ['Flowers', 'A good book', 'TV tickets'],
			fullConversation,
		});
	const first = await ask([]);
	expect(first.question).toMatch(/best for a teacher\?.*flowers\?$/);
	const second = await ask([
		{ role: 'system', content: first.question },
		{ role: 'user', content: 'flowers are nice because everybody likes them' },
	]);
	expect(second).toMatchObject({ covered: ['Flowers'], progress: 25 });
	expect(second.question).toMatch(/a good book/);
});

test('requests are followed as in a talk', async () => {
	expect((await lastTurn('languages', ['can you repeat please'])).question).toMatch(/films and series/);
	expect((await lastTurn('languages', ["i don't understand"])).question).toMatch(/"/);
	expect((await lastTurn('languages', ['bye'])).progress).toBe(100);
	expect((await lastTurn('languages', ['next question please'])).question).not.toMatch(/film/);
});

const decidingOn = (learner: string, ...more: string[]) => [
	{ role: 'system' as const, content: pairDecisionQuestion },
	{ role: 'user' as const, content: learner },
	...more.map((content, index) => ({
		role: index % 2 === 0 ? ('system' as const) : ('user' as const),
		content,
	})),
];

test('the easy partner takes every choice, the hard one none before he hears a reason', async () => {
	const choice = 'i choose living abroad';
	const easy = await nextTurn('languages', decidingOn(choice), 'beginner');
	expect(easy).toMatchObject({ progress: 100, question: expect.stringMatching(/living abroad/) });

	const other = await nextTurn('languages', decidingOn(choice), 'advanced');
	expect(other.question).toMatch(/watching films.*\?$/);
	const kept = await nextTurn(
		'languages',
		decidingOn(choice, other.question, 'no i prefer living abroad'),
		'advanced',
	);
	expect(kept.question).toMatch(/watching films.*\?$/);
	expect(kept.progress).toBeLessThan(100);

	const reason = 'no living abroad because you have to speak every day';
	for (const before of [[other.question], [other.question, 'no i prefer living abroad', kept.question]]) {
		const convinced = await nextTurn('languages', decidingOn(choice, ...before, reason), 'advanced');
		expect(convinced.question).toMatch(/(?:convinced me|good reason).*living abroad/);
		expect(convinced.progress).toBe(100);
	}
	const tired = await nextTurn(
		'languages',
		decidingOn(choice, other.question, 'no', kept.question, 'i do not know'),
		'advanced',
	);
	expect(tired.progress).toBe(100);
});

test('what the learner says against Henry’s choice is not taken for a choice of it', async () => {
	const other = await nextTurn('languages', decidingOn('i choose living abroad'), 'advanced');
	const answer = 'no watching films is boring because you do not speak';
	const turn = await nextTurn(
		'languages',
		decidingOn('i choose living abroad', other.question, answer),
		'advanced',
	);
	expect(turn.question).toMatch(/(?:decision is|choose) living abroad/);
});

test('the easy partner agrees where the hard one often does not', async () => {
	const agreeing = /agree with you\.|good point|think so too|right about|same way/;
	const disagreeing =
		/quite agree|not sure|differently|another opinion|another side|agree only in part|think of this/;
	const replies = (difficulty: 'beginner' | 'advanced') =>
		Promise.all(
			['bad', 'boring', 'terrible', 'useless', 'awful', 'not good'].map((word) =>
				nextTurn(
					'languages',
					[
						{ role: 'system', content: 'What do you think about watching films and series?' },
						{ role: 'user', content: `i think films are ${word} for me` },
					],
					difficulty,
				),
			),
		);
	const against = (turns: Awaited<ReturnType<typeof replies>>) =>
		turns.filter(({ question }) => disagreeing.test(question)).length;
	const easy = await replies('beginner');
	expect(against(easy)).toBe(0);
	expect(easy.some(({ question }) => agreeing.test(question))).toBe(true);
	expect(against(await replies('advanced'))).toBeGreaterThanOrEqual(2);
});

/** Henry's turn after one line of the learner's that answers a question of the discussion. */
const discuss = (question: string, content: string, difficulty?: 'beginner' | 'advanced') =>
	nextTurn(
		'languages',
		[
			{ role: 'system', content: question },
			{ role: 'user', content },
		],
		difficulty,
	);
const ofFilms = 'What do you think about watching films and series in another language?';
const ofGrammar = 'How important is studying grammar, in your opinion?';

test.each(['Why?', 'Can you explain your opinion?', 'Why do you think that?', 'tell me why', 'and you?'])(
	'asked before he has said anything, Henry tells his view and asks back: %s',
	async (said) => {
		const turn = await discuss(ofFilms, said);
		expect(turn.question).toMatch(/^You hear how people really speak.*\?$/);
		expect(turn.covered).toEqual([]);
	},
);

test.each(['Why?', 'Can you explain your opinion?', 'Why do you think that?', 'are you sure?'])(
	'asked for a reason, Henry gives another one on the side that he took, and asks back: %s',
	async (said) => {
		const [, view, why] = await talk('languages', ['films are boring and slow', said]);
		const good = /how people really speak|read and listen/;
		expect(good.test(why?.question ?? '')).toBe(good.test(view?.question ?? ''));
		expect(why?.question).toMatch(/reason\. .*\. .*\?$/);
		expect(view?.question).not.toContain(why?.question.split('. ')[1] ?? '');
		expect(why?.covered).toEqual(['Watching films and series']);
	},
);

test('asked again and again, Henry says that he has no more reasons', async () => {
	const turns = await talk('languages', ['why', 'yes because it is fun', 'why', 'why']);
	expect(turns.at(-1)?.question).toMatch(/(?:no other|all my reasons).*\?$/);
});

test('asked for his favourite, Henry names it, and keeps to it in the decision', async () => {
	const { question } = await discuss(ofGrammar, 'which idea do you like best?');
	expect(question).toMatch(/watching films and series.*\. .*\?$/);
	const decision = await nextTurn('languages', [
		{ role: 'system', content: 'My favourite idea is reading books. Why?' },
		{ role: 'user', content: 'it is good' },
		{ role: 'system', content: pairDecisionQuestion },
		{ role: 'user', content: 'what would you choose?' },
	]);
	expect(decision.question).toMatch(/reading books.*\?$/);
});

test.each([
	['what do you think about grammar?', /When you know the rules.*\?$/],
	['is it expensive to live abroad?', /money is a real problem.*\?$/],
	['what time is it?', /can't look things up|don't know the answer|another time/],
])('a question about an idea is one for Henry’s opinion: %s', async (said, expected) => {
	expect((await discuss(ofFilms, said)).question).toMatch(expected);
});

test.each([
	['grammar is not boring', /know the rules|plan/],
	['it is boring but it is the most important', /boring|past or the future/],
	['i do not think that grammar is useful', /afraid to speak|boring/],
	['films are great but grammar is useless', /afraid to speak|boring/],
	['it is better than films', /know the rules|plan/],
])('the easy partner is of the learner’s opinion about what was asked: %s', async (said, expected) => {
	expect((await discuss(ofGrammar, said, 'beginner')).question).toMatch(expected);
});

test.each([
	['i do not like films i prefer books because they are interesting', [0, 4]],
	['films are good because you can learn many words', [0]],
	['i like films more than grammar', [0, 1]],
	['i prefer living abroad because you speak every day', [2]],
	['they are not boring', [0]],
	["let's talk about living abroad", []],
	['can we talk about books instead?', []],
	["i don't want to talk about films", []],
	['next question please', []],
])('the map ticks what was spoken about: %s', async (said, places) => {
	const names = [
		'Watching films and series',
		'Studying grammar',
		'Living abroad',
		'Chatting with friends online',
		'Reading books',
	];
	expect((await discuss(ofFilms, said)).covered).toEqual(places.map((place) => names[place]));
});

test('who wants to talk about another idea is asked about it', async () => {
	for (const said of [
		"let's talk about living abroad",
		'can we talk about living abroad?',
		'what about living abroad?',
	])
		expect((await discuss(ofFilms, said)).question).toMatch(/living abroad\?/);
	expect(
		(await lastTurn('languages', [...views.slice(0, 2), 'not the first, the last one'])).question,
	).toMatch(/reading books/);
});
