import { apiPaths } from '@henry/contract/api-paths.ts';
import { type Voice, voicesSchema } from '@henry/contract/speech.ts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './api-client.ts';

/** Henry's voices, asked for once. */
export const voicesQuery = queryOptions({
	queryKey: ['voices'],
	queryFn: ({ signal }) => getJson(apiPaths.voices, voicesSchema, { signal }),
});

/** The names of so many voices at most that are as different as can be: women and men, British and American, come first. */
export function differentVoices(voices: readonly Voice[], atMost: number): string[] {
	const kindOf = ({ gender, accent }: Voice) => `${gender} ${accent}`;
	const isFirstOfKind = (voice: Voice, place: number) =>
		voices.findIndex((other) => kindOf(other) === kindOf(voice)) === place;
	const first = voices.filter(isFirstOfKind);
	const others = voices.filter((voice) => !first.includes(voice));
	return [...first, ...others].slice(0, atMost).map(({ name }) => name);
}
