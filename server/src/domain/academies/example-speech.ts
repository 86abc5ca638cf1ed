import type { FeedbackResponse } from '@henry/contract/feedback.ts';
import { type TranscriptWord, wordSpans } from '@henry/contract/transcript.ts';
import { nothingToCorrect } from '#server/domain/grammar/correct-answer.ts';
import type { Read } from './hand-in.ts';

/** A sentence that an invented learner may say: right, or with a mistake of Spanish speakers and its reason. */
type Sentence = {
	right: string;
	wrong: string;
	original: string;
	replacement: string;
	category: FeedbackResponse['corrections'][number]['category'];
	reason: string;
	reasonInSpanish: string;
};

const sentences: readonly Sentence[] = [
	{
		...{
			right: 'my sister works in a hospital near the station',
			wrong: 'my sister work in a hospital near the station',
		},
		...{ original: 'work', replacement: 'works', category: 'agreement' },
		reason: 'After "my sister" the verb ends in -s.',
		reasonInSpanish: 'Con «my sister» el verbo acaba en -s.',
	},
	{
		...{
			right: 'yesterday we went to the cinema with some friends',
			wrong: 'yesterday we go to the cinema with some friends',
		},
		...{ original: 'go', replacement: 'went', category: 'tense' },
		reason: '"Yesterday" is over, so the verb is in the past.',
		reasonInSpanish: '«Yesterday» ya ha pasado: el verbo va en pasado.',
	},
	{
		...{ right: 'i am very interested in old films', wrong: 'i am very interesting in old films' },
		...{ original: 'interesting', replacement: 'interested', category: 'word choice' },
		reason: 'Who feels it is interested; what causes it is interesting.',
		reasonInSpanish: 'Quien lo siente está «interested»; lo que lo causa es «interesting».',
	},
	{
		...{ right: 'i want my parents to come with us', wrong: 'i want that my parents come with us' },
		...{ original: 'that my parents come', replacement: 'my parents to come', category: 'verb form' },
		reason: '"Want" takes a person and "to".',
		reasonInSpanish: '«Want» va con la persona y «to».',
	},
	{
		...{
			right: 'there are a lot of people in the street at night',
			wrong: 'there is a lot of people in the street at night',
		},
		...{ original: 'is', replacement: 'are', category: 'agreement' },
		reason: '"People" is plural.',
		reasonInSpanish: '«People» es plural.',
	},
	{
		...{
			right: 'she is married to a teacher from my town',
			wrong: 'she is married with a teacher from my town',
		},
		...{ original: 'with', replacement: 'to', category: 'preposition' },
		reason: 'One is married to somebody.',
		reasonInSpanish: 'Se dice «married to».',
	},
	{
		...{ right: 'i am thirty years old and i live alone', wrong: 'i have thirty years old and i live alone' },
		...{ original: 'have', replacement: 'am', category: 'word choice' },
		reason: 'Age goes with "be".',
		reasonInSpanish: 'La edad va con «be».',
	},
	{
		...{
			right: 'life in the village is quieter because there is less traffic',
			wrong: 'the life in the village is quieter because there is less traffic',
		},
		...{ original: 'the life', replacement: 'life', category: 'article' },
		reason: 'Life in general has no article.',
		reasonInSpanish: 'La vida en general va sin artículo.',
	},
	{
		...{
			right: 'when i finish i usually cook something that my grandmother taught me',
			wrong: 'when i finish i usually cook something that my grandmother teached me',
		},
		...{ original: 'teached', replacement: 'taught', category: 'verb form' },
		reason: 'The past of "teach" is "taught".',
		reasonInSpanish: 'El pasado de «teach» es «taught».',
	},
	{
		...{
			right: 'it depends on the weather but i would rather go by train',
			wrong: 'it depends of the weather but i would rather go by train',
		},
		...{ original: 'of', replacement: 'on', category: 'preposition' },
		reason: 'It depends on something.',
		reasonInSpanish: 'Se dice «depends on».',
	},
];

/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32, Tommy Ettinger, 2017). */
export function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** The words of a text as a recogniser would have heard them from somebody of this skill. */
function spokenWords(text: string, skill0to1: number, random: () => number): TranscriptWord[] {
	let timeMs = 300;
	return text.split(' ').map((word) => {
		const lengthMs = Math.round(150 + 45 * word.length * (1.5 - 0.6 * skill0to1));
		const startMs = timeMs;
		const pauseMs = random() < 0.25 - 0.15 * skill0to1 ? 700 : 60 + 160 * (1 - skill0to1);
		timeMs = Math.round(startMs + lengthMs + pauseMs);
		const confidence0to1 = Math.min(0.99, 0.7 + 0.25 * skill0to1 + 0.15 * (random() - 0.3));
		return { text: word, startMs, endMs: startMs + lengthMs, confidence0to1, unsure: confidence0to1 < 0.72 };
	});
}

/** A sentence as one writes it. */
const written = (sentence: string) =>
	`${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\bi\b/g, 'I')}.`;

/** Whether a place of a text lies in a sentence of it. */
function isInside({ start, end }: { start: number; end: number }, text: string, sentence: string): boolean {
	const from = text.indexOf(sentence);
	return start < from + sentence.length && end > from;
}

/** Sounds that are hard for speakers of Spanish, the hardest first. */
const hardSounds = ['IH', 'Z', 'TH', 'V', 'AE'];

/** How an invented learner of a skill (0 to 1) reads a sentence aloud: which sounds are wrong, and the score. */
export function exampleReading(sentence: string, skill0to1: number, random: () => number) {
	const sounds = hardSounds.map((phone, place) => {
		const isWrong = random() < 0.75 - 0.5 * skill0to1 - 0.1 * place;
		return { phone, score0to100: isWrong ? 30 : 90 };
	});
	const read: Read = {
		answer: { question: sentence, words: [] },
		...{ text: '', words: [], feedback: nothingToCorrect },
	};
	return { read, sounds, pronunciation0to100: Math.round(55 + 35 * skill0to1 + 10 * random()) };
}

/** What an invented learner of a skill (0 to 1) answers: sentences, some with their mistake, and what is wrong in them. */
export function exampleAnswer(question: string, skill0to1: number, random: () => number): Read {
	const count = 5 + Math.floor(random() * (2 + 3 * skill0to1));
	const chosen = sentences
		.map((sentence) => ({ sentence, order: random() }))
		.toSorted((one, other) => one.order - other.order)
		.slice(0, count)
		.map(({ sentence }) => ({ sentence, isWrong: random() > 0.35 + 0.6 * skill0to1 }));
	const text = chosen.map(({ sentence, isWrong }) => (isWrong ? sentence.wrong : sentence.right)).join(' ');
	const words = spokenWords(text, skill0to1, random);
	const doubted = wordSpans(words).filter((_, index) => words[index]?.unsure);
	const corrections = chosen.flatMap(({ sentence, isWrong }) => {
		const start = text.indexOf(sentence.wrong) + sentence.wrong.indexOf(sentence.original);
		const originalSpan = { start, end: start + sentence.original.length };
		const isDoubted = doubted.some((span) => span.start < originalSpan.end && span.end > originalSpan.start);
		if (!isWrong || isDoubted) return [];
		const { original, replacement, category, reason, reasonInSpanish } = sentence;
		const said = { original, replacement, category, reason, reasonInSpanish };
		const isSure = !doubted.some((span) => isInside(span, text, sentence.wrong));
		const card = { prompt: written(sentence.wrong), answer: written(sentence.right) };
		const places = { originalSpan, correctedSpan: originalSpan };
		return [{ ...said, ...places, rule: 'example', typicalOf: [], ...(isSure && { card }) }];
	});
	return { answer: { question, words }, text, words, feedback: { ...nothingToCorrect, text, corrections } };
}
