import type { Clock } from '#server/ports/clock.ts';

export const systemClock: Clock = { nowMs: () => Date.now() };
