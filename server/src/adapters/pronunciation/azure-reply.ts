import type { JudgedSound } from '@henry/ear/judge/reading.ts';
import type { JudgedReading, ReadableWord } from '@henry/reading/judged-reading.ts';
import { z } from 'zod';
import { ProviderError } from '#server/ports/provider-error.ts';

/** The service counts time in 100 ns. */
const ticksPerMs = 10_000;

const score = z.number().min(0).max(100);
const time = { Offset: z.number().nonnegative(), Duration: z.number().nonnegative() };
const timeless = { Offset: time.Offset.default(0), Duration: time.Duration.default(0) };
const heardSchema = z.object({
	AccuracyScore: score,
	FluencyScore: score,
	Words: z.array(
		z.object({
			Word: z.string(),
			ErrorType: z.string(),
			AccuracyScore: score.default(0),
			Phonemes: z.array(z.object({ Phoneme: z.string(), AccuracyScore: score, ...time })).default([]),
			...timeless,
		}),
	),
});
type HeardWord = z.infer<typeof heardSchema>['Words'][number];
const replySchema = z.discriminatedUnion('RecognitionStatus', [
	z.object({ RecognitionStatus: z.literal('Success'), NBest: z.tuple([heardSchema], z.unknown()) }),
	z.object({ RecognitionStatus: z.enum(['NoMatch', 'InitialSilenceTimeout', 'BabbleTimeout']) }),
	z.object({ RecognitionStatus: z.literal('Error') }),
]);

/** Its alphabet (SAPI) is ARPAbet in lower case, but for these. */
const arpabet: Record<string, string> = { ax: 'AH', h: 'HH' };

const place = ({ Offset, Duration }: { Offset: number; Duration: number }) => ({
	startMs: Math.round(Offset / ticksPerMs),
	endMs: Math.round((Offset + Duration) / ticksPerMs),
});

function judgedSound(sound: HeardWord['Phonemes'][number]): JudgedSound {
	return {
		phone: arpabet[sound.Phoneme] ?? sound.Phoneme.toUpperCase(),
		...place(sound),
		score0to100: sound.AccuracyScore,
		unsure: false,
	};
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Which word of the text each word of a reply belongs to, insertions to the one that follows. The service may part words
 * in another way ("o'clock", "a m"), but in the end their letters are the same.
 */
function ownersOf(heard: readonly HeardWord[], words: readonly ReadableWord[]): number[] {
	const letters = words.map(({ ways }) => lettersOf((ways[0] ?? []).join('')));
	const owners = letters.flatMap((word, index) => [...word].map(() => index));
	const text = letters.join('');
	let letter = 0;
	const found = heard.map(({ Word, ErrorType }) => {
		const owner = owners[letter] ?? words.length;
		if (ErrorType === 'Insertion') return owner;
		if (!text.startsWith(lettersOf(Word), letter)) throw unreadable();
		letter += lettersOf(Word).length;
		return owner;
	});
	if (letter !== text.length) throw unreadable();
	return found;
}

/** How each word was said: the mean of the words that it was read in, where those are several. */
function judgedWord(parts: readonly HeardWord[]): JudgedReading['words'][number] {
	const said = parts.filter(({ ErrorType, Phonemes }) => ErrorType !== 'Omission' && Phonemes.length > 0);
	if (said.length === 0) return { score0to100: 0, sounds: [] };
	const sum = said.reduce((total, { AccuracyScore }) => total + AccuracyScore, 0);
	return { score0to100: sum / parts.length, sounds: said.flatMap((part) => part.Phonemes.map(judgedSound)) };
}

const unreadable = (cause?: unknown) =>
	new ProviderError('unavailable', 'Azure Speech answers otherwise than it documents.', { cause });

/** A reading in which no word of the text was heard. */
export function nothingHeard(words: readonly ReadableWord[]): JudgedReading {
	return {
		words: words.map(() => ({ score0to100: 0, sounds: [] })),
		extra: [],
		accuracy0to100: 0,
		fluency0to100: 0,
		resembles: false,
	};
}

/**
 * A reply of Azure Speech to a reading of `words`. Throws a `ProviderError` (unavailable) for one that is not as
 * documented, or that says that the service failed.
 */
export function judgedReading(reply: unknown, words: readonly ReadableWord[]): JudgedReading {
	const { data, error } = replySchema.safeParse(reply);
	if (!data) throw unreadable(error);
	if (data.RecognitionStatus === 'Error') {
		throw new ProviderError('unavailable', 'Azure Speech tells of an error of its own.');
	}
	if (data.RecognitionStatus !== 'Success') return nothingHeard(words);
	const [heard] = data.NBest;
	const owners = ownersOf(heard.Words, words);
	return {
		words: words.map((_, word) =>
			judgedWord(
				heard.Words.filter(({ ErrorType }, index) => owners[index] === word && ErrorType !== 'Insertion'),
			),
		),
		extra: heard.Words.flatMap((word, index) =>
			word.ErrorType === 'Insertion' ? [{ ...place(word), beforeWord: owners[index] as number }] : [],
		),
		accuracy0to100: heard.AccuracyScore,
		fluency0to100: heard.FluencyScore,
		resembles: true,
	};
}
