/** The last question of a text, from the last of these `ends` before it; undefined where there is none. */
export function lastQuestion(text: string, ends: string): string | undefined {
	const mark = text.lastIndexOf('?');
	let start = mark;
	while (start > 0 && !ends.includes(text.charAt(start - 1))) start--;
	return start < mark ? text.slice(start, mark + 1).trim() : undefined;
}
