import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { expect, test } from 'vitest';
import { judgeWords } from './say-again.ts';

/** Heard words; one with a question mark is in doubt. */
function heardAs(text: string): TranscriptWord[] {
	return text.split(' ').map((word, index) => ({
		text: word.replace('?', ''),
		startMs: index * 100,
		endMs: index * 100 + 90,
		confidence0to1: word.endsWith('?') ? 0.3 : 0.9,
		unsure: word.endsWith('?'),
	}));
}

function judged(text: string, heard: string): string[] {
	return judgeWords(text, heardAs(heard)).map(
		({ text: word, said, unsure }) => `${word}:${said ? 'said' : 'not'}${unsure ? '?' : ''}`,
	);
}

test('a text that was heard as it stands was said, whatever its punctuation and capitals', () => {
	expect(judged('Well, she doesn’t know!', "well she doesn't know")).toEqual([
		'Well,:said',
		'she:said',
		'doesn’t:said',
		'know!:said',
	]);
});

test('a word left out is not said, and its neighbours stay in their place', () => {
	expect(judged('She goes to the school', 'she goes the school')).toEqual([
		'She:said',
		'goes:said',
		'to:not',
		'the:said',
		'school:said',
	]);
});

test('another word in its place is not said, and in doubt where the recogniser was', () => {
	expect(judged('She goes home', 'she go? home')).toEqual(['She:said', 'goes:not?', 'home:said']);
});

test('added words and restarts do not count against the words of the text', () => {
	expect(judged('I have a sister', 'I have I have a um sister')).toEqual([
		'I:said',
		'have:said',
		'a:said',
		'sister:said',
	]);
});

test('good sounds count though the recogniser heard another word, as doubt; fair ones are doubt only', () => {
	const heard = heardAs('she cheese home');
	const words = (score0to100: number) =>
		[90, score0to100, 90].map((score) => ({ wasSaid: true, score0to100: score }));
	const goes = (score0to100: number) => judgeWords('She goes home', heard, words(score0to100))[1];
	expect(goes(95)).toMatchObject({ said: true, unsure: true });
	expect(goes(70)).toMatchObject({ said: false, unsure: true });
	expect(goes(20)).toMatchObject({ said: false, unsure: false });
});
