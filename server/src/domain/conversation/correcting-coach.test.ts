import type { ConversationMessage, ConverseRequest } from '@henry/contract/conversation.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { describe, expect, it } from 'vitest';
import { contentForTests, toolsForTests } from '#server/domain/talk-report/report-tools-for-tests.ts';
import type { Coach } from '#server/ports/coach.ts';
import { createCorrectingCoach, wish } from './correcting-coach.ts';
import { createEmbeddedCoach } from './embedded-coach.ts';

const { checker } = toolsForTests(createWinkTagger());
const asksFirst = 'What did you do today?';

/** The coach, and the conversations that the one behind him was asked about. */
function watched() {
	const asked: ConversationMessage[][] = [];
	const embedded = createEmbeddedCoach(contentForTests);
	const behind: Coach = {
		...embedded,
		converse: async (request, options) => {
			asked.push(request.fullConversation);
			const answer = await embedded.converse(request, options);
			options?.onQuestion?.(answer.question);
			return answer;
		},
	};
	return { asked, coach: createCorrectingCoach(behind, checker, contentForTests.coachPhrases) };
}

type Said = string | Partial<ConversationMessage>;
const conversation = (...lines: Said[]): ConversationMessage[] =>
	lines.map((line, index) => ({
		role: index % 2 === 0 ? 'system' : 'user',
		content: '',
		...(typeof line === 'string' ? { content: line } : line),
	}));
const request = (corrects: boolean | undefined, ...lines: Said[]): ConverseRequest => ({
	exerciseType: 'howWasYourDay',
	...(corrects !== undefined && { corrects }),
	fullConversation: conversation(asksFirst, ...lines),
});
const recast = /^(?:We say|You can say|Better|Or rather): “(.+?)” (.+)/;

describe('a coach who corrects in mid-talk', () => {
	it('begins with one better way to say it where the learner wants that, and only there', async () => {
		const { coach } = watched();
		const { question } = await coach.converse(request(true, 'yesterday i go to the park with my sister'));
		const [, better, rest] = recast.exec(question) ?? [];
		expect(better).toBe('Yesterday I went to the park with my sister.');
		expect(rest).toMatch(/\?$/);
		const plain = await coach.converse(request(undefined, 'yesterday i go to the park with my sister'));
		expect(plain.question).not.toMatch(recast);
	});

	it('says nothing of a sentence that is right, was doubtfully heard, or tells of a loss', async () => {
		const { coach } = watched();
		const words = ['she', 'like', 'coffee'].map((text) => ({
			text,
			startMs: 0,
			endMs: 100,
			confidence0to1: 0.2,
			unsure: true,
		}));
		for (const said of [
			'i went to the park',
			{ content: 'she like coffee', words },
			'yesterday my grandmother die and she go to the hospital before she died',
		]) {
			expect((await coach.converse(request(true, said))).question).not.toMatch(recast);
		}
	});

	it('can be asked to correct, and to stop, in the talk itself', async () => {
		const { coach } = watched();
		const begun = await coach.converse(request(undefined, 'please correct me when i make a mistake'));
		expect(begun.question).toMatch(/one better way|one thing better/);
		expect(begun.question).toMatch(/\?$/);
		const further = ['please correct my mistakes', begun.question, 'she like coffee'];
		expect((await coach.converse(request(undefined, ...further))).question).toMatch(recast);
		const stopped = await coach.converse(request(true, "please don't correct me"));
		expect(stopped.question).toMatch(/\?$/);
		const after = ["please don't correct me", stopped.question, 'she like coffee'];
		expect((await coach.converse(request(true, ...after))).question).not.toMatch(recast);
	});

	it('tells the words in the order in which they come, and keeps recasts from the coach behind', async () => {
		const { coach, asked } = watched();
		const soFar: string[] = [];
		const first = await coach.converse(request(true, 'she like coffee'), {
			onQuestion: (text) => soFar.push(text),
		});
		expect(soFar).toEqual([first.question]);
		await coach.converse(request(true, 'she like coffee', first.question, 'yes'));
		expect(JSON.stringify(asked.at(-1))).not.toMatch(/“/);
	});
});

describe('the wish to be corrected', () => {
	it.each([
		'please correct me when i make a mistake',
		'can you correct my english',
		'you can correct me',
		'i want that you correct me',
		'i would like you to correct my mistakes',
		"Correct me if I'm wrong.",
		'i like it correct me please',
		'why do you not correct me',
		'tell me when i make a mistake',
		'tell me my mistakes please',
		'could you show me all my mistakes',
	])('is heard in: %s', (text) => {
		expect(wish(text)).toBe(true);
	});

	it.each([
		"please don't correct me",
		'stop correcting me',
		'can you not correct me please',
		'can you stop correcting me',
		'no more corrections please',
		'i prefer that you do not correct me',
		'you can stop correcting me',
		'i do not want corrections',
		"I don't want you to correct me.",
		'i do not want that you correct me',
		'you do not have to correct me',
		'there is no need to correct me',
	])('is taken back in: %s', (text) => {
		expect(wish(text)).toBe(false);
	});

	it.each([
		'i think it is not correct to throw rubbish in the street',
		'my colleagues correct me when i speak',
		'my teacher does not correct me',
		'my teacher corrects my mistakes',
		'he told me do not correct me',
		'a good teacher corrects you',
		'at school they do not correct my english',
		'my boss always tells me when i make a mistake',
		'the people do not correct me and i prefer that',
		'i have to correct my mistakes',
		'as a teacher i correct exams',
		'there were no corrections in my exam',
	])('is not in: %s', (text) => {
		expect(wish(text)).toBeUndefined();
	});
});
