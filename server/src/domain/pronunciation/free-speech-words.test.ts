import type { JudgedWord } from '@henry/ear/judge/reading.ts';
import type { ReadableWord } from '@henry/reading/judged-reading.ts';
import { expect, test } from 'vitest';
import type { PronunciationAssessor } from '#server/ports/pronunciation-assessor.ts';
import { judgeFreeSpeech } from './free-speech.ts';

const good: JudgedWord = {
	score0to100: 90,
	sounds: [{ phone: 'AH', startMs: 0, endMs: 90, score0to100: 90, unsure: false }],
};

/** What becomes of words that were surely heard, as the judge finds them, and what it was asked. */
async function judgedOf(text: string, found: (word: string) => JudgedWord) {
	let asked: ReadableWord[] = [];
	const assess: PronunciationAssessor['assess'] = async (_, words) => {
		asked = words;
		const reading = { extra: [], accuracy0to100: 0, fluency0to100: 0, resembles: true };
		return { ...reading, words: words.map((word) => found(word.text)) };
	};
	const words = text.split(' ').map((word, index) => ({
		...{ text: word, startMs: 400 * index, endMs: 400 * index + 300 },
		...{ confidence0to1: 0.95, unsure: false },
	}));
	const samples = new Int16Array(16_000 * words.length);
	const judged = await judgeFreeSpeech({ assess } as PronunciationAssessor, samples, words);
	return { asked, judged };
}

test('capitals may be a word or letters', async () => {
	const { asked } = await judgedOf('I work in IT.', () => good);
	expect(asked.map(({ ways }) => ways)).toEqual([[['i']], [['work']], [['in']], [['it'], ['i', 't']]]);
});

test('a word that nobody knows how to say counts for nothing', async () => {
	const { judged } = await judgedOf('my friend Ximo said so', (word) =>
		word === 'Ximo' ? { ...good, score0to100: 20, isGuessed: true } : good,
	);
	expect(judged).toMatchObject({ words: 4, sounds: 4, accuracy0to100: 90, wrong: 0 });
});

test('a vowel put in before a sound is told as such, not as the sound', async () => {
	const sound = { phone: 'S', startMs: 0, endMs: 90, unsure: false };
	const { judged } = await judgedOf('we like our school best', (word) =>
		word === 'school'
			? {
					score0to100: 40,
					sounds: [{ ...sound, score0to100: 40, heardInstead: 'Z', insertedBefore: 'EH' }],
				}
			: good,
	);
	expect(judged.examples).toMatchObject([{ word: 'school', ipa: 's', insertedBefore: 'ɛ' }]);
	expect(judged.examples[0]).not.toHaveProperty('heardInstead');
	const [school] = judged.judged.filter(({ phone }) => phone === 'S');
	expect(school).toMatchObject({ phone: 'S', inserted: 'start', position: 'start' });
	expect(school).not.toHaveProperty('heardInstead');
});
