import { expect, test } from 'vitest';
import { readCTranslate2 } from './ctranslate2-file.ts';

/** A file with one variable, as CTranslate2 writes it. */
function file({ version = 6, type = 4, elements = [0x3c00, 0xc000] } = {}): Uint8Array {
	const text = (value: string) => [value.length + 1, 0, ...new TextEncoder().encode(`${value}\0`)];
	const number = (value: number) => [value, 0, 0, 0];
	const bytes = elements.flatMap((bits) => [bits & 255, bits >> 8]);
	const variable = [...text('w'), 2, ...number(1), ...number(2), type, ...number(bytes.length), ...bytes];
	return Uint8Array.from([
		...number(version),
		...text('WhisperSpec'),
		...number(3),
		...number(1),
		...variable,
	]);
}

test('reads half-precision numbers of a variable', () => {
	expect([...readCTranslate2(file()).numbers('w', [1, 2])]).toEqual([1, -2]);
});

test.each([
	['another version', { version: 7 }, 'version 7'],
	['an unknown type', { type: 9 }, 'unknown type 9'],
	['too few elements', { elements: [0x3c00] }, '2 bytes for 2 numbers'],
])('refuses %s', (_, change, message) => {
	expect(() => readCTranslate2(file(change)).numbers('w', [1, 2])).toThrow(message);
});

test('refuses a file that ends too early, another name and another shape', () => {
	expect(() => readCTranslate2(file().subarray(0, -1))).toThrow('ends too early');
	expect(() => readCTranslate2(file()).numbers('v', [1, 2])).toThrow('no variable v');
	expect(() => readCTranslate2(file()).numbers('w', [2, 1])).toThrow('shape [1,2]');
});
