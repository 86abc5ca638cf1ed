import { matrixWasm } from './matrix-wasm.ts';

/** What is used here of WebAssembly; neither the language's library nor Node's types describe it. */
declare const WebAssembly: {
	Module: new (bytes: Uint8Array) => object;
	Instance: new (module: object) => { exports: unknown };
};

/** What ear/assembly exports. Addresses, strides and lengths are in bytes. */
export type Kernels = {
	convolve(
		input: number,
		rowStride: number,
		rows: number,
		taps: number,
		tapStride: number,
		tapLength: number,
		weights: number,
		output: number,
		outputs: number,
	): void;
	mix(
		logDensities: number,
		rows: number,
		phones: number,
		densities: number,
		states: number,
		weights: number,
		output: number,
	): void;
};

/** What lies where in the memory of kernels to come. */
export type MemoryPlan = {
	/** Takes a place for so many floats and answers where it starts, in floats. */
	reserve(floats: number): number;
	/** Makes kernels with a memory of their own that has all reserved places. */
	instantiate(): { kernels: Kernels; memory: Float32Array };
};

/** Bytes of a value in a kernel's memory. */
export const floatBytes = 4;
const pageBytes = 65_536;
/** Floats in a cache line: each place starts at one. */
const alignment = 16;

/** Starts with nothing reserved. */
export function createMemoryPlan(): MemoryPlan {
	let end = 0;
	return {
		reserve(floats) {
			const start = end;
			end += Math.ceil(floats / alignment) * alignment;
			return start;
		},
		instantiate() {
			const code = Uint8Array.from(atob(matrixWasm), (character) => character.charCodeAt(0));
			const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code));
			const kernels = exports as Kernels & {
				memory: { grow(pages: number): number; buffer: ArrayBuffer };
			};
			kernels.memory.grow(Math.ceil((end * floatBytes) / pageBytes));
			return { kernels, memory: new Float32Array(kernels.memory.buffer) };
		},
	};
}
