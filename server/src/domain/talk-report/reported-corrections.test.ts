import type { Correction } from '@henry/contract/feedback.ts';
import { expect, test } from 'vitest';
import { learnerText } from './learner-text.ts';
import { reportedCorrections } from './reported-corrections.ts';

const said = 'my town is small there is many shops we like it';

function correction(original: string, replacement: string): Correction {
	const start = said.indexOf(original);
	return {
		...{ rule: 'any', category: 'agreement', typicalOf: [], reason: 'So.', reasonInSpanish: 'Así.' },
		...{ original, replacement },
		originalSpan: { start, end: start + original.length },
		correctedSpan: { start, end: start + replacement.length },
	};
}

const ends = new Set(['my town is small', 'many shops'].map((words) => said.indexOf(words) + words.length));

test('a correction is shown in its own sentence, where it is known where that ends', () => {
	const feedback = { corrections: [correction('there is', 'there are')], suggestions: [], ends };
	expect(reportedCorrections(learnerText([{ content: said }]), feedback)).toMatchObject([
		{ sentence: 'there is many shops', correctedSentence: 'there are many shops' },
	]);
});
