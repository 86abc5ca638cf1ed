import { buildApp } from '@henry/server/src/app.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import type { Addresses } from '@henry/server/src/engines/addresses.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EngineNote } from '#web/components/engine-note.tsx';
import { showLanguage } from '#web/messages/i18n.ts';
import { Engines } from './engines.tsx';

const address = 'https://api.eu.deepgram.com';
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
	const speechToText = { provider: 'deepgram', key: 'a-key', address, model: 'nova-3' } as const;
	const addresses: Addresses = ['https://models.example/v1'];
	const coach = {
		addresses,
		model: 'a-model',
		key: undefined,
		answerWithinMs: 1_000,
	};
	const config = { ...configForTests, speechToText, coach, grammarChecker: 'model' } as const;
	app = await buildApp(config, createServices(config));
});
afterAll(() => app.close());
beforeEach(() => {
	vi.stubGlobal('fetch', async (path: string) => {
		const answer = await app.inject(path);
		return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
	});
});
afterEach(async () => {
	vi.unstubAllGlobals();
	await showLanguage('en');
});

function showBoth(): void {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<Engines />
			<EngineNote />
		</QueryClientProvider>,
	);
}

test('where the sound goes that an engine elsewhere is given is said, at the engines and under a report', async () => {
	showBoth();
	expect(await screen.findByText('data goes to api.eu.deepgram.com')).toBeTruthy();
	expect(screen.getAllByText('on this server').length).toBeGreaterThan(1);
	expect(await screen.findByText(/your recording was sent to api\.eu\.deepgram\.com\./)).toBeTruthy();
	expect(screen.getByText(/your words \(not your voice\) were sent to models\.example\./)).toBeTruthy();
	expect(screen.queryByText(/run on this computer/)).toBeNull();
});

test('it is said in Spanish too', async () => {
	await showLanguage('es');
	showBoth();
	expect(await screen.findByText('los datos van a api.eu.deepgram.com')).toBeTruthy();
	expect(await screen.findByText(/se envió a api\.eu\.deepgram\.com\./)).toBeTruthy();
});
