import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { JoinSheet } from './join-sheet.tsx';
import { QrCode } from './qr-code.tsx';

const dialog: Partial<HTMLDialogElement> = HTMLDialogElement.prototype;
/** What jsdom lacks. */
beforeAll(() => {
	dialog.showModal = function (this: HTMLDialogElement) {
		this.open = true;
	};
});
afterAll(() => void delete dialog.showModal);
afterEach(cleanup);

/** Whether each module of a drawn code is dark, row by row. */
function drawnModules(svg: Element): boolean[][] {
	const [, , , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
	const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
	for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1/g)) {
		const row = modules[Number(y)];
		if (row) row[Number(x)] = true;
	}
	return modules;
}

test('a QR code has its three corners, and four light modules around it', () => {
	render(<QrCode text="https://henry.example/classes?code=ABCD2345" label="Leads to the class" />);
	const modules = drawnModules(screen.getByRole('img', { name: 'Leads to the class' }));
	const size = modules.length;
	expect((size - 8 - 17) % 4).toBe(0);
	const isQuiet = (place: number) => place < 4 || place >= size - 4;
	for (const [y, row] of modules.entries()) {
		for (const [x, isDark] of row.entries()) if (isQuiet(x) || isQuiet(y)) expect(isDark).toBe(false);
	}
	const rowOf = (y: number, from: number) =>
		modules[y]
			?.slice(from, from + 7)
			.map(Number)
			.join('');
	for (const [y, x] of [
		[4, 4],
		[4, size - 11],
		[size - 11, 4],
	] as const) {
		expect([0, 1, 2, 3, 4, 5, 6].map((line) => rowOf(y + line, x))).toEqual([
			'1111111',
			'1000001',
			'1011101',
			'1011101',
			'1011101',
			'1000001',
			'1111111',
		]);
	}
});

test('the sheet of a class has its code in letters beside the QR code', () => {
	const academy = {
		...{ id: 'a', name: 'Sol', language: 'en', isExample: false, logoId: null },
		colours: { ground: '#163e40', text: '#f7f2e7' },
	};
	render(<JoinSheet academy={academy} name="B1 Tuesday" joinCode="ABCD2345" backTo="/academy" />);
	screen.getByRole('heading', { name: 'B1 Tuesday' });
	screen.getByText('ABCD 2345');
	screen.getByRole('img', { name: /B1 Tuesday/ });
});
