import { expect, test } from 'vitest';
import { readNames, textOf } from './names-in-csv.ts';

const namesIn = (text: string) => readNames(text, []).names;
const problemsIn = (text: string, inClass: string[] = []) =>
	readNames(text, inClass).problems.map(({ line, problem }) => `${line} ${problem}`);

test('a name a line is read, whatever ends the lines, without what is empty', () => {
	for (const end of ['\n', '\r\n', '\r']) {
		expect(namesIn(['\ufeffZoë Núñez', '', '  Max  Power ', 'Lea;', ''].join(end))).toEqual([
			'Zoë Núñez',
			'Max Power',
			'Lea',
		]);
	}
});

test('a column of names is found, whichever separator there is and however it is called', () => {
	for (const separator of [';', ',', '\t']) {
		for (const head of ['name', 'Nombre', 'NOM']) {
			const rows = [
				['id', head, 'mail'],
				['1', 'Ana Gil', ''],
				['2', 'Ben', 'b@example.com'],
			];
			expect(namesIn(rows.map((row) => row.join(separator)).join('\n'))).toEqual(['Ana Gil', 'Ben']);
		}
	}
});

test('quoted cells keep separators, quotes and lines', () => {
	const text = 'name,group\n"Gil, Ana",A\n"Ben ""Benny"" Ros",B\n"Lea\nMar",C\nMax O"Neil,D';
	expect(readNames(text, [])).toEqual({
		names: ['Gil, Ana', 'Ben "Benny" Ros', 'Lea Mar', 'Max O"Neil'],
		problems: [],
	});
});

test('every row that is left out is told with its line', () => {
	const text = ['Ana', '123', 'x'.repeat(61), 'ána', 'Carla', 'Ben;7A', '"Two\nlines"', 'BEN'].join('\n');
	expect(problemsIn(text, ['carla', 'Ben'])).toEqual([
		'2 noName',
		'3 tooLong',
		'4 twice',
		'5 inClass',
		'6 columns',
		'9 inClass',
	]);
	expect(problemsIn('Ana,7A\nBen')).toEqual(['1 columns']);
	expect(problemsIn('name;group\n;7A')).toEqual(['2 noName']);
});

test('the two hundred and first learner waits for another list', () => {
	const many = Array.from({ length: 201 }, (_, place) => `Learner ${place}`).join('\n');
	expect(namesIn(many)).toHaveLength(200);
	expect(problemsIn(many)).toEqual(['201 tooMany']);
});

test('a file from an older spreadsheet keeps its letters', async () => {
	const latin = new Blob([new Uint8Array([0x4e, 0xfa, 0xf1, 0x65, 0x7a])]);
	expect(await textOf(latin)).toBe('Núñez');
	expect(await textOf(new Blob(['Núñez']))).toBe('Núñez');
});
