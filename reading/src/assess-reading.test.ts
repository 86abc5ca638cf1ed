import { pronunciationReportSchema } from '@henry/contract/speakle.ts';
import type { JudgedSound } from '@henry/ear/judge/reading.ts';
import { describe, expect, test } from 'vitest';
import { assessReading, reportOf } from './assess-reading.ts';
import type { JudgedReading, ReadableWord, ReadingJudge } from './judged-reading.ts';

type Sound = Partial<JudgedSound> & { score0to100: number };

/** A word with sounds of these scores, 100 ms each from `startMs` on. */
function wordOf(score0to100: number, sounds: Sound[], startMs = 0): JudgedReading['words'][number] {
	return {
		score0to100,
		sounds: sounds.map((sound, index) => ({
			phone: 'AH',
			startMs: startMs + 100 * index,
			endMs: startMs + 100 * (index + 1),
			unsure: false,
			...sound,
		})),
	};
}
const good = wordOf(90, [{ score0to100: 90 }]);
const omitted = wordOf(0, []);

function readingOf(words: JudgedReading['words'], changes: Partial<JudgedReading> = {}): JudgedReading {
	return { words, extra: [], accuracy0to100: 80, fluency0to100: 70, resembles: true, ...changes };
}

const readable = (text: string): ReadableWord[] =>
	text.split(' ').map((word) => ({ text: word, ways: [[word.toLowerCase()]] }));

/** The report of a reading of as many words as are given. */
function report(words: JudgedReading['words'], changes: Partial<JudgedReading> = {}) {
	const text = words.map((_, index) => `word${index}`).join(' ');
	const made = reportOf(text, readable(text), readingOf(words, changes), 'a judge');
	return pronunciationReportSchema.parse(made);
}

describe('the report', () => {
	test('holds the text, the engine, and each word as it is written with its times', () => {
		const text = '“Tea, please!”';
		const reading = readingOf([good, wordOf(70, [{ score0to100: 70 }, { score0to100: 72 }], 500)]);
		const made = reportOf(text, readable(text), reading, 'a judge');
		expect(made).toMatchObject({ text, engine: 'a judge' });
		expect(made.words).toMatchObject([
			{ text: '“Tea,', error: 'none', score0to100: 90, startMs: 0, endMs: 100 },
			{ text: 'please!”', error: 'none', score0to100: 70, startMs: 500, endMs: 700 },
		]);
	});

	test('says of a word that was stressed otherwise how it is written in syllables, where the letters tell', () => {
		const stress = { vowels: 2, usual: 1, heard: 0, unsure: true };
		const stressed = { ...good, stress };
		const told = (text: string) => {
			const made = reportOf(text, readable(text), readingOf([stressed]), 'a judge');
			return pronunciationReportSchema.parse(made).words[0]?.stress;
		};
		expect(told('“Police!”')).toEqual({
			...{ syllables: 2, usual: 1, heard: 0, unsure: true },
			spelled: ['Po', 'lice'],
		});
		expect(told('Mr')).toEqual({ syllables: 2, usual: 1, heard: 0, unsure: true });
		expect(report([good]).words[0]).not.toHaveProperty('stress');
	});

	test('names each sound by both its signs, and what was heard instead', () => {
		const sounds = [
			{ phone: 'TH', score0to100: 20, heardInstead: 'S' },
			{ phone: 'IH', score0to100: 95 },
			{ phone: 'S', score0to100: 20, insertedBefore: 'EH' },
		];
		expect(report([wordOf(40, sounds)]).words[0]?.sounds).toEqual([
			{
				...{ phone: 'TH', ipa: 'θ', score0to100: 20, unsure: false, startMs: 0, endMs: 100 },
				heardInstead: { phone: 'S', ipa: 's' },
			},
			{ phone: 'IH', ipa: 'ɪ', score0to100: 95, unsure: false, startMs: 100, endMs: 200 },
			{
				...{ phone: 'S', ipa: 's', score0to100: 20, unsure: false, startMs: 200, endMs: 300 },
				insertedBefore: { phone: 'EH', ipa: 'ɛ' },
			},
		]);
	});

	test.each([
		[0, 'mispronunciation'],
		[50, 'mispronunciation'],
		[50.1, 'none'],
		[100, 'none'],
	])('a word of %d is marked %s', (score0to100, error) => {
		const [word] = report([wordOf(score0to100, [{ score0to100: Math.min(score0to100, 50) }])]).words;
		expect(word).toMatchObject({ error, unsure: false, score0to100 });
	});

	test('a word that is bad only by what the engine doubts is in doubt, not wrong', () => {
		const doubted = { score0to100: 30, unsure: true };
		expect(report([wordOf(35, [doubted, { score0to100: 90 }])]).words[0]).toMatchObject({
			error: 'none',
			unsure: true,
		});
		expect(report([wordOf(35, [doubted, { score0to100: 20 }])]).words[0]).toMatchObject({
			error: 'mispronunciation',
			unsure: false,
		});
		expect(report([wordOf(80, [doubted])]).words[0]).toMatchObject({ error: 'none', unsure: false });
	});

	test('a word left out has no sounds, no times and no points', () => {
		expect(report([good, omitted]).words[1]).toEqual({
			...{ text: 'word1', error: 'omission', score0to100: 0, unsure: false },
			...{ startMs: null, endMs: null, sounds: [] },
		});
	});

	test('what was said beside the text stands in its place', () => {
		const extra = [0, 1, 2].map((beforeWord) => ({ startMs: beforeWord, endMs: beforeWord + 9, beforeWord }));
		const { words, completeness0to100 } = report([good, good], { extra });
		expect(words.map(({ text, error }) => text || error)).toEqual([
			...['insertion', 'word0', 'insertion', 'word1', 'insertion'],
		]);
		expect(words[2]).toEqual({
			...{ text: '', error: 'insertion', score0to100: 0, unsure: true },
			...{ startMs: 1, endMs: 10, sounds: [] },
		});
		expect(completeness0to100).toBe(100);
	});

	test('what was said twice and begun anew is told by its words', () => {
		const at = { startMs: 0, endMs: 9 };
		const extra = [
			{ ...at, beforeWord: 2, repeats: { from: 1, to: 2 } },
			{ ...at, beforeWord: 2, repeats: { from: 0, to: 2 } },
		];
		const read = readable('“Oh, yes!” please');
		const { words } = reportOf(
			'“Oh, yes!” please',
			read,
			readingOf([good, good, good], { extra }),
			'a judge',
		);
		expect(words.flatMap(({ repeats }) => repeats ?? [])).toEqual([
			{ words: 'yes', isAnew: false },
			{ words: 'Oh yes', isAnew: true },
		]);
	});

	test('completeness is the share of words that were said', () => {
		expect(report([good, omitted, good, omitted]).completeness0to100).toBe(50);
		expect(report([good]).completeness0to100).toBe(100);
	});

	test.each([
		[90, 70, 100, 0.6 * 70 + 0.2 * 90 + 0.2 * 100],
		[40, 95, 100, 0.6 * 40 + 0.2 * 95 + 0.2 * 100],
		[90, 80, 50, 0.6 * 50 + 0.2 * 80 + 0.2 * 90],
		[100, 100, 100, 100],
		[0, 0, 50, 10],
	])(
		'accuracy %d, fluency %d and completeness %d make a pronunciation of %d',
		(accuracy, fluency, complete, expected) => {
			const made = report(complete === 100 ? [good] : [good, omitted], {
				accuracy0to100: accuracy,
				fluency0to100: fluency,
			});
			expect(made.completeness0to100).toBe(complete);
			expect(made.pronunciation0to100).toBeCloseTo(expected);
			expect(made.overall0to100).toBeCloseTo((accuracy + fluency + complete + expected) / 4);
		},
	);

	test('a word that nobody knows how to say does not count for the accuracy, and is in doubt', () => {
		const guessed = { ...wordOf(37, [{ score0to100: 37, unsure: true }]), isGuessed: true as const };
		const { words, accuracy0to100 } = report([good, guessed], { accuracy0to100: 63.5 });
		expect(accuracy0to100).toBe(90);
		expect(words[1]).toMatchObject({ error: 'none', unsure: true });
		expect(report([guessed], { accuracy0to100: 37 }).accuracy0to100).toBe(37);
		const named = reportOf('I José', readable('I José'), readingOf([good, wordOf(20, [])]), 'a judge');
		expect(named.words[1]?.error).toBe('omission');
		const said = readingOf([good, wordOf(60, [{ score0to100: 60 }])], { accuracy0to100: 75 });
		expect(reportOf('I José', readable('I José'), said, 'a judge')).toMatchObject({
			accuracy0to100: 90,
			words: [{ unsure: false }, { unsure: true }],
		});
	});
});

const tone = (seconds: number, amplitude = 9_000) =>
	Int16Array.from({ length: seconds * 16_000 }, (_, index) => {
		const time = index / 16_000;
		return Math.max(
			-32_768,
			Math.min(32_767, amplitude * Math.sin(Math.PI * 2 * time) ** 2 * Math.sin(2 * Math.PI * 180 * time)),
		);
	});
const text = 'The weather is nice.';
const wholeReading = readingOf([good, good, good, good]);

/** A judge that answers one reading, and how often it was asked. */
function createJudge(reading: JudgedReading) {
	const judge = {
		calls: [] as ReadableWord[][],
		maxSpeechMs: 30_000,
		health: () => ({ name: 'a judge' }),
		assess: async (_speech: Int16Array, words: ReadableWord[]) => {
			judge.calls.push(words);
			return reading;
		},
	} satisfies ReadingJudge<object> & { calls: ReadableWord[][] };
	return judge;
}

describe('before the judge is asked', () => {
	test.each([
		['silence', new Int16Array(32_000), /could not hear that well/],
		['nothing at all', new Int16Array(0), /could not hear that well/],
		['less than four words can take', tone(1).slice(0, 4_800), /too short/],
		['a recording at full scale', tone(2, 300_000), /too loud/],
		['more than half a minute', tone(31), /too long/],
	])('%s is refused, with what to do', async (_, samples, message) => {
		const judge = createJudge(wholeReading);
		await expect(assessReading(judge, samples, text)).rejects.toMatchObject({
			name: 'ReadingRefusal',
			message: expect.stringMatching(message),
		});
		expect(judge.calls).toEqual([]);
	});

	test('a text that cannot be read is refused', async () => {
		const judge = createJudge(wholeReading);
		await expect(assessReading(judge, tone(2), 'Доброе утро')).rejects.toThrow(/from A to Z/);
		expect(judge.calls).toEqual([]);
	});

	test('a few loud moments are no distortion', async () => {
		const samples = tone(2);
		samples.fill(32_767, 8_000, 8_100);
		const { report } = await assessReading(createJudge(wholeReading), samples, text);
		expect(report.words).toHaveLength(4);
	});
});

describe('what the judge finds', () => {
	test('becomes the report, by the name of the engine', async () => {
		const judge = createJudge(wholeReading);
		expect(await assessReading(judge, tone(2), text)).toEqual({
			report: reportOf(text, judge.calls[0] ?? [], wholeReading, 'a judge'),
		});
	});

	test('what is known of the speaker after it is told', async () => {
		const speaker = { model: 'a model', readings: 1, values: 'AAAA' };
		const judge = createJudge({ ...wholeReading, speaker });
		expect((await assessReading(judge, tone(2), text)).speaker).toEqual(speaker);
	});

	test.each([
		['that it is not the text', readingOf(wholeReading.words, { resembles: false })],
		['seven words of ten left out', readingOf([...Array(7).fill(omitted), good, good, good])],
	])('%s is another sentence', async (_, reading) => {
		const read = reading.words.map((_word, index) => `word${index}`).join(' ');
		await expect(assessReading(createJudge(reading), tone(2), read)).rejects.toMatchObject({
			name: 'ReadingRefusal',
			message: expect.stringMatching(/did not sound like this sentence/),
		});
	});

	test('half of the words is the sentence, half read', async () => {
		const reading = readingOf([good, good, omitted, omitted]);
		const { report } = await assessReading(createJudge(reading), tone(2), text);
		expect(report.completeness0to100).toBe(50);
	});
});
