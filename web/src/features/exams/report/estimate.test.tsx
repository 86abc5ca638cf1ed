import type { ExamEstimate, ExamPaper, ExamReport } from '@henry/contract/exam-report.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { Estimate } from './estimate.tsx';

const scale = { name: { en: 'Aptis speaking, 0 to 50' }, lowest: 0, highest: 50 };
const paper = { exam: { id: 'aptis-general', owner: 'British Council', scale } } as unknown as ExamPaper;
const partOne: ExamEstimate = {
	...{ uncalibrated: true, level: { lowest: 3, highest: 3.9 }, band: { lowest: 26, highest: 40 } },
	...{ chances0to1: [{ level: 'B1', chance: 1 }], tellsUpTo: 'B1', criteria: [], actions: [] },
	notCounted: { offTopic: 0, silent: 0, unsure: 0, total: 1 },
};
const answered: ExamAnswer = { recorded: undefined, words: [] };

function show(report: Partial<ExamReport>, answers = [answered]) {
	const whole = { answers: [], estimate: null, ...report };
	const { container } = render(<Estimate paper={paper} report={whole} answers={answers} />);
	return container.textContent;
}

test('where the parts taken end, so does the band: what is above is told as above', () => {
	show({ estimate: partOne });
	expect(screen.getByText('Aptis speaking, 0 to 50: 26 or above')).toBeTruthy();
	show({ estimate: { ...partOne, level: { lowest: 2, highest: 3.2 }, band: { lowest: 16, highest: 29 } } });
	expect(screen.getByText('Aptis speaking, 0 to 50: 16 to 29')).toBeTruthy();
});

test('questions that were not reached are told, and that the try is not compared', () => {
	const said = 'You did not reach 1 of 2 questions.';
	expect(show({ estimate: partOne }, [answered, { ...answered, isUnasked: true }])).toContain(said);
	expect(show({ estimate: partOne }, [answered, answered])).not.toContain(said);
});

test('too little speech is told only where it is that which is missing', () => {
	const reason = { values: {}, structures: [], examples: [] };
	const speech = 'There is not enough speech';
	expect(show({ missing: { ...reason, code: 'fewWords' } })).toContain(speech);
	const skills = show({ missing: { ...reason, code: 'fewSkills' } });
	expect(skills).toContain('There is no level this time.');
	expect(skills).not.toContain(speech);
});
