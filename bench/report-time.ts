import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@henry/contract/api-paths.ts';
import {
	type ConversationMessage,
	converseResponseSchema,
	correctionResponseSchema,
} from '@henry/contract/conversation.ts';
import { keepResult, rounded } from './result.ts';
import { enginesAt, neuralEngines, withServer } from './server.ts';

/** What a learner says in a talk of about five minutes, with a learner's mistakes. */
const answers = [
	'Today I wake up very early because my daughter had an exam. We have breakfast together and I take her to the school. She was nervous but she has studied a lot.',
	'I am working in a hotel near of the beach since four years. I like it because I know people from many countries. Sometimes the customers is very tired and they complain.',
	'Last week a family arrived at midnight and we did not have any room for them. I called to other hotel and I found two rooms. They were very gratefull and they sent me a present.',
	'My boss is a kind person but she never explains us the new rules. I would like that she listens more to the team. We have told her this several times.',
	'In my free time I play the guitar with two friends. We make concerts in a small bar. The last concert was in June and it came a lot of people.',
	'I started to play when I had twelve years. My uncle teached me the first songs. Now I practise all the days, also when I am tired.',
	'In the next year I want to study English in Ireland. If I will have enough money, I will stay three months. My sister lives there and she can help me to find a room.',
	'I think that the life there is more expensive but the people are very friendly. I am agree with my sister that it is the best place for learn. I have been there two times.',
	"The first time I didn't understood nothing. The people speaks too fast in the pubs. But after some days it was better and I could ask for the things in the shops.",
	"My parents don't want that I go. They think I will stay there for always. I explain them that it is only for a short time.",
	'For me the most important thing is to can talk without fear. When I speak with customers, I make many mistakes. They usually understand me, but I feel ashamed.',
	'This evening I will cook for all my family. My brother comes with his wife and their baby. I have bought fish and vegetables and I am going to make a rice.',
];
/** A learner's pace, and Henry's, with the time to think before speaking. */
const learnerWordMs = 480;
const henryWordMs = 340;
const thoughtMs = 1_500;

const wordsIn = (text: string) => text.split(/\s+/).length;

/** A callable function of the server (specification, section 7). */
async function call(address: string, data: object): Promise<unknown> {
	const response = await fetch(address, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ data }),
	});
	if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
	return ((await response.json()) as { result: unknown }).result;
}

async function talkAndReport(baseURL: string, said: readonly string[]) {
	const fullConversation: ConversationMessage[] = [];
	const startMs = performance.now();
	for (const line of [undefined, ...said]) {
		if (line) {
			await pause(thoughtMs + wordsIn(line) * learnerWordMs);
			fullConversation.push({ role: 'user', content: line });
		}
		const request = { exerciseType: 'justChat', ending: 'learner', fullConversation };
		const answer = await call(`${baseURL}${apiPaths.converse}`, request);
		const { question } = converseResponseSchema.parse(answer);
		fullConversation.push({ role: 'system', content: question });
		if (fullConversation.length <= 2 * said.length) await pause(wordsIn(question) * henryWordMs);
	}
	const endMs = performance.now();
	const reportOf = async (request: object) =>
		correctionResponseSchema.parse(
			await call(`${baseURL}${apiPaths.talkCorrection}`, { fullConversation, ...request }),
		);
	const first = await reportOf({ isAwaited: true });
	const firstMs = rounded(performance.now() - endMs, 0);
	const whole = first.unfinished ? await reportOf({}) : first;
	return {
		engines: await enginesAt(baseURL),
		talkSeconds: rounded((endMs - startMs) / 1_000, 0),
		answers: said.length,
		corrections: { first: first.report.corrections.length, whole: whole.report.corrections.length },
		firstMs,
		wholeMs: rounded(performance.now() - endMs, 0),
	};
}

/**
 * How long the report of a talk of about five minutes takes with the best engines of this machine, at a learner's pace. It
 * is asked for as soon as Henry's last turn is written, before he has said it: nobody can ask sooner.
 */
export async function benchReportTime(trial = false): Promise<void> {
	const said = trial ? answers.slice(0, 2) : answers;
	const figures = await withServer((baseURL) => talkAndReport(baseURL, said), neuralEngines);
	if (trial) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
	else keepResult('report-time', figures);
}
