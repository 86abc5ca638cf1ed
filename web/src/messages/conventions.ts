/**
 * How a language writes, in `conventions.json` of its folder: where its dates and numbers are at home, its mark before
 * decimals, and in what other languages its readers read what is not there in it.
 */
type Conventions = { locale: string; decimalMark: string; alsoReads: string[] };

const files = import.meta.glob<Conventions>('./*/conventions.json', { eager: true, import: 'default' });

/** The conventions of a language of the app; of one that it does not speak, those of English. */
export function conventionsOf(language: string): Conventions {
	return (files[`./${language}/conventions.json`] ?? files['./en/conventions.json']) as Conventions;
}
