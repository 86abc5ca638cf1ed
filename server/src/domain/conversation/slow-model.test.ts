import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '#server/content.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { coachForTests } from './coach-for-tests.ts';
import { createCoachWithFallback } from './coach-with-fallback.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

describe('a model that is slow to begin', () => {
	const fullConversation = [
		{ role: 'system' as const, content: 'What is your hobby?' },
		{ role: 'user' as const, content: 'chess' },
	];

	function slowCoach(embedded: boolean) {
		vi.useFakeTimers();
		const { model } = scriptedModel({ embedded });
		const slow: typeof model = {
			...model,
			ask: (request, { signal } = {}) =>
				new Promise((resolve, reject) => {
					signal?.addEventListener('abort', () => reject(new ProviderError('cancelled', 'Cancelled.')));
					setTimeout(() => model.ask(request).then(resolve, reject), 6_000);
				}),
		};
		return createModelCoach(slow, content, () => 0);
	}
	const request = { exerciseType: 'hobbies', fullConversation };

	async function outcome(embedded: boolean, options: { onQuestion?: () => void }) {
		const answer = slowCoach(embedded)
			.converse(request, options)
			.then(
				({ coach: { name } }) => name,
				(error: ProviderError) => error.category,
			);
		await vi.advanceTimersByTimeAsync(6_000);
		return answer;
	}
	afterEach(() => vi.useRealTimers());

	it('gives way to another coach where a learner listens', async () => {
		expect(await outcome(true, { onQuestion: () => {} })).toBe('timeout');
	});

	it('is waited for where nobody listens, and where it is a service', async () => {
		expect(await outcome(true, {})).toBe('test-model');
		expect(await outcome(false, { onQuestion: () => {} })).toBe('test-model');
	});
	it('is not waited for at every turn: after three it is left alone for a while', async () => {
		const coach = createCoachWithFallback({
			engine: slowCoach(true),
			fallback: coachForTests,
			clock: { nowMs: () => Date.now() },
			tell: () => {},
		});
		const waits: number[] = [];
		for (let turn = 0; turn < 4; turn++) {
			const beganMs = Date.now();
			const answer = coach.converse(request, { onQuestion: () => {} });
			answer.finally(() => waits.push(Date.now() - beganMs));
			await vi.advanceTimersByTimeAsync(3_000);
			expect((await answer).coach.fallbackFor).toBe('test-model');
		}
		expect(waits).toEqual([1_500, 1_500, 1_500, 0]);
	});
});

it('says what he knows of what was told where the model is too slow', async () => {
	const { model } = scriptedModel({});
	const sure = {
		told: ['my dog died'],
		reactions: ['That is sad.'],
		questions: ['How long did you have it?'],
	};
	const coach = (situation: typeof sure, slow: Partial<typeof model> = { waitMs: () => 5_000 }) =>
		createModelCoach({ ...model, ...slow }, content, Math.random, {
			find: async () => ({ ...situation, isSure: true }),
			findAnswers: async () => [],
		});
	const request = {
		exerciseType: 'justChat',
		fullConversation: [
			{ role: 'system' as const, content: 'How are things?', covered: [] },
			{ role: 'user' as const, content: 'my dog died' },
		],
	};
	const { question } = await coach(sure).converse(request);
	expect(question).toMatch(/ That is sad\. How long did you have it\?$/);
	const begun = { ...sure, reactions: ['That was'] };
	await expect(coach(begun).converse(request)).rejects.toMatchObject({ category: 'busy' });

	const told: string[] = [];
	const late = async () => Promise.reject(new ProviderError('timeout', 'Too slow.'));
	const onQuestion = (soFar: string) => void told.push(soFar);
	const known = await coach(sure, { ask: late }).converse(request, { onQuestion });
	expect(known.question).toBe(`${told[0]}That is sad. How long did you have it?`);
});

it('does not wait for the model to begin', async () => {
	const { model } = scriptedModel({}, { reaction: 'Chess is a fine game.', question: 'Who taught you?' });
	const told: string[] = [];
	const ask: typeof model.ask = (request, options) => {
		expect(told).toHaveLength(1);
		return model.ask(request, options);
	};
	const fullConversation = [
		{ role: 'system' as const, content: 'What is your hobby?' },
		{ role: 'user' as const, content: 'chess' },
	];
	const { question } = await createModelCoach({ ...model, ask }, content).converse(
		{ exerciseType: 'hobbies', fullConversation },
		{ onQuestion: (soFar) => told.push(soFar) },
	);
	expect(question).toBe(`${told[0]}Chess is a fine game. Who taught you?`);
});
