import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TalkPauses } from './talk-pauses.tsx';

const word = (text: string, startMs: number, endMs: number) => ({ text, startMs, endMs });

test('pauses are told with their answer and the word before them; a written answer has none', () => {
	render(
		<TalkPauses
			hasWritten
			answers={[
				[word('I', 500, 700), word('live', 800, 1_500), word('here', 2_500, 3_000)],
				[],
				[
					word('a', 0, 200),
					word('house', 800, 1_300),
					word('by', 2_000, 2_200),
					word('rivers', 3_900, 4_500),
				],
			]}
		/>,
	);
	expect(screen.getByRole('heading', { name: 'Speech and pauses' })).toBeTruthy();
	expect(
		screen.getByText(
			'You spoke for 3.6 seconds. There were 3 pauses over 0.7 seconds in it; the longest took 1.7 seconds.',
		),
	).toBeTruthy();
	expect(screen.getByText(/Answers you wrote have no timing\.$/)).toBeTruthy();
	const pauses = screen.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.matches('ol'));
	expect(pauses.map(({ textContent }) => textContent)).toEqual([
		'Answer 1: 1.0 seconds after “live”',
		'Answer 3: 0.7 seconds after “house”',
		'Answer 3: 1.7 seconds after “by”',
	]);
});

test('where the times of no word are known, nothing is said', () => {
	const { container } = render(<TalkPauses answers={[[], []]} hasWritten />);
	expect(container.innerHTML).toBe('');
});
