import type { Persona } from './dialogue.ts';

/** What a recogniser makes of words that it does not make out: short, frequent words of a similar sound. */
const mishearings =
	'the a in it and to of that was he for on are with as they be at this from or had by not what were we there can an'.split(
		' ',
	);

/** Every other word or so is heard wrongly, always the same ones. */
export function garbled(text: string): string {
	return text
		.split(' ')
		.map((word, index) => {
			const number = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), index * 7);
			return number % 5 < 2 ? mishearings[number % mishearings.length] : word;
		})
		.join(' ');
}

/** A learner whose words are heard half. */
export function heardHalf({ answers, otherwise }: Persona): Persona {
	return {
		answers: answers.map(([question, answer]) => [question, garbled(answer)] as const),
		otherwise: otherwise.map(garbled),
	};
}
