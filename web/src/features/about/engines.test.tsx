import { buildApp, type Services } from '@henry/server/src/app.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EngineNote } from '#web/components/engine-note.tsx';
import { showLanguage } from '#web/messages/i18n.ts';
import { Engines } from './engines.tsx';

configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });
let app: Awaited<ReturnType<typeof buildApp>>;
let insteadOf: string | undefined;

beforeAll(async () => {
	const services = createServices(configForTests);
	const speechToText: Services['speechToText'] = {
		...services.speechToText,
		health: () => ({ ...services.speechToText.health(), ...(insteadOf && { insteadOf }) }),
	};
	app = await buildApp(configForTests, { ...services, speechToText });
});
afterAll(() => app.close());
beforeEach(() => {
	insteadOf = undefined;
	vi.stubGlobal('fetch', async (path: string) => {
		const answer = await app.inject(path);
		return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode });
	});
});
afterEach(async () => {
	vi.unstubAllGlobals();
	await showLanguage('en');
});

function show(part: ReactNode): void {
	render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
}

test('an engine that stands in for another says so, at the engines and under a report', async () => {
	insteadOf = 'sherpa-onnx';
	show(<Engines />);
	expect(await screen.findByText('stands in for sherpa-onnx, which is out of order')).toBeTruthy();
	show(<EngineNote />);
	expect(
		await screen.findByText(/Henry’s ear stands in for sherpa-onnx, which is out of order\./),
	).toBeTruthy();
});

test('it is said in Spanish too', async () => {
	insteadOf = 'sherpa-onnx';
	await showLanguage('es');
	show(<Engines />);
	expect(await screen.findByText('sustituye a sherpa-onnx, que está averiado')).toBeTruthy();
	show(<EngineNote />);
	expect(await screen.findByText(/Henry’s ear sustituye a sherpa-onnx/)).toBeTruthy();
});

test('an engine that stands in for none says nothing of it', async () => {
	show(<Engines />);
	expect((await screen.findAllByText(/^Henry’s ear/)).length).toBeGreaterThan(0);
	expect(screen.queryByText(/stands in/)).toBeNull();
});
