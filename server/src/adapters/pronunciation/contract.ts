import { engineHealthSchema } from '@henry/contract/health.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { JudgedReading, ReadableWord } from '@henry/reading/judged-reading.ts';
import { expect } from 'vitest';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';

export type PronunciationContract = {
	create: () => PronunciationAssessor;
	/** One that serves all cases but those which end it, because it takes seconds to load; whoever created it closes it. */
	shared?: PronunciationAssessor;
	/** Clear speech at 16 kHz that says a text. */
	say: (text: string) => Promise<Int16Array>;
};

type ContractCase = {
	name: string;
	/** The case closes its judge. */
	endsIt?: true;
	check: (assessor: PronunciationAssessor, say: PronunciationContract['say']) => Promise<void>;
};

const cases: ContractCase[] = [
	{ name: 'judges every sound of clear speech', check: judgesClearSpeech },
	{ name: 'puts the sounds in their order, within the speech', check: ordersSounds },
	{ name: 'tells a word that was left out', check: tellsOmission },
	{ name: 'tells speech that is not in the text', check: tellsExtraSpeech },
	{ name: 'knows another text', check: knowsAnotherText },
	{ name: 'hears no text in silence and in noise', check: hearsNothing },
	{ name: 'judges as one word what is read in several', check: judgesFigures },
	{ name: 'judges the same speech alike after other sounds', check: keepsNoState },
	{ name: 'refuses speech that is too long', check: refusesLongSpeech },
	{ name: 'cancels an aborted call', check: cancelsAbortedCalls },
	{ name: 'is ready after its start and unavailable after its end', endsIt: true, check: startsAndCloses },
];

/**
 * What every judge of sounds must do, one named case each. A case creates a judge and closes it, or uses the one that is
 * shared, and rejects where the judge does wrong.
 */
export const pronunciationCases = cases.map(({ name, endsIt, check }) => ({
	name,
	async run({ create, shared, say }: PronunciationContract) {
		if (shared && !endsIt) return await check(shared, say);
		const assessor = create();
		try {
			await check(assessor, say);
		} finally {
			await assessor.close();
		}
	},
}));

export const clearText = 'the weather is very nice today';
const arpabet = new Set(
	'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
		' ',
	),
);

/** The words of a text that is written as it is read. */
export function wordsOf(text: string): ReadableWord[] {
	return text.split(' ').map((word) => ({ text: word, ways: [[word]] }));
}

const isScore = (score: number) => score >= 0 && score <= 100;
const leftOut = ({ words }: JudgedReading) => words.filter(({ sounds }) => sounds.length === 0).length;

async function judgesClearSpeech(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const { words, extra, resembles, accuracy0to100, fluency0to100 } = await assessor.assess(
		await say(clearText),
		wordsOf(clearText),
	);
	expect(resembles).toBe(true);
	expect(extra).toEqual([]);
	for (const score of [accuracy0to100, fluency0to100]) expect(score).toSatisfy(isScore);
	expect(accuracy0to100).toBeGreaterThan(50);
	expect(words).toHaveLength(6);
	for (const { score0to100, sounds } of words) {
		expect(score0to100).toSatisfy(isScore);
		expect(sounds.length).toBeGreaterThan(0);
		for (const sound of sounds) {
			expect(arpabet).toContain(sound.phone);
			expect(sound.score0to100).toSatisfy(isScore);
		}
	}
	const weather = words[1]?.sounds.map(({ phone }) => phone).join(' ');
	expect(weather).toMatch(/^W EH DH (ER|AH|AH R)$/);
}

async function ordersSounds(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const speech = await say(clearText);
	const { words } = await assessor.assess(speech, wordsOf(clearText));
	let previousEndMs = 0;
	for (const { startMs, endMs } of words.flatMap(({ sounds }) => sounds)) {
		expect(Number.isInteger(startMs) && Number.isInteger(endMs)).toBe(true);
		expect(startMs).toBeGreaterThanOrEqual(previousEndMs);
		expect(endMs).toBeGreaterThanOrEqual(startMs);
		previousEndMs = endMs;
	}
	expect(previousEndMs).toBeGreaterThan(0);
	expect(previousEndMs).toBeLessThanOrEqual((speech.length * 1_000) / speechSampleRateHz);
}

async function tellsOmission(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const reading = await assessor.assess(await say('the weather is nice today'), wordsOf(clearText));
	expect(reading.resembles).toBe(true);
	expect(reading.words[3]).toEqual({ score0to100: 0, sounds: [] });
	expect(leftOut(reading)).toBe(1);
}

async function tellsExtraSpeech(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const speech = await say('the weather is really quite very nice today');
	const reading = await assessor.assess(speech, wordsOf(clearText));
	expect(leftOut(reading)).toBe(0);
	expect(reading.extra.length).toBeGreaterThan(0);
	for (const { startMs, endMs, beforeWord } of reading.extra) {
		expect(beforeWord).toBe(3);
		expect(startMs).toBeGreaterThanOrEqual(reading.words[2]?.sounds.at(-1)?.endMs ?? Number.NaN);
		expect(endMs).toBeGreaterThan(startMs);
		expect(endMs).toBeLessThanOrEqual(reading.words[3]?.sounds[0]?.startMs ?? Number.NaN);
	}
}

async function knowsAnotherText(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const words = wordsOf('my brother would rather play football');
	const reading = await assessor.assess(await say(clearText), words);
	expect(!reading.resembles || leftOut(reading) >= 0.7 * words.length).toBe(true);
	expect(reading.words).toHaveLength(words.length);
}

async function hearsNothing(assessor: PronunciationAssessor) {
	for (const sound of [new Int16Array(0), new Int16Array(2 * speechSampleRateHz), noise(2)]) {
		const reading = await assessor.assess(sound, wordsOf(clearText));
		expect(reading.words).toHaveLength(6);
		expect(!reading.resembles || leftOut(reading) === 6).toBe(true);
	}
}

async function judgesFigures(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const reading = await assessor.assess(await say('today is very twenty six'), [
		...wordsOf('today is very'),
		{ text: '26', ways: [['twenty', 'six']] },
	]);
	expect(leftOut(reading)).toBe(0);
	expect(reading.words).toHaveLength(4);
	expect(reading.words[3]?.sounds.map(({ phone }) => phone).join(' ')).toMatch(/^T W EH N T? ?IY S IH K S$/);
}

async function keepsNoState(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	const speech = await say(clearText);
	const before = await assessor.assess(speech, wordsOf(clearText));
	await assessor.assess(noise(1), wordsOf('hello'));
	expect(await assessor.assess(speech, wordsOf(clearText))).toEqual(before);
	expect(leftOut(before)).toBe(0);
}

async function refusesLongSpeech(assessor: PronunciationAssessor) {
	const tooLong = new Int16Array((assessor.maxSpeechMs / 1_000 + 1) * speechSampleRateHz);
	await expect(assessor.assess(tooLong, wordsOf(clearText))).rejects.toMatchObject({
		category: 'invalid-input',
	});
}

async function cancelsAbortedCalls(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	await assessor.start();
	const speech = await say(clearText);
	const controller = new AbortController();
	const call = assessor.assess(speech, wordsOf(clearText), { signal: controller.signal });
	controller.abort();
	await expect(call).rejects.toMatchObject({ category: 'cancelled' });
	await expect(
		assessor.assess(speech, wordsOf(clearText), { signal: controller.signal }),
	).rejects.toMatchObject({ category: 'cancelled' });
	expect((await assessor.assess(speech, wordsOf(clearText))).resembles).toBe(true);
}

async function startsAndCloses(assessor: PronunciationAssessor, say: PronunciationContract['say']) {
	await assessor.start();
	expect(engineHealthSchema.parse(assessor.health()).state).toBe('ready');
	const speech = await say(clearText);
	await assessor.close();
	expect(assessor.health().state).toBe('failed');
	await expect(assessor.assess(speech, wordsOf(clearText))).rejects.toMatchObject({
		category: 'unavailable',
	});
}

/** White noise of loud speech's strength, the same every time. */
export function noise(seconds: number): Int16Array {
	let state = 1;
	return new Int16Array(Math.round(seconds * speechSampleRateHz)).map(() => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return (state >>> 18) - 8_192;
	});
}
