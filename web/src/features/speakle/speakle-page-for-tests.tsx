import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { speakleSentencesSchema } from '@henry/contract/content.ts';
import { type ErrorCode, statusByErrorCode } from '@henry/contract/errors.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { openMicrophone } from '#web/audio/microphone.ts';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { aReport } from '#web/lib/report-for-tests.ts';
import { showLanguage } from '#web/messages/i18n.ts';
import { SpeaklePage } from './speakle-page.tsx';

const content = (name: string) =>
	readFileSync(join(import.meta.dirname, '../../../../content', name), 'utf8');
const sentences = speakleSentencesSchema.parse(JSON.parse(content('speakle.json')));
export const sentenceOn = (day: number) => String(sentences[day % 31]?.text);

const privPronJson = {
	Display: '',
	Words: [],
	PronunciationAssessment: { AccuracyScore: 0, FluencyScore: 0, CompletenessScore: 0, PronScore: 0 },
};

type Judge = {
	microphone: CaptureHandlers | undefined;
	/** What was sent to be judged, and how that is answered; first the report that is next, then the others. */
	checked: { text: string; bytes: number }[];
	answers: (PronunciationReport | ErrorCode)[];
	/** What errors say. */
	message: string;
};
const readTheWhole = 'Please read the whole sentence.';
export const judge: Judge = { microphone: undefined, checked: [], answers: [], message: readTheWhole };

/** What is heard from now on, a tenth of a second. */
export const hear = (level = 8_000) =>
	act(() => judge.microphone?.onFrame(new Int16Array(1_600).fill(level)));

async function answerCheck(form: FormData): Promise<Response> {
	expect([...form.keys()]).toEqual(['text', 'file']);
	judge.checked.push({ text: String(form.get('text')), bytes: (form.get('file') as File).size });
	const answer = judge.answers.shift() ?? aReport();
	if (typeof answer !== 'string') {
		return new Response(JSON.stringify({ transcription: { privPronJson }, report: answer }));
	}
	const error = { code: answer, message: judge.message };
	return new Response(JSON.stringify({ error }), { status: statusByErrorCode[answer] });
}

export function answer(path: string, request?: RequestInit): Promise<Response> | Response {
	if (path === apiPaths.speakleSentences) return new Response(content('speakle.json'));
	if (path === apiPaths.sounds) return new Response(content('sounds.json'));
	if (path === apiPaths.minimalPairs) return new Response(content('minimal-pairs.json'));
	if (path === apiPaths.voices) return Response.json(['a', 'b', 'c', 'd'].map((name) => ({ name })));
	if (path === apiPaths.speech) return new Response('sound');
	if (path === apiPaths.speakle) return answerCheck(request?.body as FormData);
	return new Response('', { status: 404 });
}

/** A page of a test: its clock, its microphone and what the server answers. */
export function openSpeakle(): void {
	beforeEach(() => {
		vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 2, 5, 12) });
		[judge.checked, judge.answers, judge.message] = [[], [], readTheWhole];
		// React reads the submitted form, which Node's own class cannot; nothing here is sent by a form itself.
		const NodeFormData = FormData;
		vi.stubGlobal(
			'FormData',
			class extends NodeFormData {
				// biome-ignore lint/complexity/noUselessConstructor: it drops the arguments
				constructor() {
					super();
				}
			},
		);
		vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => answer(path, request));
		vi.mocked(openMicrophone).mockResolvedValue({} as MediaStream);
		vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
			judge.microphone = handlers;
			return { stop: async () => {} };
		});
		URL.createObjectURL = () => 'blob:sound';
		URL.revokeObjectURL = () => {};
		Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause() {}, load() {} });
	});
	afterEach(async () => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		localStorage.clear();
		await showLanguage('en');
	});
}

export function open(address = '/speakle') {
	const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<MemoryRouter address={address}>
				<SpeaklePage />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return user;
}
export type User = ReturnType<typeof open>;

export const press = async (user: User, name: string | RegExp) =>
	user.click(await screen.findByRole('button', { name }));

export async function recordSomething(user: User, button: string | RegExp = 'Tap to record'): Promise<void> {
	await press(user, button);
	await screen.findByRole('button', { name: 'Tap to stop' });
	hear();
	await press(user, 'Tap to stop');
}

export async function openReport(address?: string): Promise<User> {
	const user = open(address);
	await recordSomething(user);
	await press(user, 'Check my pronunciation');
	await screen.findByRole('heading', { name: 'How it sounded' });
	return user;
}
