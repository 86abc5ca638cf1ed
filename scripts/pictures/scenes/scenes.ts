import type { Scene } from '../language/scene.ts';
import { home } from './home.ts';
import { learning } from './learning.ts';
import { town } from './town.ts';

/** Every scene of the exams by the name of its picture. */
export const scenes: Readonly<Record<string, Scene>> = { ...home, ...learning, ...town };
