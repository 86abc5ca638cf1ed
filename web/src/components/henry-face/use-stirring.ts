import { type RefObject, useEffect, useRef } from 'react';

/** A blink, or a look aside, and how long it and the stillness before it last. */
type Stir = { kind: 'blink' | 'aside'; stillMs: number; stirsMs: number };

/** Where he is met and while he talks with somebody he blinks, thinking he looks aside; else, and where undefined, he keeps still. */
const stirs = {
	blink: { kind: 'blink', stillMs: 5_000, stirsMs: 150 },
	aside: { kind: 'aside', stillMs: 1_800, stirsMs: 2_000 },
} as const satisfies Record<string, Stir>;

/**
 * Has a face stir now and then (`data-stirs`). By the clock, not by an endless animation: of that a browser draws sixty
 * pictures a second, though nothing moves, and takes a third of a processor from the engines beside it.
 */
export function useStirring(kind: Stir['kind'] | undefined): RefObject<SVGSVGElement | null> {
	const face = useRef<SVGSVGElement>(null);
	useEffect(() => {
		const drawn = face.current;
		if (!kind || !drawn) return;
		const { stillMs, stirsMs } = stirs[kind];
		let timer: ReturnType<typeof setTimeout>;
		const keepStill = () => {
			delete drawn.dataset.stirs;
			timer = setTimeout(stir, stillMs);
		};
		const stir = () => {
			drawn.dataset.stirs = kind;
			timer = setTimeout(keepStill, stirsMs);
		};
		keepStill();
		return () => {
			clearTimeout(timer);
			delete drawn.dataset.stirs;
		};
	}, [kind]);
	return face;
}
