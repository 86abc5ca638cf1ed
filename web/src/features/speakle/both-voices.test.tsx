import { apiPaths } from '@henry/contract/api-paths.ts';
import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decodeSound } from '#web/audio/decode-sound.ts';
import { SavePdfButton } from '#web/components/printed-report.tsx';
import { forgetKnownSpeaker, keepKnownSpeaker, knownSpeaker } from '#web/lib/known-speaker.ts';
import { aReport, aWord } from '#web/lib/report-for-tests.ts';
import { BothVoices } from './both-voices.tsx';

vi.mock('#web/audio/decode-sound.ts');
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });

const modelUrl = '/content/audio/speakle/01.opus';
const sampleRateHz = 16_000;

/** A voice that holds each pitch for 500 ms at a loudness, after 500 ms of silence. */
function voice(...tones: [pitchHz: number, amplitude: number][]): Blob {
	const samples = [[0, 0] as const, ...tones].flatMap(([pitchHz, amplitude]) =>
		Array.from({ length: sampleRateHz / 2 }, (_, index) => {
			const angle = (2 * Math.PI * pitchHz * index) / sampleRateHz;
			return 32_000 * amplitude * (0.6 * Math.sin(angle) + 0.3 * Math.sin(2 * angle));
		}),
	);
	return new Blob([encodeWav(Int16Array.from(samples), sampleRateHz)], { type: 'audio/wav' });
}

/** "Good morning, Henry!", a word in each 500 ms. */
function report(own: Partial<PronunciationReport> = {}): PronunciationReport {
	const words = ['Good', 'morning,', 'Henry!'].map((text, index) =>
		aWord(text, { startMs: 500 * (index + 1), endMs: 500 * (index + 2) }),
	);
	return aReport({ text: 'Good morning, Henry!', words, ...own });
}

/** The model's words as the server finds them. */
function judged(own: object = {}): Response {
	const privPronJson = {
		Display: '',
		Words: [],
		PronunciationAssessment: { AccuracyScore: 0, FluencyScore: 0, CompletenessScore: 0, PronScore: 0 },
	};
	return new Response(JSON.stringify({ transcription: { privPronJson }, report: report(), ...own }));
}

let answerModel: (form: FormData) => Response;
let isInSight: boolean;

beforeEach(() => {
	isInSight = true;
	vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
	vi.mocked(decodeSound).mockImplementation(
		async (file) => decodeWav(new Uint8Array(await file.arrayBuffer())).samples,
	);
	answerModel = () => judged();
	const model = voice([200, 0.2], [200, 0.3], [300, 0.6]);
	vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
		if (path === apiPaths.speakle) return answerModel(request?.body as FormData);
		return path === modelUrl ? new Response(model) : new Response('', { status: 404 });
	});
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			readonly #seen: (entries: { isIntersecting: boolean }[]) => void;
			constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
				this.#seen = seen;
			}
			observe() {
				this.#seen([{ isIntersecting: isInSight }]);
			}
			disconnect() {}
		},
	);
	HTMLMediaElement.prototype.pause = () => {};
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

function show(audioBlob: Blob, of = report()) {
	const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	return render(
		<QueryClientProvider client={queryClient}>
			<SavePdfButton />
			<BothVoices
				report={of}
				recording={{ audioBlob, audioUrl: 'blob:mine' }}
				model={{ text: of.text, audioUrl: modelUrl }}
			/>
		</QueryClientProvider>,
	);
}

test('melody and loudness of both voices are drawn and told in words, around the middle of each', async () => {
	const { container } = show(voice([150, 0.5], [100, 0.2], [100, 0.2]));
	expect(await screen.findByText(/You are highest on “Good”, the model on “Henry”\./)).toBeTruthy();
	expect(screen.getByText('You are loudest on “Good”, the model on “Henry”.')).toBeTruthy();
	expect(screen.getByText('Your voice moves over 7 semitones, the model’s over 7.')).toBeTruthy();
	expect(screen.getByText('You took 1.5 seconds, the model 1.5.')).toBeTruthy();
	expect(
		screen.getByRole('region', { name: 'Melody and loudness of both voices, word by word' }),
	).toBeTruthy();
	expect(container.querySelectorAll('path[stroke-dasharray]')).toHaveLength(2);
	expect(screen.queryByText(/were not found/)).toBeNull();
	for (const tick of ['5', '−5', '−20']) expect(screen.getByText(tick)).toBeTruthy();
	expect(screen.getAllByRole('button', { name: 'Repeat “morning,”' })).toHaveLength(2);
});

test('a word on which both voices are highest or loudest is named once', async () => {
	show(voice([150, 0.5], [150, 0.2], [200, 0.6]));
	expect(await screen.findByText('You and the model are both highest on “Henry”.')).toBeTruthy();
	expect(screen.getByText('You and the model are both loudest on “Henry”.')).toBeTruthy();
});

test('the model’s voice teaches nothing of how the learner sounds', async () => {
	const [own, models] = [1, 2].map((readings) => ({ model: 'a model', readings, values: 'AAAA' }));
	keepKnownSpeaker(own);
	let sent: string[] = [];
	answerModel = (form) => {
		sent = [...form.keys()];
		return judged({ speaker: models });
	};
	show(voice([150, 0.5], [100, 0.2], [100, 0.2]));
	expect(await screen.findByText(/You are highest on “Good”/)).toBeTruthy();
	expect(sent).toEqual(['text', 'file']);
	expect(knownSpeaker()).toEqual(own);
	forgetKnownSpeaker();
});

test('a model whose words are not found is stretched to the reading, and that is said', async () => {
	answerModel = () => new Response('', { status: 503 });
	show(voice([150, 0.5], [100, 0.2], [100, 0.2]));
	expect(await screen.findByText(/is stretched to your pace/)).toBeTruthy();
	expect(screen.getByText('You took 1.5 seconds, the model 1.5.')).toBeTruthy();
	expect(screen.getAllByRole('button', { name: 'Repeat “morning,”' })).toHaveLength(1);
});

test('a whisper has no melody, and that is said', async () => {
	let state = 5;
	const whisper = Int16Array.from({ length: 2 * sampleRateHz }, () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return 4_000 * (state / 2 ** 31 - 1);
	});
	show(new Blob([encodeWav(whisper, sampleRateHz)]));
	expect(await screen.findByText(/too little voice/)).toBeTruthy();
	expect(screen.queryByText(/You are highest/)).toBeNull();
	expect(screen.getByText(/both loudest on/)).toBeTruthy();
});

test('a sound that cannot be read says so', async () => {
	vi.mocked(decodeSound).mockRejectedValue(new DOMException('', 'EncodingError'));
	show(voice([150, 0.5]));
	expect(await screen.findByRole('alert')).toBeTruthy();
});

test('what has not been in sight is on paper all the same', async () => {
	isInSight = false;
	const printed = vi.fn();
	window.print = () => printed(screen.queryByText('You took 1.5 seconds, the model 1.5.') !== null);
	show(voice([150, 0.5], [100, 0.2], [100, 0.2]));
	await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
	await vi.waitFor(() => expect(printed).toHaveBeenCalledExactlyOnceWith(true), { timeout: 5_000 });
});

test('a comparison that fails does not keep the page from being printed', async () => {
	isInSight = false;
	const print = vi.fn();
	window.print = print;
	vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
	show(voice([150, 0.5], [100, 0.2], [100, 0.2]));
	await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
	await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 5_000 });
});
