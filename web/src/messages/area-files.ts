import type { AllMessages } from './resources.ts';

/** What a file of messages exports: one area by its name. */
export type AreaFile = Record<string, AllMessages[keyof AllMessages]>;

/** The files of all areas by their path, fetched one by one. */
export const areaFiles = import.meta.glob<AreaFile>(['./{en,es}/*.ts', '!./en/common.ts']);
