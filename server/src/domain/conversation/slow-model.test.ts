import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '#server/content.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

describe('a model that is slow to begin', () => {
	const fullConversation = [
		{ role: 'system' as const, content: 'What is your hobby?' },
		{ role: 'user' as const, content: 'chess' },
	];

	async function outcome(embedded: boolean, options: { onQuestion?: () => void }) {
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
		const request = { exerciseType: 'hobbies', fullConversation };
		const answer = createModelCoach(slow, content, () => 0)
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
		expect(await outcome(true, { onQuestion: () => {} })).toBe('busy');
	});

	it('is waited for where nobody listens, and where it is a service', async () => {
		expect(await outcome(true, {})).toBe('test-model');
		expect(await outcome(false, { onQuestion: () => {} })).toBe('test-model');
	});
});
