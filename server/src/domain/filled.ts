/** A text with its blanks, such as `{{days}}`, filled. What is filled in is not looked through for blanks. */
export function filled(text: string, blanks: Readonly<Record<string, string | number>>): string {
	return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(blanks[name] ?? blank));
}
