import { describe, expect, it } from 'vitest';
import { scoreGleu, scoreGrammar, scoreSpans, spanEdits, tokens } from './grammar-score.ts';
import { readM2, spoken, withM2Edits, written } from './grammar-sets.ts';

const edits = (source: string, target: string) => spanEdits(source.split(' '), target.split(' '));

describe('the edits between two sentences', () => {
	it('are one for each word that was changed, put in or left out', () => {
		expect(edits('he go to home yesterday', 'he went home yesterday evening')).toEqual([
			{ start: 1, end: 2, words: 'went' },
			{ start: 2, end: 3, words: '' },
			{ start: 5, end: 5, words: 'evening' },
		]);
	});

	it('align forms of one word with each other', () => {
		expect(edits('i enjoy swim', 'i really enjoy swimming')).toEqual([
			{ start: 1, end: 1, words: 'really' },
			{ start: 2, end: 3, words: 'swimming' },
		]);
	});

	it('are none between equal sentences', () => {
		expect(edits('i like it', 'i like it')).toEqual([]);
	});

	it('take words put in at one place as one edit', () => {
		expect(edits('i go', 'i want to go')).toEqual([{ start: 1, end: 1, words: 'want to' }]);
	});
});

describe('the score of answers', () => {
	const set = {
		sources: ['he go home', 'i am here since monday'],
		references: [
			['he goes home', 'i have been here since monday'],
			['he went home', "i've been here since monday"],
		],
	};

	it('is full where each answer is what one of the references says', () => {
		const score = scoreSpans(set, ['he went home', 'i have been here since monday']);
		expect(score).toMatchObject({ wrong: 0, missed: 0, precision: 1, recall: 1, f05: 1 });
	});

	it('counts an edit that no reference has as wrong, and what was left as missed', () => {
		const score = scoreSpans(set, ['she go home', 'i am here since monday']);
		expect(score).toMatchObject({ right: 0, wrong: 1, precision: 0, recall: 0, f05: 0 });
		expect(score.missed).toBeGreaterThan(0);
	});

	it('weighs precision twice as much as recall', () => {
		const four = {
			sources: ['a b c d'],
			references: [['a1 b1 c1 d1']],
		};
		// One of one edits right, one of four found: 1.25 * 1 * 0.25 / (0.25 + 0.25).
		expect(scoreGrammar(four, ['a1 b c d'])).toMatchObject({ precision: 100, recall: 25, f05: 62.5 });
	});

	it('gives GLEU 1 to the reference, less to the source, least to what spoils right words', () => {
		const long = {
			sources: ['yesterday he go to the beach with all his friends'],
			references: [['yesterday he went to the beach with all his friends']],
		};
		const [reference = ''] = long.references[0] ?? [];
		const [source = ''] = long.sources;
		expect(scoreGleu(long, [reference])).toBeCloseTo(1);
		expect(scoreGleu(long, [source])).toBeLessThan(0.7);
		expect(scoreGleu(long, [source.replace('beach', 'sea')])).toBeLessThan(scoreGleu(long, [source]));
	});
});

describe('the reading of sets', () => {
	const m2 = [
		'S He go to home .',
		'A 1 2|||R:VERB:SVA|||goes|||REQUIRED|||-NONE-|||0',
		'A 2 3|||U:PREP|||-NONE-|||REQUIRED|||-NONE-|||0',
		'A -1 -1|||noop|||-NONE-|||REQUIRED|||-NONE-|||1',
		'',
		'S I see .',
		'',
	].join('\n');

	it('does the edits of each annotator of an m2 file', () => {
		const [first, second] = readM2(m2);
		expect(withM2Edits(first?.words ?? [], first?.edits.get(0) ?? [])).toBe('He goes home .');
		expect(withM2Edits(first?.words ?? [], first?.edits.get(1) ?? [])).toBe('He go to home .');
		expect(second).toEqual({ words: ['I', 'see', '.'], edits: new Map() });
	});

	it('puts words together as they are written, and as they are spoken', () => {
		const words = "I do n't know , it 's ( maybe ) Tom 's .";
		expect(written(words)).toBe("I don't know, it's (maybe) Tom's.");
		expect(spoken(words)).toBe("i don't know it's maybe tom's");
	});

	it('keeps contractions whole, and takes punctuation from words', () => {
		expect(tokens("I don't, really.")).toEqual(['I', "don't", ',', 'really', '.']);
	});
});
