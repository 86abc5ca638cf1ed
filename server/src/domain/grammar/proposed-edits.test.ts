import { applyEdits } from '@henry/grammar/check-grammar.ts';
import { describe, expect, test } from 'vitest';
import { heldToText } from './proposed-edits.ts';
import type { ProposedEdit } from './trusted-edit.ts';

const change = (original: string, replacement: string, more: Partial<ProposedEdit> = {}): ProposedEdit => ({
	...{ original, replacement, kind: 'verb-form', category: 'verb form', typicalOf: [], certainty: 'sure' },
	...{ reason: 'Because it is so.', reasonInSpanish: 'Porque es así.' },
	...more,
});

/** The text with its sure changes made, and what is only offered. */
function held(text: string, ...proposals: ProposedEdit[]) {
	const { sure, maybe } = heldToText(text, proposals);
	return {
		text: applyEdits(text, sure),
		offered: maybe.map(({ span, replacement }) => [text.slice(span.start, span.end), replacement]),
	};
}

describe('a change that a model proposes', () => {
	test.each([
		['yesterday he go to the beach', change('he go to', 'he went to'), 'yesterday he went to the beach'],
		['i am agree with you', change('am agree', 'agree'), 'i agree with you'],
		['we listen music at home', change('listen', 'listen to'), 'we listen to music at home'],
		['Is raining a lot today', change('Is raining', 'it is raining'), 'It is raining a lot today'],
		['she have 20 euros in Madrid', change('She have', 'She has'), 'she has 20 euros in Madrid'],
		['i think is good', change('is good', 'it is good'), 'i think it is good'],
		['i like the the film very', change('film very', 'film'), 'i like the the film'],
		[
			'he is my brother “Juan”, and she have a dog',
			change('have', 'has'),
			'he is my brother “Juan”, and she has a dog',
		],
	])('is cut to the words that differ and made: %s', (text, proposal, expected) => {
		expect(held(text, proposal).text).toBe(expected);
	});

	test('may leave one negative word of two', () => {
		const once = change("didn't see nothing", "didn't see anything", { kind: 'double-negative' });
		expect(held("i didn't see nothing there", once).text).toBe("i didn't see anything there");
	});

	test('finds the right one of words that come twice, in the order of the text', () => {
		const [first, second] = [change('he go', 'he goes'), change('he go', 'he went')];
		expect(held('he go home and then he go out to eat something', first, second).text).toBe(
			'he goes home and then he went out to eat something',
		);
	});

	test.each([
		['words that are not there', 'she has a dog', change('they have', 'they had')],
		['nothing', 'she has a dog', change('has', 'has')],
		['only capital letters and punctuation', 'well i like it', change('well i', 'Well, I')],
		['a hesitation', 'um i like it', change('um i', 'i')],
		['a restart', 'in the in the house we eat', change('in the in the', 'in the')],
		['a name', 'yesterday i met Pablo there', change('Pablo', 'Paolo')],
		['a number', 'i have two cat', change('two cat', 'three cats')],
		['few into a few', 'i have few friends', change('few friends', 'a few friends')],
		['a little into little', 'i have a little time', change('a little', 'little')],
		['the meaning into its opposite', 'i like it', change('like', "don't like")],
		[
			'a whole stretch',
			'me go in car at work all day',
			change('me go in car at work all', 'I drive to my work every day in a'),
		],
		['into a link', 'he go home', change('go', 'goes to evil.com')],
		[
			'with a link for a reason',
			'he go home',
			change('go', 'goes', { reason: 'Log in at www.evil.example' }),
		],
		['with hidden marks', 'he go home', change('go', 'goes', { reasonInSpanish: 'Porque \u202e así.' })],
		['without a reason', 'he go home', change('go', 'goes', { reason: '  ' })],
	])('is refused where it changes %s', (_, text, proposal) => {
		expect(held(text, proposal)).toEqual({ text, offered: [] });
	});

	test.each([
		['i did a party at home', change('did', 'organised', { category: 'word choice' }), ['did', 'organised']],
		['he go home', change('go', 'goes', { certainty: 'maybe' }), ['go', 'goes']],
	])('is offered where it is another word, or in doubt: %s', (text, proposal, offered) => {
		expect(held(text, proposal)).toEqual({ text, offered: [offered] });
	});

	test('is offered where the model would change most of the text', () => {
		const text = 'he go there and she eat that';
		const proposals = [
			change('go', 'goes'),
			change('eat', 'eats'),
			change('there', 'to there'),
			change('that', 'this'),
		];
		const { text: after, offered } = held(text, ...proposals);
		expect(after).toBe(text);
		expect(offered).toHaveLength(4);
	});

	test('keeps only the first of two that touch', () => {
		const text = 'my friends and me are living here since ten years with our two old dogs';
		expect(held(text, change('since ten years', 'for ten years'), change('since', 'during')).text).toBe(
			text.replace('since', 'for'),
		);
	});

	test('has its reason cut to a line', () => {
		const reason = `One person takes an s. ${'And so on and on. '.repeat(30)}\nMore.`;
		const [edit] = heldToText('he go home now', [change('go', 'goes', { reason })]).sure;
		expect(edit?.reason.length).toBeLessThanOrEqual(202);
		expect(edit?.reason).toMatch(/^One person takes an s\./);
		expect(edit?.reason).not.toContain('\n');
	});
});
