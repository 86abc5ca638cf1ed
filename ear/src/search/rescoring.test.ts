import { expect, test } from 'vitest';
import { sentenceEndWord } from './language-model.ts';
import { rescored, type SpokenModel } from './rescoring.ts';
import { sentenceEndArc, silenceArc, WordLattice } from './word-lattice.ts';

const [their, house, there, is] = [10, 11, 12, 13];

/** Knows which word comes after which, and remembers the words so far; `asked` counts what it had to remember. */
function modelOf(likely: [number, number][]) {
	const wordsIn = (state: ReturnType<SpokenModel['start']>) => [...state.hidden];
	const model: SpokenModel & { asked: number } = {
		asked: 0,
		start: () => ({ hidden: new Float32Array(), cell: new Float32Array(), expected: new Float32Array() }),
		next(state, word) {
			model.asked++;
			return { ...state, hidden: Float32Array.from([...wordsIn(state), word]) };
		},
		logProb(state, word) {
			if (word === is) return undefined;
			const last = wordsIn(state).at(-1) ?? -1;
			return likely.some(([before, after]) => before === last && after === word) ? -1 : -6;
		},
	};
	return model;
}

/** "their house" and "there house", which sounds better by 1; a pause may lie between. */
function latticeOf(second: number) {
	const lattice = new WordLattice();
	lattice.addNode(0, 0);
	const arcs: [from: number, to: number, word: number, acoustic: number, language: number][] = [
		[0, 1, their, -11, -3],
		[0, 1, there, -10, -3],
		[1, 2, silenceArc, -1, 0],
		[1, 3, second, -20, -3],
		[2, 3, second, -18, -3],
		[3, 4, sentenceEndArc, 0, -1],
	];
	for (const [place, frame] of [10, 12, 30, 30].entries()) {
		const into = arcs.filter(([, to]) => to === place + 1);
		const scores = into.map(
			([from, , , acoustic, language]) => (lattice.nodeScore[from] as number) + acoustic + language,
		);
		const node = lattice.addNode(frame, Math.max(...scores));
		for (const [index, [from, to, word, acoustic, language]] of into.entries()) {
			const arc = lattice.addArc(from, to, word, acoustic, language);
			if (scores[index] === Math.max(...scores)) lattice.nodeBestArc[node] = arc;
		}
	}
	lattice.finalNode = 4;
	return lattice;
}

const textOf = (words: ReturnType<typeof rescored>) => words.map(({ word }) => word);
const weights = { own: 0.5, neural: 1, word: 0 };

test('the words that the neural model expects win over those that sound a little better', () => {
	const model = modelOf([[their, house]]);
	expect(textOf(rescored(latticeOf(house), model, weights, []))).toEqual([their, house]);
	expect(textOf(rescored(latticeOf(house), modelOf([]), weights, []))).toEqual([there, house]);
	expect(textOf(rescored(latticeOf(house), model, { ...weights, neural: 0 }, []))).toEqual([there, house]);
});

test('words keep their frames and scores, and the better way around a pause is taken', () => {
	const [first, second] = rescored(latticeOf(house), modelOf([[their, house]]), weights, []);
	expect(first).toEqual({ word: their, startFrame: 0, endFrame: 10, acousticScore: -11, languageScore: -3 });
	expect(second).toMatchObject({ startFrame: 12, endFrame: 30, acousticScore: -18 });
});

test('a word that the model does not know keeps its own score', () => {
	expect(textOf(rescored(latticeOf(is), modelOf([[their, sentenceEndWord]]), weights, []))).toEqual([
		there,
		is,
	]);
});

test('a hint counts in full', () => {
	const bonus = (word: number, value: number) =>
		Array.from({ length: 14 }, (_, id) => (id === word ? value : 0));
	expect(textOf(rescored(latticeOf(house), modelOf([]), weights, bonus(their, 3)))).toEqual([their, house]);
});

test('what was said is remembered once for all paths that end alike', () => {
	const model = modelOf([]);
	rescored(latticeOf(house), model, weights, []);
	expect(model.asked).toBe(4);
});
