import { expect, test } from 'vitest';
import { proposedGrade, typedWords } from './said-words.ts';

/** One word for each mark: `x` said, `X` said and in doubt, `?` not heard and in doubt, `.` not said. */
const words = (marks: string) =>
	[...marks].map((mark) => ({ text: 'word', said: /x/i.test(mark), unsure: /[X?]/.test(mark) }));

test.each([
	['xxxxx', 'good'],
	['xXxxX', 'good'],
	['x?xx?', 'hard'],
	['xxxx.', 'hard'],
	['xx..', 'again'],
	['?', 'hard'],
	['.', 'again'],
] as const)('what was heard as %s is proposed as %s', (marks, grade) => {
	expect(proposedGrade(words(marks), false)).toBe(grade);
});

test('who looked at the answer is not proposed better than hard', () => {
	expect(proposedGrade(words('xxx'), true)).toBe('hard');
	expect(proposedGrade(words('...'), true)).toBe('again');
});

const marksOf = (text: string, typed: string) =>
	typedWords(text, typed)
		.map(({ said }) => (said ? 'x' : '.'))
		.join('');

test.each([
	['He lives near the sea.', 'he lives near the sea', 'xxxxx'],
	['He lives near the sea.', 'He live near the sea', 'x.xxx'],
	['He lives near the sea.', 'near the sea', '..xxx'],
	['the sea and the lake', 'the lake', '...xx'],
	['he lives here', '', '...'],
	['he lives', 'well he really lives there', 'xx'],
	["I don't know", 'i DON’T know', 'xxx'],
])('of "%s", typing "%s" gives %s', (text, typed, marks) => {
	expect(marksOf(text, typed)).toBe(marks);
});
