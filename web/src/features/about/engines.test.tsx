import { engineWords } from '@henry/contract/engine-words.ts';
import type { EngineHealth } from '@henry/contract/health.ts';
import { buildApp, type Services } from '@henry/server/src/app.ts';
import { configForTests } from '@henry/server/src/app-for-tests.ts';
import { createServices } from '@henry/server/src/wiring.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EngineNote } from '#web/components/engine-note.tsx';
import { chooseSettings } from '#web/lib/visitor-settings.ts';
import { showLanguage } from '#web/messages/i18n.ts';
import { Engines } from './engines.tsx';

configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });
let app: Awaited<ReturnType<typeof buildApp>>;
let insteadOf: string | undefined;
let wordErrorRates: EngineHealth['wordErrorRates'];

beforeAll(async () => {
	const services = createServices(configForTests);
	const speechToText: Services['speechToText'] = {
		...services.speechToText,
		health: () => ({
			...services.speechToText.health(),
			...(insteadOf && { insteadOf }),
			...(wordErrorRates && { wordErrorRates }),
		}),
	};
	app = await buildApp(configForTests, { ...services, speechToText });
});
afterAll(() => app.close());
beforeEach(() => {
	insteadOf = undefined;
	wordErrorRates = undefined;
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
	expect(await screen.findByText(/El oído de Henry sustituye a sherpa-onnx/)).toBeTruthy();
});

test('what our own engines say of themselves is said in Spanish', async () => {
	await showLanguage('es');
	show(<Engines />);
	await screen.findByText('El oído de Henry');
	const engines = screen.getAllByRole('list')[0]?.textContent ?? '';
	expect(engines).toContain('El oído de Henry · entrenado con inglés de estudiantes');
	expect(engines).toMatch(/según lo hemos medido: estudiantes con mucho acento/);
	expect(engines).toMatch(/Reglas · wink-eng-lite \d/);
	expect(engines).toContain('planes escritos');
	for (const words of Object.values(engineWords)) expect(engines).not.toContain(words);
});

test('an engine that stands in for none says nothing of it', async () => {
	show(<Engines />);
	expect((await screen.findAllByText(/^Henry’s ear/)).length).toBeGreaterThan(0);
	expect(screen.queryByText(/stands in/)).toBeNull();
});

test('how often the recogniser is wrong is told: as we measured it, as others published it, or that nobody knows', async () => {
	show(<Engines />);
	expect((await screen.findByText(/as we measured it/)).textContent).toMatch(/^Gets \d+% of the words wrong/);
	wordErrorRates = [{ percent: 7.79, on: 'LibriSpeech test-other', source: 'https://example.org/results' }];
	show(<Engines />);
	const published = await screen.findByText(/as its makers or others say/);
	expect(published.textContent).toContain('7.79%');
	expect(published.textContent).toContain('LibriSpeech test-other');
	expect(screen.getByRole('link', { name: 'Source' }).getAttribute('href')).toBe(
		'https://example.org/results',
	);
	wordErrorRates = [];
	show(<Engines />);
	expect(await screen.findByText(/We have not measured how many words/)).toBeTruthy();
});

test('a visitor whose browser listens is told where that is, under a report', async () => {
	chooseSettings({ recogniser: 'browserElsewhere' });
	show(<EngineNote />);
	expect(await screen.findByText(/It did so at its maker’s servers/)).toBeTruthy();
	act(() => chooseSettings({ recogniser: 'henry' }));
	expect(screen.queryByText(/Where it says so above/)).toBeNull();
});
