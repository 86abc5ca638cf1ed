import { apiPaths } from '@henry/contract/api-paths.ts';
import { postForBlob } from './api-client.ts';
import { speakText } from './speak-text.ts';
import { keepSpoken, spokenHere } from './spoken-here.ts';
import { isUnreachable } from './unreachable.ts';

/** A text of the built-in content as `speak` makes it; where the server cannot be reached, as it was spoken last. */
async function orSpokenHere(text: string, speak: () => Promise<Blob>): Promise<Blob> {
	try {
		const sound = await speak();
		void keepSpoken(text, sound);
		return sound;
	} catch (error) {
		const kept = isUnreachable(error) && (await spokenHere(text));
		if (!kept) throw error;
		return kept.blob();
	}
}

/** A built-in word in one of Henry's voices, whichever the visitor has chosen otherwise: many voices train the ear. */
export function speakInVoice(word: string, voice: string | undefined): Promise<Blob> {
	const request = { text: word, ...(voice && { voice }) };
	return orSpokenHere(word, () => postForBlob(apiPaths.speech, request, { accept: 'audio/mpeg' }));
}

/** A phrase of the built-in content. Rejects with an `ApiError`. */
export const speakPhrase = (phrase: string): Promise<Blob> => orSpokenHere(phrase, () => speakText(phrase));
