import { setTimeout as pause } from 'node:timers/promises';
import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { readConfig } from '../server/src/config.ts';
import { loadContent } from '../server/src/content.ts';
import { createEmbeddedCoach } from '../server/src/domain/conversation/embedded-coach.ts';
import { createModelCoach } from '../server/src/domain/conversation/model-coach.ts';
import { partsIn } from '../server/src/domain/conversation/model-reply.ts';
import type { Coach } from '../server/src/ports/coach.ts';
import type { LanguageModel } from '../server/src/ports/language-model.ts';
import { ProviderError } from '../server/src/ports/provider-error.ts';
import { modelAtHand, situationsAtHand } from './dialogue/model-at-hand.ts';
import { keepResult, median, rounded } from './result.ts';

const exercises = ['howWasYourDay', 'talkAboutYou', 'jobInterview'] as const;
/** What the learner says, in turn. */
const answers = [
	'I got up at seven and had breakfast with my sister.',
	'I work in a hotel near the beach, and I like it a lot.',
	'We have many guests from England, so I speak English every day.',
	'My boss is friendly, but sometimes we have too much work.',
	'In the evening I cook for my family or I play the guitar.',
	'Next year I would like to study in Ireland.',
];
/** How soon a learner speaks when Henry has spoken, and how long a word of either takes; every second Henry is told what was said, but for the last two words. */
const learnerWaitsMs = 500;
const wordMs = 350;
const toldEveryMs = 1_000;
const unsettledWords = 2;

/** When the model had written its first word, and its last one, counted from when it was asked. */
type Times = { firstWordMs: number; wholeMs: number };

type Talk = { exerciseType: (typeof exercises)[number]; fullConversation: ConversationMessage[] };

/** Hears what Henry says, and speaks an answer as a learner does, while Henry follows until it is over. */
async function speak(coach: Coach, { fullConversation, exerciseType }: Talk, answer: string): Promise<void> {
	const spoken = fullConversation.at(-1)?.content ?? '';
	await pause(spoken.split(' ').length * wordMs + learnerWaitsMs);
	const followed = new AbortController();
	const { signal } = followed;
	const words = answer.split(' ');
	for (let toldMs = toldEveryMs; toldMs < words.length * wordMs; toldMs += toldEveryMs) {
		await pause(toldEveryMs);
		const content = words.slice(0, Math.floor(toldMs / wordMs) - unsettledWords).join(' ');
		if (content === '') continue;
		const soFar: ConversationMessage[] = [...fullConversation, { role: 'user', content }];
		coach.listen?.({ exerciseType, fullConversation: soFar }, { signal });
	}
	await pause((words.length * wordMs) % toldEveryMs);
	followed.abort();
}

/** The same model, whose live answers are timed. */
function timed(model: LanguageModel, times: Times[]): LanguageModel {
	return {
		...model,
		async ask(request, options = {}) {
			if (request.priority !== 'live' || request.maxTokens === 0) return model.ask(request, options);
			const startMs = performance.now();
			let firstWordMs: number | undefined;
			const answer = await model.ask(request, {
				...options,
				onText(text) {
					if (
						firstWordMs === undefined &&
						Object.values(partsIn(text).words).some((said) => /\w/.test(said))
					) {
						firstWordMs = performance.now() - startMs;
					}
					options.onText?.(text);
				},
			});
			const wholeMs = performance.now() - startMs;
			times.push({ firstWordMs: firstWordMs ?? wholeMs, wholeMs });
			return answer;
		},
	};
}

/**
 * How soon the language model of this machine answers in a talk, one talk at a time: its first word, what of its turn may be
 * spoken first, and the whole turn, each from when Henry was asked; and its words a second. Not run where it is not here.
 */
export async function benchMind(trial?: boolean): Promise<void> {
	const model = modelAtHand();
	if (!model) {
		process.stdout.write('mind: not run: the language model is not here\n');
		return;
	}
	const times: Times[] = [];
	const firstClauseMs: number[] = [];
	const words: number[] = [];
	let turnsTooLate = 0;
	const content = loadContent(readConfig().contentFolder);
	const situations = await situationsAtHand(content);
	const coach = createModelCoach(timed(model, times), content, Math.random, situations);
	const standIn = createEmbeddedCoach(content);
	try {
		await coach.start();
		for (const exerciseType of trial ? exercises.slice(0, 1) : exercises) {
			const fullConversation: ConversationMessage[] = [];
			for (const answer of [undefined, ...answers]) {
				if (answer) {
					await speak(coach, { fullConversation, exerciseType }, answer);
					fullConversation.push({ role: 'user', content: answer });
				}
				const request = { exerciseType, fullConversation: [...fullConversation] };
				const startMs = performance.now();
				let spokenMs: number | undefined;
				const onQuestion = () => {
					spokenMs ??= performance.now() - startMs;
				};
				const reply = await coach.converse(request, { onQuestion }).catch((error: unknown) => {
					if (!(error instanceof ProviderError && error.category === 'timeout')) throw error;
					turnsTooLate++;
				});
				const { question, covered } = reply ?? (await standIn.converse(request));
				fullConversation.push({ role: 'system', content: question, covered });
				if (!answer || !reply) continue;
				firstClauseMs.push(spokenMs ?? performance.now() - startMs);
				words.push(question.split(/\s+/).length);
			}
		}
	} finally {
		await coach.close();
		await situations.close();
	}
	const wholeMs = times.map((turn) => turn.wholeMs);
	const figures = {
		model: model.health().model,
		turns: times.length,
		/** Those of which no word came in time: written plans answer them. */
		turnsTooLate,
		firstWordMs: spread(times.map(({ firstWordMs }) => firstWordMs)),
		firstClauseMs: spread(firstClauseMs),
		replyMs: spread(wholeMs),
		wordsATurn: rounded(median(words), 1),
	};
	if (trial) process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
	else keepResult('mind', figures);
}

function spread(figures: readonly number[]) {
	const sorted = [...figures].sort((first, second) => first - second);
	const p90 = sorted[Math.min(sorted.length - 1, Math.floor(0.9 * sorted.length))] ?? Number.NaN;
	return { median: rounded(median(sorted), 0), p90: rounded(p90, 0) };
}
