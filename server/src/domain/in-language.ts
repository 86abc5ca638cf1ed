/** What is written in a language, or in English where it is not written in that one. */
export function inLanguage<Words>(words: { en: Words; [language: string]: Words }, language: string): Words {
	return words[language] ?? words.en;
}
