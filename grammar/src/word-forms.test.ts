import { describe, expect, it } from 'vitest';
import { plural, singular, takesAn } from './noun-forms.ts';
import { verbForms } from './verb-forms.ts';

describe('verb forms', () => {
	it.each([
		['go', 'goes', 'went', 'gone', 'going'],
		['study', 'studies', 'studied', 'studied', 'studying'],
		['play', 'plays', 'played', 'played', 'playing'],
		['stop', 'stops', 'stopped', 'stopped', 'stopping'],
		['visit', 'visits', 'visited', 'visited', 'visiting'],
		['agree', 'agrees', 'agreed', 'agreed', 'agreeing'],
		['make', 'makes', 'made', 'made', 'making'],
		['watch', 'watches', 'watched', 'watched', 'watching'],
		['die', 'dies', 'died', 'died', 'dying'],
		['be', 'is', 'was', 'been', 'being'],
		['have', 'has', 'had', 'had', 'having'],
		['swim', 'swims', 'swam', 'swum', 'swimming'],
	])('of "%s" are known', (base, third, past, participle, gerund) => {
		expect(verbForms(base)).toEqual({ base, third, past, participle, gerund });
	});
});

describe('noun forms', () => {
	it.each([
		['car', 'cars'],
		['country', 'countries'],
		['day', 'days'],
		['person', 'people'],
		['child', 'children'],
		['beach', 'beaches'],
		['class', 'classes'],
	])('"%s" becomes "%s" and back', (one, many) => {
		expect(plural(one)).toBe(many);
		expect(singular(many)).toBe(one);
	});

	it.each(['apple', 'hour', 'honest', 'idea', 'umbrella', 'unimportant'])('"an" goes before "%s"', (word) => {
		expect(takesAn(word)).toBe(true);
	});

	it.each(['car', 'university', 'european', 'one', 'useful', 'house', 'uniform', 'unique', 'year'])(
		'"a" goes before "%s"',
		(word) => {
			expect(takesAn(word)).toBe(false);
		},
	);

	it.each(['historic', 'mvp', 'x', 'f1'])('either may go before "%s"', (word) => {
		expect(takesAn(word)).toBeUndefined();
	});
});
