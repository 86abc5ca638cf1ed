import { bareDoings } from './bare-doings.ts';
import { toolDoings } from './tool-doings.ts';

/** Everything that people do, by name. */
export const doings = { ...bareDoings, ...toolDoings };
export type DoingName = keyof typeof doings;
