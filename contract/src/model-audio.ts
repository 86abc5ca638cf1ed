/**
 * Where the built-in content is spoken that names no sound of its own: addresses under `/content/`, Opus. Which
 * text each of them speaks is in `content/model-audio.json`; `scripts/make-model-audio.ts` makes them all.
 */

/** Lower-case words parted by hyphens, as paths of the content have them. */
function pathOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');
}

/** A question of grammar speech, by its topic and its index there (from 0). */
export function questionAudioUrl(topic: string, questionIndex: number): string {
	return `/content/audio/grammar-speech/${pathOf(topic)}-${questionIndex + 1}.opus`;
}

/** A key word or practice word of the 39 sounds. */
export function practiceWordAudioUrl(word: string): string {
	return `/content/audio/words/${pathOf(word)}.opus`;
}
