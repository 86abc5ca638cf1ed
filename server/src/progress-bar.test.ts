import { expect, test } from 'vitest';
import { createProgressBar } from './progress-bar.ts';

/** What is written for bytes at times in milliseconds, of a fetch of 50 MB. */
function shown(isTTY: boolean, steps: [bytes: number, atMs: number][]) {
	const written: string[] = [];
	let now = 0;
	const output = { isTTY, write: (text: string) => written.push(text) };
	const bar = createProgressBar('small', 50_000_000, output, () => now);
	for (const [bytes, atMs] of steps) {
		now = atMs;
		bar.show(bytes);
	}
	bar.end();
	return written;
}

test('a terminal has one line, which is written anew ten times a second at most', () => {
	const steps: [number, number][] = [
		[0, 1_000],
		[5_000_000, 1_050],
		[20_000_000, 3_000],
		[50_000_000, 3_010],
	];
	const again = '\r\u001b[K';
	expect(shown(true, steps)).toEqual([
		`${again}small  0 %  0.0 of 50 MB  – MB/s`,
		`${again}small  40 %  20 of 50 MB  10.0 MB/s`,
		`${again}small  100 %  50 of 50 MB  24.9 MB/s`,
		'\n',
	]);
});

test('a file gets a line at each tenth', () => {
	const steps = Array.from({ length: 101 }, (_, step): [number, number] => [step * 500_000, step * 100]);
	const lines = shown(false, steps);
	expect(lines).toHaveLength(10);
	expect(lines[0]).toBe('small  10 %  5.0 of 50 MB  5.0 MB/s\n');
	expect(lines.at(-1)).toBe('small  100 %  50 of 50 MB  5.0 MB/s\n');
});

test('what was there before does not count as speed', () => {
	const steps: [number, number][] = [
		[30_000_000, 0],
		[40_000_000, 1_000],
	];
	expect(shown(false, steps)).toEqual([
		'small  60 %  30 of 50 MB  – MB/s\n',
		'small  80 %  40 of 50 MB  10.0 MB/s\n',
	]);
});

test('nothing is shown of a fetch that brings nothing', () => {
	expect(shown(true, [])).toEqual([]);
});
