import type { Correction } from '@henry/contract/feedback.ts';

/** Why a change of each kind is made, in English and Spanish; `{new}` and `{old}` are the words that come and go. */
const reasons: Record<Correction['category'], [string, string]> = {
	agreement: ['With this subject we say “{new}”.', 'Con este sujeto se dice «{new}».'],
	'verb form': ['Here the verb has the form “{new}”.', 'Aquí el verbo lleva la forma «{new}».'],
	tense: ['It is about another time: “{new}”.', 'Se habla de otro tiempo: «{new}».'],
	article: ['With the article it is “{new}”, not “{old}”.', 'En cuanto al artículo, es «{new}», no «{old}».'],
	preposition: ['The preposition here: “{new}”, not “{old}”.', 'La preposición aquí: «{new}», no «{old}».'],
	'noun number': ['It is about another number: “{new}”.', 'Se trata de otro número: «{new}».'],
	pronoun: ['We say “{new}” here, not “{old}”.', 'Aquí se dice «{new}», no «{old}».'],
	comparison: ['To compare, we say “{new}”.', 'Para comparar se dice «{new}».'],
	'word choice': [
		'“{new}” may fit better here than “{old}”.',
		'Aquí puede encajar mejor «{new}» que «{old}».',
	],
	'word order': ['In English the order is “{new}”.', 'En inglés el orden es «{new}».'],
	'missing word': ['A word is missing: “{new}”.', 'Falta una palabra: «{new}».'],
	'extra word': ['A word is too many: “{new}” is enough.', 'Sobra una palabra: basta «{new}».'],
	spelling: ['It is spelt “{new}”.', 'Se escribe «{new}».'],
};

/** Why these words are changed. */
export function reasonsOf(
	category: Correction['category'],
	old: string,
	now: string,
): { reason: string; reasonInSpanish: string } {
	const [english, spanish] = reasons[category];
	const fill = (text: string) => text.replaceAll('{new}', () => now).replaceAll('{old}', () => old);
	return { reason: fill(english), reasonInSpanish: fill(spanish) };
}
