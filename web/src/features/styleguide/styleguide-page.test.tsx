import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { henryMoods } from '#web/components/henry-face/henry-mood.ts';
import { StyleguidePage } from './styleguide-page.tsx';

test('the style guide shows Henry in every mood, and all that screens are made of', () => {
	render(<StyleguidePage />);
	for (const mood of henryMoods) expect(screen.getByText(mood)).toBeTruthy();
	const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
	expect(headings).toEqual([
		'Henry',
		'Type',
		'Spacing',
		'Colours',
		'Buttons and fields',
		'Notices and bubbles',
		'Gauges and recorder',
	]);
});
