import type {
	ConverseResponse,
	CorrectionResponse,
	ReportedCorrection,
} from '@henry/contract/conversation.ts';
import { errorTexts, statusByErrorCode } from '@henry/contract/errors.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { type CaptureHandlers, startCapture } from '#web/audio/capture.ts';
import { openMicrophone } from '#web/audio/microphone.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';

/** What Henry says in these tests. */
export const reply = (question: string, progress: number, change: Partial<ConverseResponse> = {}) => ({
	question,
	progress,
	covered: [],
	hints: { word: 'a meeting', starter: 'First I …', example: 'First I had a meeting.' },
	coach: { name: 'henry-embedded', embedded: true },
	...change,
});

/** What is heard in these tests; its last word is in doubt. */
export const heard = (transcription: string) => ({
	transcription,
	words: (transcription.match(/\S+/g) ?? []).map((text, index, all) => ({
		text,
		startMs: index * 400,
		endMs: index * 400 + 300,
		confidence0to1: 0.9,
		unsure: index === all.length - 1,
	})),
});

/** A correction whose sentence tells which one it is. */
const correctionOf = (number: number): ReportedCorrection => ({
	rule: 'he-she-it',
	category: 'agreement',
	original: 'have',
	replacement: 'has',
	originalSpan: { start: 3, end: 7 },
	correctedSpan: { start: 3, end: 6 },
	reason: `Reason ${number}.`,
	reasonInSpanish: `Motivo ${number}.`,
	typicalOf: [],
	sentence: `he have ${number} dogs`,
	correctedSentence: `he has ${number} dogs`,
});

/** A report with four corrections. */
export const correction: CorrectionResponse = {
	correction: '<p>he has dogs</p>',
	report: {
		corrections: [1, 2, 3, 4].map(correctionOf),
		suggestions: [],
		isEnglish: true,
		told: [],
		strengths: [{ code: 'reasons', evidence: ['because it was late'] }],
		facts: {
			words: 42,
			turns: 2,
			wordsPerMinute: 96,
			pauses: null,
			fillers: [{ filler: 'um', count: 2 }],
			differentWords: 30,
			richWords: [{ word: 'environment', level: 'B1' }],
			lexicalDiversity: null,
			wordsByLevel: { A1: 30, A2: 6, B1: 3, B2: 1 },
			vocabularyRange: null,
			patterns: [{ pattern: 'pastTense', level: 'A1', count: 2, evidence: 'we went' }],
		},
	},
};

/** The server's answers by address, in their order, some to come; a number is the status of a failure, an `ApiError` the failure. */
export type Answers = Record<string, (number | object)[]>;

/** What the server says where a recording was not heard well enough. */
export const notHeard = new ApiError({ code: 'invalid-argument', message: errorTexts.couldNotHearYou });

/** Calls as they were made: the address, and the payload of a callable function. */
let calls: { path: string; payload: unknown }[] = [];
export const callsOf = (path: string) => calls.filter((call) => call.path === path);

function answerFrom(answers: Answers) {
	return async (path: string, { body }: RequestInit = {}) => {
		calls.push({ path, payload: typeof body === 'string' ? JSON.parse(body).data : undefined });
		if (path === '/api/speech') return new Response(new Blob(['sound']));
		const answer = (await answers[path]?.shift()) ?? 404;
		if (answer instanceof ApiError) {
			const { code, message } = answer;
			return new Response(JSON.stringify({ error: { code, message } }), { status: statusByErrorCode[code] });
		}
		if (typeof answer !== 'number') {
			return new Response(JSON.stringify(typeof body === 'string' ? { result: answer } : answer));
		}
		const error = { code: 'unavailable', message: `The server answered ${answer}.` };
		return new Response(JSON.stringify({ error }), { status: answer });
	};
}

let microphone: CaptureHandlers;

/** A microphone, sound and a server that answers as the test says. `capture` and `microphone` are mocked by the test. */
export function setUp(answers: Answers): void {
	calls = [];
	localStorage.clear();
	sessionStorage.clear();
	vi.mocked(openMicrophone).mockResolvedValue({} as never);
	vi.mocked(startCapture).mockImplementation(async (_stream, handlers) => {
		microphone = handlers;
		return { stop: async () => {} };
	});
	vi.stubGlobal('fetch', answerFrom(answers));
	URL.createObjectURL = () => 'blob:sound';
	URL.revokeObjectURL = () => {};
	HTMLMediaElement.prototype.play = async () => {};
	HTMLMediaElement.prototype.pause = () => {};
	HTMLElement.prototype.scrollIntoView = () => {};
}

/** Shows a page at an address. */
export function openPage(Page: ComponentType, address: string) {
	const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={queryClient}>
			<MemoryRouter address={address}>
				<Page />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Begins to record something. */
export async function beginToSay(
	user: ReturnType<typeof userEvent.setup>,
	from: 'tap' | 'alreadyRecording' = 'tap',
): Promise<void> {
	if (from === 'tap') await user.click(await button('Tap to record'));
	await button('Tap to stop');
	act(() => microphone.onFrame(new Int16Array(1_600).fill(8_000)));
}

/** Records something, which the server then transcribes as the test has said. */
export async function say(...recording: Parameters<typeof beginToSay>): Promise<void> {
	await beginToSay(...recording);
	const [user] = recording;
	await user.click(await button('Tap to stop'));
}
