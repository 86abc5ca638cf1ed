import { celebratingOne } from './scene-celebrating-1.ts';
import { celebratingTwo } from './scene-celebrating-2.ts';
import { celebratingThree } from './scene-celebrating-3.ts';
import { eatingOne } from './scene-eating-1.ts';
import { eatingTwo } from './scene-eating-2.ts';
import { eatingThree } from './scene-eating-3.ts';
import { freeTimeOne } from './scene-free-time-1.ts';
import { freeTimeTwo } from './scene-free-time-2.ts';
import { freeTimeThree } from './scene-free-time-3.ts';
import { travellingOne } from './scene-travelling-1.ts';
import { travellingTwo } from './scene-travelling-2.ts';
import { travellingThree } from './scene-travelling-3.ts';
import { workingOne } from './scene-working-1.ts';
import { workingTwo } from './scene-working-2.ts';
import { workingThree } from './scene-working-3.ts';
import type { Picture } from './svg.ts';

/** Every picture of `content/pictures` by the name of its file. */
export const pictures: Record<string, Picture> = {
	'celebrating-1': celebratingOne,
	'celebrating-2': celebratingTwo,
	'celebrating-3': celebratingThree,
	'eating-1': eatingOne,
	'eating-2': eatingTwo,
	'eating-3': eatingThree,
	'free-time-1': freeTimeOne,
	'free-time-2': freeTimeTwo,
	'free-time-3': freeTimeThree,
	'travelling-1': travellingOne,
	'travelling-2': travellingTwo,
	'travelling-3': travellingThree,
	'working-1': workingOne,
	'working-2': workingTwo,
	'working-3': workingThree,
};
