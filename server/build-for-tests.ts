import { buildServer } from './build.ts';

/** Engines run in processes of their own, from what is built: before any test, of the sources as they are. */
export const setup = () => buildServer({ forTests: true });
