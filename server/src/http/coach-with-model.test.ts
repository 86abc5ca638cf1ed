import { apiPaths } from '@henry/contract/api-paths.ts';
import { converseResponseSchema } from '@henry/contract/conversation.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import { expect, test, vi } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { buildApp } from '#server/app.ts';
import { closeEngines, configForTests } from '#server/app-for-tests.ts';
import type { Config } from '#server/config.ts';
import { startChatServer } from '#server/engines/chat-server-for-tests.ts';
import { createServices } from '#server/wiring.ts';

test('a talk goes on with the embedded coach when the endpoint of the model is gone, and everybody is told', async () => {
	const output = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
	const server = await startChatServer();
	const coach = { model: 'test-model', key: undefined, answerWithinMs: 20_000 };
	const config: Config = { ...configForTests, coach: { addresses: [server.address], ...coach } };
	const services = { ...createServices(config), store: createSqliteStore(':memory:') };
	const app = await buildApp(config, services);
	const converse = async (said: string[]) => {
		const fullConversation = said.map((content, index) => ({
			role: index % 2 === 0 ? 'system' : 'user',
			content,
		}));
		const payload = { exerciseType: 'howWasYourDay', fullConversation };
		const answer = await app.inject({ method: 'POST', url: apiPaths.converse, payload });
		expect(answer.statusCode).toBe(200);
		return converseResponseSchema.parse(answer.json());
	};
	const engines = async () => healthResponseSchema.parse((await app.inject(apiPaths.health)).json()).engines;
	try {
		const first = await converse([]);
		expect(first.coach).toEqual({ name: 'test-model', embedded: false });
		expect((await engines()).coach).toEqual({
			name: 'Language model',
			fallbacks: 0,
			model: 'test-model',
			embedded: false,
			sendsTo: new URL(server.address).host,
			state: 'ready',
			queued: 0,
		});
		server.close();
		const second = await converse([first.question, 'it was good']);
		expect(second.coach).toEqual({ name: 'Henry', embedded: true, fallbackFor: 'test-model' });
		expect(second.question).not.toBe(first.question);
		expect((await engines()).coach).toMatchObject({ name: 'Henry', insteadOf: 'test-model' });
		expect(String(output.mock.calls)).toMatch(/stands in for test-model: .* cannot be reached/);
		expect(String(output.mock.calls)).not.toContain('good');
	} finally {
		output.mockRestore();
		await app.close();
		await services.store.close();
		await closeEngines(services);
	}
});
