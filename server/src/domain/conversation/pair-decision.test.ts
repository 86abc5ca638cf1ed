import { pairDecisionQuestion } from '@henry/contract/conversation.ts';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import { expect, test } from 'vitest';
import { nextTurn } from './coach-for-tests.ts';

/** Henry's turns after each of the learner's lines, the first of which answers the question for the decision. */
async function decide(difficulty: Difficulty, ...lines: string[]) {
	const conversation: { role: 'system' | 'user'; content: string }[] = [
		{ role: 'system', content: pairDecisionQuestion },
	];
	const turns = [];
	for (const content of lines) {
		conversation.push({ role: 'user', content });
		const turn = await nextTurn('languages', [...conversation], difficulty);
		conversation.push({ role: 'system', content: turn.question });
		turns.push(turn);
	}
	return turns;
}

const lastOf = async (...given: Parameters<typeof decide>) => {
	const turn = (await decide(...given)).at(-1);
	if (!turn) throw new Error('Henry said nothing.');
	return turn;
};

const asksForAnother = /(?:Which idea would you choose, then|What would you choose instead)\?$/;
const namesOwn = /(?:For me, it's|I would choose) .*\?$/;

test.each([
	['Not grammar, because it is boring', /studying grammar/],
	['I would not choose the first one', /watching films/],
	['The least important is studying grammar', /studying grammar/],
	['grammar no', /studying grammar/],
	['anything but books', /reading books/],
])('who only refuses is asked for another idea: %s', async (said, refused) => {
	const turn = await lastOf('beginner', said);
	expect(turn.question).toMatch(asksForAnother);
	expect(turn.question).toMatch(refused);
	expect(turn.progress).toBeLessThan(100);
	expect(turn.covered).toHaveLength(1);
});

test.each([
	['I do not like chatting with friends, I prefer living abroad', 'living abroad'],
	['living abroad is better than studying grammar', 'living abroad'],
	['I would rather read books than watch films', 'reading books'],
	['neither films nor grammar, the last one', 'reading books'],
	['what about books?', 'reading books'],
	["why don't we choose living abroad?", 'living abroad'],
])('what is chosen is decided, not what is named beside it: %s', async (said, chosen) => {
	const turn = await lastOf('beginner', said);
	expect(turn.question).toMatch(new RegExp(`(?:decision is|we choose) ${chosen}\\.`));
	expect(turn.progress).toBe(100);
});

test.each(['What do you think?', 'you choose', "i don't know", 'none of them', 'it depends', 'why?'])(
	'who has no idea hears Henry’s own, with a reason: %s',
	async (said) => {
		const turn = await lastOf('beginner', said);
		expect(turn.question).toMatch(namesOwn);
		expect(turn.question.split(/[.?!] /).length).toBeGreaterThan(2);
	},
);

test('asked why he wants his idea, Henry gives another reason, and asks back', async () => {
	const [own, why, agreed] = await decide('beginner', 'What do you think?', 'why do you think that?', 'ok');
	expect(why?.question).toMatch(/reason.*(?:interested|at the same time)\. .*\?$/);
	expect(own?.question).not.toContain(why?.question.split('. ')[1] ?? '');
	expect(agreed).toMatchObject({ progress: 100, question: expect.stringMatching(/watching films/) });
});

test('an idea of Henry’s that is refused is not decided', async () => {
	const turns = await decide('beginner', 'what do you think', 'no', 'no', 'i do not agree', 'no');
	expect(turns[1]?.question).toMatch(asksForAnother);
	expect(turns[2]?.question).toMatch(/studying grammar/);
	expect(turns[3]?.question).toMatch(/living abroad/);
	expect(turns[4]?.question).toMatch(/^(?:So we see it differently|We can't agree today)/);
	expect(turns.map(({ progress }) => progress === 100)).toEqual([false, false, false, false, true]);
});

test('who asks back with a choice hears what Henry would choose', async () => {
	expect((await lastOf('beginner', 'living abroad, and you?')).question).toMatch(
		/^(?:I would choose that too|That's my choice as well)\. .*living abroad/,
	);
	expect((await lastOf('advanced', 'living abroad, and you?')).question).toMatch(/watching films.*\?$/);
});

test('who wants all ideas, or either of two, is helped to one', async () => {
	const [all] = await decide('beginner', 'all of them');
	expect(all?.question).toMatch(/choose them all|we need one/);
	const [either, agreed] = await decide('beginner', 'films or books', 'ok');
	expect(either?.question).toMatch(namesOwn);
	expect(agreed?.question).toMatch(/(?:decision is|we choose) watching films and series\./);
});

test.each([
	['mine', 'living abroad'],
	['no, that one is boring', 'living abroad'],
	['i still prefer the first one because you speak', 'living abroad'],
	['you are right', 'watching films and series'],
	['ok, your idea is better than mine', 'watching films and series'],
	['both are good', 'living abroad and watching films and series'],
])('between two ideas: %s', async (said, decision) => {
	const choice = 'living abroad because you have to speak every day and it is fun';
	const turns = await decide('advanced', choice, said, 'mine because you must speak');
	const closing = turns.find(({ progress }) => progress === 100);
	expect(closing?.question).toContain(` ${decision}.`);
});
