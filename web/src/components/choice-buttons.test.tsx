import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ChoiceButtons } from './choice-buttons.tsx';

const choices = [
	{ key: 'town', label: 'Town life', drawing: <svg aria-hidden="true" />, detail: 'Parks · Buses' },
	{ key: 'books', label: 'Books', drawing: <svg aria-hidden="true" /> },
];

function Choices() {
	const [chosenKey, choose] = useState<string>();
	return (
		<ChoiceButtons
			choices={choices}
			chosenKey={chosenKey}
			onChoose={choose}
			columns="grid-cols-2"
			firstLook="rows"
		/>
	);
}

test('cards are named by their label alone and described by what they are about', () => {
	render(<Choices />);
	const town = screen.getByRole('button', { name: 'Town life' });
	expect(document.getElementById(String(town.getAttribute('aria-describedby')))?.textContent).toBe(
		'Parks · Buses',
	);
	expect(document.querySelectorAll('svg')).toHaveLength(2);
});

test('once one is chosen the cards make room for it, and the focus stays where it was', async () => {
	const user = userEvent.setup();
	render(<Choices />);
	await user.tab();
	await user.keyboard('{Enter}');
	const town = screen.getByRole('button', { name: 'Town life', pressed: true });
	expect(document.activeElement).toBe(town);
	expect(document.querySelectorAll('svg')).toHaveLength(0);
	expect(screen.queryByText('Parks · Buses')).toBeNull();
});
