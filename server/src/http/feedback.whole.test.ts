import { apiPaths } from '@henry/contract/api-paths.ts';
import { feedbackResponseSchema } from '@henry/contract/feedback.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type Services } from '#server/app.ts';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import { createCheckerAfterRules } from '#server/domain/grammar/checker-after-rules.ts';
import type { GrammarChecker } from '#server/ports/grammar-checker.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createServices } from '#server/wiring.ts';

const text = 'she have a cat';
let services: Services;
let app: FastifyInstance;

/** A model that takes as long as it may, and finds nothing. */
const slowModel: Pick<GrammarChecker, 'check'> = {
	check: (_text, { signal } = {}) =>
		new Promise((_resolve, reject) => {
			signal?.addEventListener('abort', () => reject(new ProviderError('cancelled', 'Its time was over.')));
		}),
};

beforeAll(async () => {
	services = createServices(configForTests);
	const { grammarChecker } = services;
	const checker = createCheckerAfterRules(grammarChecker, { ...grammarChecker, ...slowModel });
	app = await buildApp(configForTests, { ...services, grammarChecker: checker });
}, 60_000);

afterAll(async () => {
	await app.close();
	await closeEngines(services);
});

test('who looks at an empty screen gets what the rules found, and is told that there may be more', async () => {
	const answer = await app.inject({
		...{ method: 'POST', url: apiPaths.feedback },
		payload: { text, isAwaited: true },
	});
	const feedback = feedbackResponseSchema.parse(answer.json());
	expect(feedback).toMatchObject({ text: 'she has a cat', corrections: [{}], unfinished: true });
});
