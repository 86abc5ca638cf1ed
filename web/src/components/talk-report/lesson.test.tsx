import type { ReportedCorrection, Strength } from '@henry/contract/conversation.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Lesson } from './lesson.tsx';

function correction(original: string, replacement: string): ReportedCorrection {
	const span = { start: 0, end: 1 };
	return {
		...{ rule: 'test', category: 'tense', original, replacement, originalSpan: span, correctedSpan: span },
		...{ sentence: original, correctedSentence: replacement },
		...{ reason: '', reasonInSpanish: '', typicalOf: [] },
	};
}

function shown(corrections: ReportedCorrection[], strengths: Strength[]) {
	return (
		<QueryClientProvider client={new QueryClient()}>
			<Lesson report={{ corrections, strengths, isEnglish: true }} />
		</QueryClientProvider>
	);
}

const goes = correction('he go', 'he goes');
const went = correction('i go yesterday', 'i went yesterday');
const long: Strength = { code: 'longAnswer', evidence: ['i have a dog and'] };
const reasons: Strength = { code: 'reasons', evidence: ['because it rains'] };

const corrected = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('where the report grows, what stands in the lesson stays in its place', () => {
	const { rerender } = render(shown([goes], [long]));
	rerender(shown([went, goes], [reasons, long]));
	expect(corrected()).toEqual([expect.stringContaining('he goes'), expect.stringContaining('i went')]);
	expect(screen.getByText('i have a dog and')).toBeTruthy();
});

test('praise for what was found to be wrong, and a correction that was taken back, do not stay', () => {
	const { rerender } = render(shown([goes], [long]));
	rerender(shown([went], [reasons]));
	expect(corrected()).toEqual([expect.stringContaining('i went')]);
	expect(screen.queryByText('i have a dog and')).toBeNull();
	expect(screen.getByText('because it rains')).toBeTruthy();
});
