/**
 * Makes a drawing small: what nobody sees at its size is left out, numbers of paths are whole, and a group that is there
 * twice is drawn once and used again.
 */
export function spare(drawing: string): string {
	return drawing
		.replace(/<path[^>]* fill="none"[^>]* opacity="\.?[0-4]?5?"\/>/g, '')
		.replace(/<[^>]*\/>/g, (element) => (/ opacity="0"/.test(element) ? '' : element))
		.replace(/ stroke="#[0-9a-f]{6}" stroke-width="\.8"(?=\/>)/g, (edge, at: number, all: string) =>
			/ fill="none"[^<]*$/.test(all.slice(Math.max(0, at - 20), at)) ? edge : '',
		)
		.replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${wholeNumbers(data)}"`);
}

const numbersOf = (words: string): number[] => (words.match(/-?\d*\.?\d+/g) ?? []).map(Number);
const joined = (values: readonly number[]): string =>
	values
		.map((value) => String(Math.round(value) || 0))
		.join(' ')
		.replace(/ -/g, '-');

/** Path data with whole numbers; what is relative stays where it was, without errors that add up. */
function wholeNumbers(data: string): string {
	if (/^[MLHVCQTSZz\d\s.-]*$/.test(data))
		return data.replace(
			/([A-Zz])([^A-Zz]*)/g,
			(_, letter: string, rest: string) => letter + joined(numbersOf(rest)),
		);
	if (/^[MLhvz\d\s.-]*$/.test(data))
		return data.replace(
			/([A-Za-z])([^A-Za-z]*)/g,
			(_, letter: string, rest: string) => letter + joined(numbersOf(rest)),
		);
	if (!/^[Mcsz\d\s.-]*$/.test(data)) return data;
	let pen = [0, 0];
	let drawn = [0, 0];
	return data.replace(/([Mcsz])([^Mcsz]*)/g, (_, letter: string, rest: string) => {
		const numbers = numbersOf(rest);
		if (letter === 'z') return 'z';
		if (letter === 'M') {
			pen = numbers;
			drawn = numbers.map(Math.round);
			return `M${joined(numbers)}`;
		}
		const step = letter === 'c' ? 6 : 4;
		let written = '';
		for (let from = 0; from < numbers.length; from += step) {
			const places = numbers.slice(from, from + step).map((value, index) => value + (pen[index % 2] ?? 0));
			written += letter + joined(places.map((value, index) => Math.round(value) - (drawn[index % 2] ?? 0)));
			pen = places.slice(-2);
			drawn = pen.map(Math.round);
		}
		return written;
	});
}
