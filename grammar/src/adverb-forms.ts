/** The adverb of an adjective, by its spelling; of one in -ic it is the rarer one ("publicly"). */
export function adverbOf(adjective: string): string {
	if (adjective === 'good') return 'well';
	if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
	return /[^aeiou]le$/.test(adjective) ? `${adjective.slice(0, -1)}y` : `${adjective}ly`;
}
