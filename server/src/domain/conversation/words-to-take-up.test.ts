import { expect, test } from 'vitest';
import { wordsToTakeUp } from './words-to-take-up.ts';

test.each([
	['i lost my umbrella on the train', ['lost', 'umbrella', 'train']],
	['yesterday i had my piano exam', ['piano exam']],
	['so so', []],
	['i do not know', []],
	['my neighbour has a parrot and the parrot sings', ['neighbour', 'parrot', 'parrot sings']],
])('of "%s", %j is taken up', (said, words) => {
	expect(wordsToTakeUp(said)).toEqual(words);
});
