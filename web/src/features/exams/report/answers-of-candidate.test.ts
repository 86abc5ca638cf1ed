import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { addressed } from '#web/features/exams/run/caption.tsx';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { answersOfCandidate } from './answers-of-candidate.ts';

const turn = (id: string, speakers: number[]) => ({ id, speakers }) as unknown as ExamTurn;
const turns = [turn('1.0.0', [0]), turn('1.0.1', [1]), turn('2.0.0', [0, 1])];

/** Six seconds, of which each one has its own loudness. */
function talk(): Blob {
	const samples = new Int16Array(6 * speechSampleRateHz);
	for (let second = 0; second < 6; second += 1) {
		samples.fill(1_000 * (second + 1), second * speechSampleRateHz, (second + 1) * speechSampleRateHz);
	}
	return new Blob([encodeWav(samples, speechSampleRateHz)], { type: 'audio/wav' });
}
const spoken = (more: Partial<ExamAnswer> = {}): ExamAnswer => ({
	recorded: { recording: talk(), hints: [], liveTranscript: undefined, durationMs: 6_000 },
	...more,
});

const loudnessOf = async ({ recorded }: ExamAnswer) => {
	if (!recorded) throw new Error('Nothing is recorded.');
	const { samples } = decodeWav(new Uint8Array(await recorded.recording.arrayBuffer()));
	const seconds = samples.length / speechSampleRateHz;
	return Array.from({ length: seconds }, (_, second) =>
		Math.round((samples[Math.round((second + 0.5) * speechSampleRateHz)] ?? 0) * 32.768),
	);
};

test('each candidate has their own turns, and what they said of the talk, stretch by stretch', async () => {
	const stretches = [
		{ speaker: 0, startMs: 1_000 },
		{ speaker: 1, startMs: 2_000 },
		{ speaker: 0, startMs: 4_000 },
	];
	const answers = [spoken(), spoken(), spoken({ stretches })];
	const first = await answersOfCandidate(0, turns, answers);
	expect([first.turns.map(({ id }) => id), first.unmarkedTalks]).toEqual([['1.0.0', '2.0.0'], 0]);
	expect(first.answers[1]).toMatchObject({
		stretchStartsMs: [0, 1_000],
		recorded: { durationMs: 3_000 },
	});
	expect(await loudnessOf(first.answers[1] as ExamAnswer)).toEqual([2, 5, 6]);
	const second = await answersOfCandidate(1, turns, answers);
	expect(await loudnessOf(second.answers[1] as ExamAnswer)).toEqual([3, 4]);
});

const bySlip = [
	{ speaker: 0, startMs: 1_000 },
	{ speaker: 1, startMs: 1_200 },
];
const silent = { recorded: undefined, words: [] };

test.each([
	['in which nobody marked who speaks is left out, and is told', spoken({ stretches: [] }), [], 1],
	['in which only a slip of the finger is theirs was silence', spoken({ stretches: bySlip }), [silent], 0],
	['in which only others spoke was silence', spoken({ stretches: bySlip.slice(1) }), [silent], 0],
	['that was not begun has no answer', undefined, [undefined], 0],
])('a talk %s', async (_, talked, expected, unmarked) => {
	const { answers, unmarkedTalks } = await answersOfCandidate(0, turns, [spoken(), spoken(), talked]);
	expect([answers.slice(1), unmarkedTalks]).toEqual([expected, unmarked]);
});

test('for people to hear, a talk in which nothing is marked as theirs is there as a whole', async () => {
	const talked = spoken({ stretches: bySlip.slice(1) });
	const { answers } = await answersOfCandidate(0, turns, [spoken(), spoken(), talked], 'whole');
	expect(answers[1]).toEqual({ ...talked, words: [] });
});

test('Henry says by name whose turn it is', () => {
	const together = { names: ['Ana', 'Ben'], furtherForms: ['b'], keeps: null };
	expect(addressed('Where do you live?', { speakers: [1] }, { together })).toBe('Ben. Where do you live?');
	expect(addressed('Talk now.', { speakers: [0, 1] }, { together })).toBe('Ana and Ben. Talk now.');
	expect(addressed('Where do you live?', {}, {})).toBe('Where do you live?');
});
