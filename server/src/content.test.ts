import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { contentFiles } from '@henry/contract/content-files.ts';
import { aptisQuestionSeconds } from '@henry/contract/limits.ts';
import { soundName } from '@henry/contract/phones.ts';
import { createLetterToSound } from '@henry/ear/lexicon/letter-to-sound.ts';
import { describe, expect, it } from 'vitest';
import { loadContent } from './content.ts';

const folder = new URL('../../content/', import.meta.url);
const lexiconFile = new URL('../../models/ear/lexicon.txt', import.meta.url);
const letterToSoundFile = new URL('../../models/ear/letter-to-sound.json', import.meta.url);
const arpabet =
	'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
		' ',
	);

/** A content file as it is, read without the loader, so that each text is judged whatever else is broken. */
function contentFile<Name extends keyof typeof contentFiles>(name: Name) {
	return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as ReturnType<
		(typeof contentFiles)[Name]['parse']
	>;
}

function wordsOf(sentence: string): string[] {
	return sentence.toLowerCase().match(/[a-z']+/g) ?? [];
}

describe('the built-in content', () => {
	it('loads whole, pictures and sounds included, with the counts of the specification', () => {
		const content = loadContent(folder);
		expect(content.grammarSpeech.map(({ questions }) => questions.length)).toEqual([5, 5, 5, 5, 5, 5]);
		expect(content.talk).toHaveLength(3);
		expect(content.pictures.map(({ images }) => images.length)).toEqual([3, 3, 3, 3, 3]);
		expect(content.pictures.map(({ descriptions }) => descriptions.length)).toEqual([3, 3, 3, 3, 3]);
		expect(content.pairTopic.map(({ subTopics }) => subTopics.length)).toEqual([5, 5, 5, 5, 5]);
		expect(content.exams.exams.map(({ id }) => id)).toContain('aptis-general');
		expect(content.speakle).toHaveLength(31);
		expect(content.sounds.map(({ phone }) => phone)).toEqual(arpabet);
	});

	it('loads the same from a path as from an address', () => {
		expect(loadContent(fileURLToPath(folder))).toEqual(loadContent(folder));
	});

	it('has a warm-up for every kind of homework and some for any, and no question twice', () => {
		const warmUps = contentFile('warm-ups.json');
		const kinds = new Set(warmUps.flatMap(({ after }) => after));
		expect([...kinds].toSorted()).toEqual(['aptis', 'exam', 'grammarSpeech', 'question', 'speakle', 'talk']);
		expect(warmUps.filter(({ after }) => after.length === 0).length).toBeGreaterThan(2);
		const questions = warmUps.flatMap((warmUp) => warmUp.questions);
		expect(new Set(questions).size).toBe(questions.length);
		expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
	});

	it('has the six topics of grammar speech, and no question twice', () => {
		const exercises = contentFile('grammar-speech.json');
		expect(exercises.map(({ topic }) => topic)).toEqual([
			'Healthy Habits',
			'Family',
			'Education',
			'Travel',
			'Hobbies',
			'Careers',
		]);
		const questions = exercises.flatMap((exercise) => exercise.questions);
		expect(new Set(questions).size).toBe(30);
		for (const question of questions) expect(question).toMatch(/^[A-Z].*\?$/);
	});

	it('has the three talk exercises as the specification gives them', () => {
		expect(contentFile('talk.json')).toEqual([
			{
				id: 1,
				key: 'howWasYourDay',
				label: 'How was your day?',
				category: 'Daily Life',
				difficulty: 'beginner',
			},
			{
				id: 2,
				key: 'talkAboutYou',
				label: 'Tell me about yourself',
				category: 'Personal',
				difficulty: 'intermediate',
			},
			{
				id: 3,
				key: 'jobInterview',
				label: 'Job Interview Practice',
				category: 'Professional',
				difficulty: 'advanced',
			},
		]);
	});

	it('names the pictures of each comparison after its key', () => {
		for (const { key, images } of contentFile('pictures.json'))
			expect(images).toEqual([1, 2, 3].map((number) => `/content/pictures/${key}-${number}.svg`));
	});

	it('asks about family, free time and country for 30, 5 and 5 seconds in the Aptis drill', () => {
		const { exams, forms } = loadContent(folder).exams;
		const step = exams.find(({ id }) => id === 'aptis-general')?.parts[0]?.steps[0];
		expect(step).toMatchObject({ drillSeconds: [...aptisQuestionSeconds], answerSeconds: 30 });
		const answers = forms.find(({ exam, id }) => exam === 'aptis-general' && id === 'a')?.parts['1']?.[0]
			?.answers;
		for (const [index, subject] of ['family', 'free time', 'country'].entries())
			expect(answers?.[index]?.ask).toContain(subject);
	});
});

/** Every word of the lexicon with the ways to say it. */
function readLexicon(): Map<string, string[]> {
	const lines = readFileSync(lexiconFile, 'utf8').split('\n');
	return new Map(
		lines.map((line) => {
			const [word = '', ...ways] = line.split('\t');
			return [word, ways];
		}),
	);
}

describe('the sounds', () => {
	const sounds = contentFile('sounds.json');

	it('have the names that reports give them', () => {
		for (const { phone, ipa, keyWord } of sounds) expect(soundName(phone)).toEqual({ phone, ipa, keyWord });
	});

	it('are in the words that stand for them and practise them', () => {
		const lexicon = readLexicon();
		const without = sounds.flatMap(({ phone, keyWord, practiceWords }) =>
			[keyWord, ...practiceWords]
				.filter((word) => !lexicon.get(word)?.some((way) => way.split(' ').includes(phone)))
				.map((word) => `${phone}: ${word}`),
		);
		expect(without).toEqual([]);
	});

	it('are practised in words that differ from each other and from the key word', () => {
		for (const { keyWord, practiceWords } of sounds)
			expect(new Set([keyWord, ...practiceWords]).size).toBe(1 + practiceWords.length);
	});

	it('are described in three languages, each in its own words', () => {
		const texts = sounds.flatMap(({ howToMake }) => Object.values(howToMake));
		expect(new Set(texts).size).toBe(3 * sounds.length);
	});

	it('glide where they are diphthongs, and only there', () => {
		const gliding = sounds.filter(({ mouth }) => mouth.end).map(({ phone }) => phone);
		expect(gliding).toEqual(['AW', 'AY', 'EY', 'OW', 'OY']);
	});
});

describe('the minimal pairs', () => {
	const sets = contentFile('minimal-pairs.json');

	it('are at least twelve sets of ten, with no word twice in a set and each in its own words', () => {
		expect(sets.length).toBeGreaterThanOrEqual(12);
		for (const { pairs } of sets) expect(new Set(pairs.flat()).size).toBe(20);
		expect(new Set(sets.flatMap(({ hint }) => Object.values(hint))).size).toBe(3 * sets.length);
	});

	it('differ in the two sounds of their set alone, or in one that is there or not', () => {
		const lexicon = readLexicon();
		const letterToSound = createLetterToSound(JSON.parse(readFileSync(letterToSoundFile, 'utf8')));
		// Before r the vowel of "law" and the one of "bird" are written otherwise, not said otherwise.
		const waysOf = (word: string) => {
			const ways = lexicon.get(word.toLowerCase()) ?? [letterToSound(word.toLowerCase()).join(' ')];
			return ways.map((way) => way.replaceAll('AO R', 'AO').split(' '));
		};
		const isOneSound = (first: string[], second: string[], [one, other]: readonly string[]) => {
			const places = first.flatMap((phone, place) => (phone === second[place] ? [] : [place]));
			const [place = -1] = places;
			const isOne = first.length === second.length && places.length === 1;
			return isOne && first[place] === one && second[place] === other;
		};
		const isShorter = (first: string[], second: string[]) =>
			second.some((_phone, place) => second.toSpliced(place, 1).join(' ') === first.join(' '));
		const wrong = sets.flatMap(({ key, phones, pairs }) =>
			pairs
				.filter(
					([first, second]) =>
						!waysOf(first).some((one) =>
							waysOf(second).some((other) =>
								phones
									? isOneSound(one, other, phones)
									: isShorter(one, other) || one.length === other.length,
							),
						),
				)
				.map((pair) => `${key}: ${pair.join(' / ')}`),
		);
		expect(wrong).toEqual([]);
	});
});

describe('the sentences of Speakle', () => {
	const sentences = contentFile('speakle.json').map(({ text }) => text);

	it('have six to twelve words each', () => {
		const lengths = sentences.map((sentence) => wordsOf(sentence).length);
		expect(Math.min(...lengths)).toBeGreaterThanOrEqual(6);
		expect(Math.max(...lengths)).toBeLessThanOrEqual(12);
	});

	it('hold every one of the 39 phonemes at least three times', () => {
		const phonemesByWord = new Map(
			readFileSync(lexiconFile, 'utf8')
				.split('\n')
				.map((line) => line.split('\t'))
				.map(([word, phonemes]) => [word, phonemes?.split(' ')]),
		);
		const letterToSound = createLetterToSound(JSON.parse(readFileSync(letterToSoundFile, 'utf8')));
		const words = sentences.flatMap(wordsOf);
		const phonemes = words.flatMap((word) => phonemesByWord.get(word) ?? letterToSound(word));
		const rare = arpabet.filter((phoneme) => phonemes.filter((spoken) => spoken === phoneme).length < 3);
		expect(rare).toEqual([]);
	});
});
