import { encodeWav } from '@henry/sound/wav.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PausesCard } from './pauses-card.tsx';
import type { RecordedAnswers } from './submission.ts';

configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 30_000 });

/** Sound (above 0) and silence in seconds, one after the other. */
function recordingOf(...parts: [seconds: number, level: number][]): Blob {
	const samples = parts.flatMap(([seconds, level]) =>
		Array.from({ length: seconds * 16_000 }, (_, index) => level * 8_000 * Math.sin(index / 5)),
	);
	return new Blob([encodeWav(Int16Array.from(samples), 16_000)], { type: 'audio/wav' });
}

function show(recording: Blob, own: Partial<RecordedAnswers> = {}) {
	const transcript = {
		transcription: 'my garden is big',
		words: [{ text: 'garden', startMs: 1_400, endMs: 1_950, confidence0to1: 1, unsure: false }],
	};
	const recorded = { recording, url: 'blob:answers', questionCount: 2, hints: [], transcript, ...own };
	return render(
		<QueryClientProvider client={new QueryClient()}>
			<PausesCard recorded={recorded as unknown as RecordedAnswers} />
		</QueryClientProvider>,
	);
}

test('pauses are counted and told with their question and the word before them', async () => {
	show(recordingOf([1, 0], [1, 1], [1, 0], [2, 1], [0.5, 0], [1, 1], [10, 0], [2, 1], [1.4, 0], [1, 1]));
	expect(await screen.findByRole('heading', { name: 'Speech and pauses' })).toBeTruthy();
	expect(
		screen.getByText(/You spoke for 7\.\d seconds\. There were 2 pauses over 0\.7 seconds/),
	).toBeTruthy();
	const [first, second] = screen.getAllByRole('listitem').slice(-2);
	expect(first?.textContent).toMatch(/^Question 1: (0\.9|1\.0) seconds after “garden”$/);
	expect(second?.textContent).toMatch(/^Question 2: 1\.[34] seconds$/);
});

test('where the learner went on by hand, a pause belongs to the question that was shown', async () => {
	show(recordingOf([1, 1], [1, 0], [1, 1], [1, 0], [1, 1]), { questionStartsMs: [0, 1_500] });
	expect(await screen.findByText(/There was one pause over 0\.7 seconds/)).toBeTruthy();
	expect(screen.getByText(/^Question 2: (0\.9|1\.0) seconds$/)).toBeTruthy();
});

test('without a pause that is said, and without speech nothing is', async () => {
	const { unmount } = show(recordingOf([0.5, 0], [2, 1]));
	expect(await screen.findByText(/There was no pause over 0\.7 seconds/)).toBeTruthy();
	unmount();
	const { container } = show(recordingOf([2, 0]));
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(container.innerHTML).toBe('');
});
