import { maxSpeakleWords } from '@henry/contract/limits.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { alignWords, comparedWord } from '@henry/contract/word-alignment.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { cutOf } from '#web/audio/cut-recording.ts';

/** What of a text is judged at once, and the part of its recording (WAV) in which it is read, which begins at `startMs`. */
export type ReadPiece = { text: string; recording: Blob; startMs: number };

/** The judges of sounds take about half a minute of recording. */
const longestWholeMs = 28_000;
/** So much is kept before the first word of a sentence and after the last one, where nobody else speaks. */
const marginMs = 500;

/** The middle of the longest pause from the word at `from` to the word at `to`: there, one sentence gives way to the next. */
function pauseBetween(heard: readonly TranscriptWord[], from: number, to: number): number {
	const pauses = heard.slice(from, to).map(({ endMs }, index) => {
		const nextMs = heard[from + index + 1]?.startMs ?? endMs;
		return { lastsMs: nextMs - endMs, middleMs: (endMs + nextMs) / 2 };
	});
	return pauses.toSorted((one, other) => other.lastsMs - one.lastsMs)[0]?.middleMs ?? 0;
}

/** The sentences of a text that were read, each with its times among the words that were heard. */
function sentenceTimes(
	text: string,
	heard: readonly TranscriptWord[],
): { text: string; startMs: number; endMs: number }[] {
	const sentences = text.split(/(?<=[.?!])\s+/).map((sentence) => ({
		text: sentence,
		words: sentence.split(/\s+/).map(comparedWord),
	}));
	const places = alignWords(
		sentences.flatMap(({ words }) => words),
		heard.map((word) => comparedWord(word.text)),
	);
	let begin = 0;
	const read = sentences.flatMap(({ text: sentence, words }) => {
		const own = places.slice(begin, begin + words.length).filter((place) => place !== undefined);
		begin += words.length;
		const [first, last] = [own[0], own.at(-1)];
		return first === undefined || last === undefined ? [] : [{ text: sentence, first, last }];
	});
	return read.map(({ text: sentence, first, last }, index) => {
		const [before, after] = [read[index - 1], read[index + 1]];
		const startMs = (heard[first]?.startMs ?? 0) - marginMs;
		const endMs = (heard[last]?.endMs ?? 0) + marginMs;
		return {
			text: sentence,
			startMs: Math.max(before ? pauseBetween(heard, before.last, first) : 0, startMs),
			endMs: after ? Math.min(pauseBetween(heard, last, after.first), endMs) : endMs,
		};
	});
}

/** A reading as it can be judged: as a whole, or, where the judges take no text or recording that long, by its sentences. */
export async function readPieces(
	text: string,
	heard: readonly TranscriptWord[],
	{ recording, durationMs }: { recording: Blob; durationMs: number },
): Promise<ReadPiece[]> {
	if (durationMs <= longestWholeMs && text.split(/\s+/).length <= maxSpeakleWords)
		return [{ text, recording, startMs: 0 }];
	const sound = decodeWav(new Uint8Array(await recording.arrayBuffer()));
	return sentenceTimes(text, heard).map(({ text: sentence, startMs, endMs }) => ({
		text: sentence,
		recording: cutOf(sound, startMs, endMs),
		startMs: Math.round(startMs),
	}));
}
