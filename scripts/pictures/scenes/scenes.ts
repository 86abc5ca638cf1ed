import type { Scene } from '../language/scene.ts';
import { active } from './active.ts';
import { home } from './home.ts';
import { learning } from './learning.ts';
import { leisure } from './leisure.ts';
import { people } from './people.ts';
import { town } from './town.ts';
import { work } from './work.ts';

/** Every scene of the exams by the name of its picture. */
export const scenes: Readonly<Record<string, Scene>> = {
	...home,
	...learning,
	...town,
	...people,
	...leisure,
	...active,
	...work,
};
