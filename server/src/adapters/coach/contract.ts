import {
	type ConversationMessage,
	type ConverseResponse,
	converseResponseSchema,
	pairDecisionQuestion,
} from '@henry/contract/conversation.ts';
import { engineHealthSchema } from '@henry/contract/health.ts';
import { expect } from 'vitest';
import type { Coach } from '#server/ports/coach.ts';

type ContractCase = { name: string; check: (coach: Coach) => Promise<void> };

/** What everyone who speaks as Henry must do, one named case each. A case rejects where a coach does wrong. */
export const coachCases: { name: string; run: (create: () => Coach) => Promise<void> }[] = [
	{ name: 'begins a talk and a discussion with a question and nothing covered', check: begins },
	{ name: 'leads every talk to its end', check: leadsTalks },
	{ name: 'leads a discussion over the decision to its end', check: leadsDiscussion },
	{ name: 'keeps covered what was covered, whoever said so', check: keepsCovered },
	{ name: 'lets the learner stop', check: letsStop },
	{ name: 'takes silence, signs and markup as they come', check: takesAnything },
	{ name: 'tells its words as they grow', check: tellsGrowingWords },
	{ name: 'refuses an aborted call', check: refusesAborted },
	{ name: 'says who it is and how it fares', check: tellsHealth },
].map(({ name, check }: ContractCase) => ({
	name,
	run: async (create) => {
		const coach = create();
		try {
			await check(coach);
		} finally {
			await coach.close();
		}
	},
}));

const talks = {
	howWasYourDay: ['feeling', 'morning', 'activity', 'people', 'food', 'best', 'plans'],
	talkAboutYou: ['home', 'occupation', 'people', 'freeTime', 'english', 'memory', 'future'],
	jobInterview: ['background', 'motivation', 'strengths', 'challenge', 'teamwork', 'weakness', 'goals'],
} satisfies Record<string, string[]>;
const exercises = Object.keys(talks) as (keyof typeof talks)[];
export const languages = {
	topic: 'What are the best ways to learn a new language?',
	options: [
		'Watching films and series',
		'Studying grammar',
		'Living abroad',
		'Chatting with friends online',
		'Reading books',
	],
};
/** Lines that answer something, and hardly ever what was asked. */
const lines = [
	'it was good because the weather was nice',
	'yes i think so because i like it very much',
	'i was with my sister and we cooked some rice',
	'maybe tomorrow i will do it again',
];
const mostTurns = 45;

const henry = ({ question, covered }: ConverseResponse): ConversationMessage => ({
	role: 'system',
	content: question,
	covered,
});
const learner = (content: string): ConversationMessage => ({ role: 'user', content });

type Ask = (fullConversation: ConversationMessage[]) => Promise<ConverseResponse>;

/** A whole conversation, each turn of which has the contract's shape, covers more or as much, and repeats no question. */
async function lead(ask: Ask, keys: readonly string[]): Promise<ConverseResponse[]> {
	const conversation: ConversationMessage[] = [];
	const turns: ConverseResponse[] = [];
	while (turns.at(-1)?.progress !== 100) {
		expect(turns.length).toBeLessThan(mostTurns);
		const response = await ask(conversation);
		expect(converseResponseSchema.parse(response)).toEqual(response);
		const before = turns.at(-1);
		expect(keys).toEqual(expect.arrayContaining(response.covered));
		expect(response.covered).toEqual(expect.arrayContaining(before?.covered ?? []));
		if (response.progress < 100) {
			const share = response.covered.length / (keys.length + 1);
			expect(response.progress).toBe(Math.round(100 * share));
			for (const hint of Object.values(response.hints)) expect(hint.trim()).not.toBe('');
		}
		turns.push(response);
		conversation.push(henry(response), learner(lines[turns.length % lines.length] as string));
	}
	const questions = turns.map(({ question }) => question);
	expect(new Set(questions).size).toBe(questions.length);
	expect(questions.at(-1)).not.toMatch(/\?$/);
	return turns;
}

async function begins(coach: Coach) {
	for (const exerciseType of exercises) {
		const first = await coach.converse({ exerciseType, fullConversation: [] });
		expect(first).toMatchObject({ progress: 0, covered: [], question: expect.stringMatching(/\?/) });
	}
	const first = await coach.converseStarTopic({ ...languages, fullConversation: [] });
	expect(first).toMatchObject({ progress: 0, covered: [], question: expect.stringMatching(/\?/) });
}

async function leadsTalks(coach: Coach) {
	for (const exerciseType of exercises) {
		const ask: Ask = (fullConversation) => coach.converse({ exerciseType, fullConversation });
		const turns = await lead(ask, talks[exerciseType]);
		expect(turns.length).toBeGreaterThan(talks[exerciseType].length / 2);
	}
}

async function leadsDiscussion(coach: Coach) {
	const ask: Ask = (fullConversation) => coach.converseStarTopic({ ...languages, fullConversation });
	const turns = await lead(ask, languages.options);
	const decision = turns.findIndex(({ question }) => question === pairDecisionQuestion);
	expect(decision).toBeGreaterThan(1);
	expect(decision).toBeLessThan(turns.length - 1);
}

async function keepsCovered(coach: Coach) {
	const talk: ConversationMessage[] = [
		{ ...learner('hello'), covered: ['no such thing'] },
		{ role: 'system', content: 'What time do you get up?', covered: ['food', 'best'] },
		learner('very early'),
	];
	const inTalk = await coach.converse({ exerciseType: 'howWasYourDay', fullConversation: talk });
	expect(inTalk.covered).toEqual(expect.arrayContaining(['food', 'best']));
	expect(inTalk.covered).not.toContain('no such thing');
	const discussion: ConversationMessage[] = [
		{ role: 'system', content: 'And films?', covered: ['Living abroad'] },
		learner('they are fine'),
	];
	const inDiscussion = await coach.converseStarTopic({ ...languages, fullConversation: discussion });
	expect(inDiscussion.covered).toContain('Living abroad');
}

async function letsStop(coach: Coach) {
	const stop = [{ role: 'system', content: 'How was your day?' } as const, learner('i want to stop now')];
	for (const response of [
		await coach.converse({ exerciseType: 'howWasYourDay', fullConversation: stop }),
		await coach.converseStarTopic({ ...languages, fullConversation: stop }),
	]) {
		expect(response.progress).toBe(100);
		expect(response.question).not.toContain('?');
	}
}

async function takesAnything(coach: Coach) {
	for (const content of ['', '???', '<b>hi</b>', '{{plan}} {noun} $&', '😀', 'ё'.repeat(500)]) {
		const fullConversation = [{ role: 'system', content: 'How was your day?' } as const, learner(content)];
		const response = await coach.converse({ exerciseType: 'howWasYourDay', fullConversation });
		expect(converseResponseSchema.parse(response).question).toMatch(/\w/);
		expect(response.progress).toBeLessThan(100);
	}
}

async function tellsGrowingWords(coach: Coach) {
	const told: string[] = [];
	const onQuestion = (soFar: string) => void told.push(soFar);
	const fullConversation = [{ role: 'system', content: 'How was your day?' } as const, learner('good')];
	const { question } = await coach.converse(
		{ exerciseType: 'howWasYourDay', fullConversation },
		{ onQuestion },
	);
	expect(question).not.toBe('');
	for (const [index, soFar] of told.entries()) {
		expect(question.startsWith(soFar)).toBe(true);
		expect(soFar.length).toBeGreaterThanOrEqual(told[index - 1]?.length ?? 1);
	}
}

async function refusesAborted(coach: Coach) {
	const signal = AbortSignal.abort();
	const cancelled = { category: 'cancelled' };
	const talk = { exerciseType: 'howWasYourDay', fullConversation: [] } as const;
	await expect(coach.converse({ ...talk, fullConversation: [] }, { signal })).rejects.toMatchObject(
		cancelled,
	);
	await expect(
		coach.converseStarTopic({ ...languages, fullConversation: [] }, { signal }),
	).rejects.toMatchObject(cancelled);
}

async function tellsHealth(coach: Coach) {
	await coach.start();
	const health = engineHealthSchema.parse(coach.health());
	expect(health).toMatchObject({ state: 'ready', queued: 0 });
	expect(health.name).not.toBe('');
	const { coach: named } = await coach.converse({ exerciseType: 'talkAboutYou', fullConversation: [] });
	expect(named.embedded).toBe(health.embedded);
	expect(health.embedded).toBe(health.sendsTo === undefined);
}
