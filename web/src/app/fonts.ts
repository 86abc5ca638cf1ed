/** Fetches the face of the headings. */
export function fetchHeadingFace(): void {
	const file = new URL('./fonts/literata-latin.woff2', import.meta.url);
	document.fonts.add(new FontFace('Literata', `url(${file.href})`, { weight: '400 700', display: 'swap' }));
}
