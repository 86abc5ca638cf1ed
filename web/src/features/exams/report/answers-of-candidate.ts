import { isShared } from '@henry/contract/exam-pair.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { concatPcm16, floatToPcm16 } from '@henry/sound/pcm.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import type { ExamAnswer, Stretch } from '#web/features/exams/run/exam-run.ts';

/** A shorter stretch is a slip of the finger. */
const shortestMs = 300;

/** What one candidate said in a talk of several, as somebody marked it; undefined where nothing is marked as theirs. */
async function saidBy(candidate: number, answer: ExamAnswer): Promise<ExamAnswer | undefined> {
	const { recorded, stretches = [] } = answer;
	if (!recorded) return undefined;
	const { samples, sampleRateHz } = decodeWav(new Uint8Array(await recorded.recording.arrayBuffer()));
	const placeOf = (ms: number) => Math.round((ms * sampleRateHz) / 1_000);
	const own = stretches.flatMap((stretch: Stretch, index) => {
		const endMs = stretches[index + 1]?.startMs ?? (1_000 * samples.length) / sampleRateHz;
		const isOwn = stretch.speaker === candidate && endMs - stretch.startMs >= shortestMs;
		return isOwn ? [floatToPcm16(samples.slice(placeOf(stretch.startMs), placeOf(endMs)))] : [];
	});
	if (own.length === 0) return undefined;
	const starts = own.map((_, index) => own.slice(0, index).reduce((sum, { length }) => sum + length, 0));
	const joined = concatPcm16(own);
	return {
		recorded: {
			recording: new Blob([encodeWav(joined, sampleRateHz)], { type: 'audio/wav' }),
			hints: recorded.hints,
			liveTranscript: undefined,
			durationMs: (1_000 * joined.length) / speechSampleRateHz,
		},
		stretchStartsMs: starts.map((start) => Math.round((1_000 * start) / sampleRateHz)),
	};
}

/**
 * The turns and answers of one candidate, who was silent in a talk in which the others alone were marked. One in which nobody
 * marked who speaks is left out. For people to hear, both are there as a whole and without words.
 */
export async function answersOfCandidate(
	candidate: number,
	turns: readonly ExamTurn[],
	answers: readonly (ExamAnswer | undefined)[],
	unmarked: 'leftOut' | 'whole' = 'leftOut',
): Promise<{ turns: ExamTurn[]; answers: (ExamAnswer | undefined)[]; unmarkedTalks: number }> {
	const own: { turn: ExamTurn; answer: ExamAnswer | undefined }[] = [];
	let unmarkedTalks = 0;
	for (const [index, turn] of turns.entries()) {
		if (!turn.speakers?.includes(candidate)) continue;
		const answer = answers[index];
		if (!isShared(turn) || !answer) {
			own.push({ turn, answer });
			continue;
		}
		const isMarked = (answer.stretches ?? []).length > 0;
		const said = await saidBy(candidate, answer);
		if (said) own.push({ turn, answer: said });
		else if (unmarked === 'whole') own.push({ turn, answer: { ...answer, words: [] } });
		else if (isMarked) own.push({ turn, answer: { recorded: undefined, words: [] } });
		if (!isMarked) unmarkedTalks += 1;
	}
	return {
		turns: own.map(({ turn }) => turn),
		answers: own.map(({ answer }) => answer),
		unmarkedTalks,
	};
}
