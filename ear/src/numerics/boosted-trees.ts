import type { Safetensors } from '#ear/files/safetensors.ts';

/** A regression by gradient-boosted trees (Friedman 2001, "Greedy function approximation", Annals of Statistics 29). */
export type BoostedTrees = (features: readonly number[]) => number;

/**
 * Reads trees: tree t has the nodes `start[t]` to `start[t + 1]`, its root first. A node goes to `left` where its feature
 * is at most its threshold, else to `right` (both count from the root); a leaf has `left` 0 and adds its `value`.
 * `name`: what the names of the tensors begin with. Throws where a tensor is missing or a node leads out of its tree.
 */
export function readBoostedTrees(file: Safetensors, features: number, name = 'trees'): BoostedTrees {
	const { data: start } = file.tensor(`${name}.start`, 'U32');
	const nodes = start.at(-1) ?? 0;
	const { data: feature } = file.tensor(`${name}.feature`, 'U8', [nodes]);
	const { data: threshold } = file.tensor(`${name}.threshold`, 'F64', [nodes]);
	const { data: left } = file.tensor(`${name}.left`, 'U16', [nodes]);
	const { data: right } = file.tensor(`${name}.right`, 'U16', [nodes]);
	const { data: value } = file.tensor(`${name}.value`, 'F64', [nodes]);
	const { data: baseline } = file.tensor(`${name}.baseline`, 'F64', [1]);
	const trees = Array.from({ length: start.length - 1 }, (_, tree) => start[tree] as number);
	for (const [tree, root] of trees.entries()) {
		const size = (start[tree + 1] as number) - root;
		for (let node = 0; node < size; node++) {
			const [toLeft, toRight] = [left[root + node] as number, right[root + node] as number];
			const isLeaf = toLeft === 0;
			const leadsOn = toLeft > node && toRight > node && toLeft < size && toRight < size;
			if (!isLeaf && !(leadsOn && (feature[root + node] as number) < features)) {
				throw new RangeError(`Tree ${tree} is damaged at node ${node}.`);
			}
		}
	}
	return (values) => {
		let sum = baseline[0] as number;
		for (const root of trees) {
			let node = 0;
			while (left[root + node]) {
				const goesLeft =
					(values[feature[root + node] as number] as number) <= (threshold[root + node] as number);
				node = (goesLeft ? left[root + node] : right[root + node]) as number;
			}
			sum += value[root + node] as number;
		}
		return sum;
	};
}
