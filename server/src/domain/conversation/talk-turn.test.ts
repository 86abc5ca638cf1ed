import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { describe, expect, test } from 'vitest';
import { coachForTests, lastTurn, nextTurn, talk } from './coach-for-tests.ts';

const day = 'howWasYourDay';

describe('a conversation', () => {
	test('begins with a greeting and the first question, at no progress', async () => {
		const [turn] = await talk(day, []);
		expect(turn?.question).toMatch(/I'm Henry.*How was your day\?$/);
		expect(turn).toMatchObject({ progress: 0, covered: [], coach: { name: 'Henry', embedded: true } });
		expect(turn?.hints.starter).toBe('My day was …');
	});

	test('goes on in the same way whenever it is the same', async () => {
		const lines = ['it was good', 'i met my friends', 'at seven'];
		expect(await talk(day, lines)).toEqual(await talk(day, lines));
	});

	test('begins where the learner spoke first', async () => {
		const turn = await nextTurn(day, [{ role: 'user', content: 'hello' }]);
		expect(turn.question).toMatch(/How was your day\?$/);
	});

	test.each([
		['howWasYourDay', 'learner'],
		['justChat', undefined],
		['doctor', 'learner'],
	] as const)(
		'%s that the learner ends goes on as long as the learner does',
		async (exerciseType, ending) => {
			const fullConversation: ConversationMessage[] = [];
			const asked: string[] = [];
			for (let answer = 0; answer < 30; answer++) {
				const turn = await coachForTests.converse({
					exerciseType,
					fullConversation,
					...(ending && { ending }),
				});
				asked.push(turn.question.split(/(?<=[.!?]) /).at(-1) ?? '');
				expect(turn.progress).toBeLessThan(100);
				fullConversation.push(
					{ role: 'system', content: turn.question, covered: turn.covered },
					{ role: 'user', content: `i think that it was a good thing number ${answer}` },
				);
			}
			expect(asked.every((question) => question.endsWith('?'))).toBe(true);
			expect(new Set(asked).size).toBeGreaterThan(10);
			fullConversation.pop();
			fullConversation.push({ role: 'user', content: 'goodbye henry' });
			const last = await coachForTests.converse({
				exerciseType,
				fullConversation,
				...(ending && { ending }),
			});
			expect(last.progress).toBe(100);
		},
	);

	test('ends with a farewell that names what was spoken about, at 100 percent', async () => {
		const turns = await talk(day, [
			'it was great i got up at nine and i went to the beach with my friends and we ate pizza',
			'it was sunny',
			'the best part was the sea',
			'tomorrow i am going to work',
			'i write emails',
			'we talked about films',
			'my friend made it',
			'it was fun',
			'i had a shower',
		]);
		const last = turns.findIndex(({ progress }) => progress === 100);
		expect(last).toBeGreaterThan(4);
		expect(turns[last]?.question).toMatch(/your friends.*Goodbye!$/);
		expect(turns.slice(0, last).every(({ progress }) => progress < 100)).toBe(true);
		expect(turns.slice(last).every(({ progress }) => progress === 100)).toBe(true);
		expect(turns[last + 1]?.question).not.toMatch(/\?/);
	});

	test('never asks what was said already', async () => {
		const turns = await talk(day, [
			'good i got up at six and i ate rice with my sister and tomorrow i am going to travel to rome',
			'we talked',
			'the film',
			'yes',
			'maybe',
		]);
		const questions = turns.slice(1).map(({ question }) => question);
		for (const question of questions) {
			expect(question).not.toMatch(/get up|eat today|for lunch|who were you with|tomorrow\?/i);
		}
	});

	test('goes on where another coach has left it, without asking what that one asked', async () => {
		const turn = await nextTurn(day, [
			{ role: 'system', content: 'Hey there! Tell me, who did you spend your day with?' },
			{ role: 'user', content: 'with my brother' },
			{ role: 'system', content: 'Lovely. And what did you two eat?' },
			{ role: 'user', content: 'chicken' },
		]);
		expect(turn.covered).toEqual(expect.arrayContaining(['people', 'food']));
		expect(turn.question).not.toMatch(/who were you with|eat today/i);
	});
});

describe('Henry', () => {
	test.each([
		[day, 'good i played with my cats', /cats/, /is your cats|does your cats/],
		[day, 'it was nice i went to the supermarket', /What did you buy\?/, /do you buy/],
		[day, 'fine i go shopping every day', /Where do you like to go shopping\?/, /did you buy/],
		[day, 'good because i did not go to work', /So you didn't work\./, /did you do at work/],
		[
			'talkAboutYou',
			'i have never been to london',
			/haven't been there yet. Would you like to go to London/,
			/like best/,
		],
		['talkAboutYou', 'i would like to live in rome', /in Rome\?|rome/i, /like best in/],
		['talkAboutYou', "i don't have any brothers", /\?/, /your brothers/],
		[day, 'i was sick', /sorry.*feel better/i, /glad|nice/i],
		[day, 'not good', /What was difficult today\?/, /glad|great|nice|good about/i],
		['jobInterview', 'i worked in a bank for two years', /learned from it|typical day/, /your bank/],
	] as const)('in %s reacts to "%s"', async (exercise, line, pattern, wrong) => {
		const { question } = await lastTurn(exercise, [line]);
		expect(question).toMatch(pattern);
		expect(question).not.toMatch(wrong);
	});

	test('asks something more about a short answer, and then moves on', async () => {
		const turns = await talk(day, ['normal', 'yes']);
		expect(turns[1]?.question).toMatch(/often like that/);
		expect(turns[2]?.question).not.toMatch(/often like that|your day today/);
		const no = await talk(day, ['good i met friends', 'we talked', 'no', 'no']);
		expect(new Set(no.map(({ question }) => question)).size).toBe(no.length);
	});

	test('repeats, explains, gives an example and an easier question when he is asked to', async () => {
		const asked = (await lastTurn('jobInterview', [])).question;
		const again = await lastTurn('jobInterview', ['could you repeat that please']);
		expect(again.question.toLowerCase()).toContain(asked.split(': ').at(-1)?.toLowerCase());
		const simpler = await talk('jobInterview', ["i don't understand", "sorry i don't understand"]);
		expect(simpler[1]?.question).toMatch(/What job would you like to have/);
		expect(simpler[2]?.question).toMatch(/"I am interested in the position of sales assistant/);
		const easier = await lastTurn(day, ["i don't know"]);
		expect(easier.question).toMatch(/Was today a good day for you/);
		const meaning = await lastTurn('jobInterview', ['what does position mean']);
		expect(meaning.question).toMatch(/^A position is a job in a company\./);
		const help = await lastTurn(day, ['can you help me']);
		expect(help.question).toMatch(/"My day was …"/);
	});

	test('answers honestly when he is asked back, and returns to his question', async () => {
		const { question } = await lastTurn(day, ['it was fine and you']);
		expect(question).toMatch(/AI coach.*\?$/);
		expect((await lastTurn(day, ['are you a real person'])).question).toMatch(/AI coach.*\?$/);
		expect((await lastTurn(day, ['who won the match'])).question).toMatch(/can't|don't know|another time/);
	});

	test('helps in silence, and then only waits', async () => {
		const turns = await talk(day, ['', '', '', '']);
		expect(turns[1]?.question).toMatch(/"My day was …"/);
		expect(turns[2]?.question).toMatch(/Was your day good or bad\?/);
		expect(turns[3]?.question).not.toMatch(/\?/);
		expect(turns[4]?.question).not.toMatch(/\?/);
		expect(turns.map(({ progress }) => progress)).toEqual([0, 0, 0, 0, 0]);
	});

	test('takes a call without a new message as silence', async () => {
		const said = (await lastTurn(day, [])).question;
		const turn = await nextTurn(day, [{ role: 'system', content: said }]);
		expect(turn.question).toMatch(/"My day was …"/);
	});

	test('leaves what the learner does not want to talk about, and ends when the learner wants to', async () => {
		expect((await lastTurn(day, ['next question please'])).question).toMatch(/What time|When/);
		const end = await lastTurn(day, ['good', 'i have to go now bye']);
		expect(end).toMatchObject({ progress: 100, question: expect.stringMatching(/Goodbye!$/) });
		expect(end.covered).toEqual(['feeling']);
	});

	test('stays calm and goes on', async () => {
		expect((await lastTurn(day, ['you are stupid'])).question).toMatch(/(friendly|politely|calmly).*\?$/);
	});

	test('comes back to the subject of an interview', async () => {
		const { question, progress } = await lastTurn('jobInterview', ['i play football with my girlfriend']);
		expect(question).toMatch(/another time|our subject|far away/);
		expect(progress).toBe(0);
	});

	test('asks again, once, where most words were not made out', async () => {
		const words = 'my dog eat the homework'.split(' ').map((text, index) => ({
			text,
			startMs: index * 300,
			endMs: index * 300 + 200,
			confidence0to1: 0.2,
			unsure: true,
		}));
		const line = { content: 'my dog eat the homework', words };
		const turns = await talk(day, [line, line]);
		expect(turns[1]?.question).toMatch(/again/);
		expect(turns[1]?.progress).toBe(0);
		expect(turns[2]?.question).not.toMatch(/again|dog/);
	});

	test('copes with two hundred messages of five thousand characters', async () => {
		const long = 'i went to the park with my dog and '.repeat(140).slice(0, 4_990);
		const conversation: ConversationMessage[] = Array.from({ length: 200 }, (_, index) => ({
			role: index % 2 === 0 ? 'system' : 'user',
			content: index % 2 === 0 ? `How was your day? ${index}` : long,
		}));
		expect((await nextTurn(day, conversation)).question).not.toBe('');
	});
});
