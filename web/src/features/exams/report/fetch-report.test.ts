import { apiPaths } from '@henry/contract/api-paths.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { speakleTextField } from '@henry/contract/speakle.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { aReport } from '#web/lib/report-for-tests.ts';
import { fetchReport } from './fetch-report.ts';

afterEach(() => vi.unstubAllGlobals());

const sentences = ['The sea was calm.', 'Nobody spoke.', 'We waited for the boat.'];
const text = sentences.join(' ');
/** Each word lasts half a second, and so does the silence before each sentence. */
function heard(said: readonly string[]) {
	let atMs = 1_000;
	return said.flatMap((sentence) => {
		atMs += 500;
		return sentence.split(' ').map((word) => {
			atMs += 500;
			return { text: word, startMs: atMs - 500, endMs: atMs, confidence0to1: 0.9, unsure: false };
		});
	});
}

function reading(seconds: number, said: readonly string[] = sentences): ExamAnswer {
	const wav = encodeWav(new Int16Array(seconds * speechSampleRateHz), speechSampleRateHz);
	const recording = new Blob([wav], { type: 'audio/wav' });
	const recorded = { recording, hints: [], liveTranscript: undefined, durationMs: 1_000 * seconds };
	return { recorded, words: heard(said) };
}

const setup = {
	...{ exam: 'pte', form: 'a', parts: ['read-aloud'], mode: 'exam' as const, timing: 'exam' as const },
	...{ extraTimePercent: 0 as const, isWritten: false },
};
const turn = {
	...{ id: 'read-aloud.0.0', index: 0, step: { kind: 'readAloud' }, asked: { ask: text } },
} as unknown as ExamTurn;

/** A judge that answers with these refusals, then with scores of 40, 80, 80 …; what it was sent, and what the report was. */
function judge(refusals: { code: string; status: number }[] = []) {
	const judged: { text: string; seconds: number }[] = [];
	const reported: unknown[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
		if (path === apiPaths.examReport) {
			reported.push(...JSON.parse(String(body)).data.answers);
			return Response.json({ result: { answers: [], estimate: null } });
		}
		const form = body as FormData;
		const file = new Uint8Array(await (form.get(transcriptFileField) as Blob).arrayBuffer());
		const seconds = decodeWav(file).samples.length / speechSampleRateHz;
		judged.push({ text: String(form.get(speakleTextField)), seconds });
		const refusal = refusals.shift();
		if (refusal)
			return Response.json({ error: { code: refusal.code, message: '' } }, { status: refusal.status });
		const report = { ...aReport(), accuracy0to100: judged.length === 1 ? 40 : 80 };
		return Response.json({ transcription: { privPronJson: noJson }, report });
	});
	return { judged, reported };
}
const scores = { AccuracyScore: 0, FluencyScore: 0, CompletenessScore: 0, PronScore: 0 };
const noJson = { Display: '', Words: [], PronunciationAssessment: scores };

test('a reading is judged as a whole where the judge takes it', async () => {
	const { judged, reported } = judge();
	await fetchReport(setup, [turn], [reading(20)]);
	expect(judged).toEqual([{ text, seconds: 20 }]);
	expect(reported).toMatchObject([{ accuracy0to100: 40 }]);
});

test('a longer one is judged by its sentences, as far as they were read, each in its part of the recording', async () => {
	const { judged, reported } = judge();
	const answer = reading(35, [sentences[0] ?? '', 'We wait for that boat.']);
	await fetchReport(setup, [turn], [answer]);
	// Words from 1.5 s to 3.5 s and from 4 s to 6.5 s, each with the margin as far as the middle of the pause between.
	expect(judged).toEqual([
		{ text: sentences[0], seconds: 2.75 },
		{ text: sentences[2], seconds: 3.25 },
	]);
	expect(reported).toMatchObject([{ accuracy0to100: 60 }]);
	const times = answer.readSounds?.map(({ place }) => place?.startMs ?? 0) ?? [];
	expect(Math.max(...times)).toBeGreaterThan(3_750);
});

test('a recording that cannot be judged leaves the report without its score', async () => {
	const { reported } = judge([{ code: 'invalid-argument', status: 400 }]);
	await fetchReport(setup, [turn], [reading(20)]);
	expect(reported[0]).not.toHaveProperty('accuracy0to100');
});

test.each([
	['resource-exhausted', 429],
	['deadline-exceeded', 504],
	['unavailable', 503],
])(
	'where the judge fails with %s, so does the report, and another try asks it again',
	async (code, status) => {
		const { reported } = judge([{ code, status }]);
		const answers = [reading(20)];
		await expect(fetchReport(setup, [turn], answers)).rejects.toMatchObject({ code });
		await fetchReport(setup, [turn], answers);
		expect(reported).toMatchObject([{ accuracy0to100: 80 }]);
	},
);

test('a question that was not reached is sent as such', async () => {
	const { judged, reported } = judge();
	await fetchReport(setup, [turn], [{ recorded: undefined, isUnasked: true }]);
	expect(judged).toEqual([]);
	expect(reported).toEqual([{ turn: turn.id, words: [], durationMs: 0, isUnasked: true }]);
});
