import { academyImageAddress } from '@henry/contract/academy-door.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { CardSheet } from './card-sheet.tsx';

afterEach(cleanup);

const logoId = '3f0e9a52-7c1b-4d0e-9a52-7c1b4d0e9a51';
const look = {
	...{ id: '3f0e9a52-7c1b-4d0e-9a52-7c1b4d0e9a50', name: 'Academia Sol', language: 'es', isExample: false },
	colours: { ground: '#163e40', text: '#f7f2e7' },
};
const cards = ['Zoë', 'Max'].map((displayName, place) => ({
	...{
		membershipId: `3f0e9a52-7c1b-4d0e-9a52-7c1b4d0e9a6${place}`,
		displayName,
		pin: 'apple boat cloud door',
	},
}));

/** The band with the academy's name on each card. */
function bandsOf(academy: typeof look & { logoId: string | null }) {
	render(
		<MemoryRouter address="/academy">
			<CardSheet
				{...{ academy, cards, className: 'B1', joinCode: 'ABCDEFGH' }}
				onDone={() => expect.fail('nobody has gone back')}
			/>
		</MemoryRouter>,
	);
	return screen.getAllByText(/Academia Sol/).map((name) => name.closest('p') as HTMLElement);
}

test('each card has the colours and the logo of its academy, on paper too', () => {
	const bands = bandsOf({ ...look, logoId });
	expect(bands).toHaveLength(cards.length);
	for (const band of bands) {
		expect(band.closest('[data-printed]')).not.toBeNull();
		expect(band.className).toContain('print-color-adjust:exact');
		expect([band.style.backgroundColor, band.style.color]).toEqual(['rgb(22, 62, 64)', 'rgb(247, 242, 231)']);
		expect(band.querySelector('img')?.getAttribute('src')).toBe(academyImageAddress(logoId));
	}
});

test('where an academy has no logo, its name stands alone', () => {
	for (const band of bandsOf({ ...look, logoId: null })) expect(band.querySelector('img')).toBeNull();
});
