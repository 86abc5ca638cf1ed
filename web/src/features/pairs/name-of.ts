import type { MinimalPairSet } from '@henry/contract/minimal-pairs.ts';

/** What a set is called: its first pair. */
export const nameOf = ({ pairs }: MinimalPairSet): string => pairs[0]?.join(' / ') ?? '';
