/**
 * A reading, or a text, that cannot be judged now or ever. `message` is written for the learner and says what to do next:
 * one of the contract's refusals, or one that names the word that cannot be read.
 */
export class ReadingRefusal extends Error {
	override readonly name = 'ReadingRefusal';
}
