import regular from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import bold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';

const addFace = (name: string, file: string, weight: string) =>
	document.fonts.add(new FontFace(name, `url(${file})`, { weight, display: 'swap' }));

/** Fetches the face of the headings, and names those of letters for dyslexia, which come where they were chosen. */
export function addFaces(): void {
	addFace('Literata', new URL('./fonts/literata-latin.woff2', import.meta.url).href, '400 700');
	addFace('OpenDyslexic', regular, '400');
	addFace('OpenDyslexic', bold, '700');
}
