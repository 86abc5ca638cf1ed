import type { Scene } from '#pictures/language/scene.ts';
import { atDesks } from './at-desks.ts';
import { atHome } from './at-home.ts';
import { atPlay } from './at-play.ts';
import { forOthers } from './for-others.ts';
import { inMotion } from './in-motion.ts';
import { inTheOpen } from './in-the-open.ts';
import { inTown } from './in-town.ts';
import { onStage } from './on-stage.ts';
import { onTheWay } from './on-the-way.ts';
import { withHands } from './with-hands.ts';
import { withNature } from './with-nature.ts';

/** Every scene of the exams by the name of its picture. */
export const scenes: Readonly<Record<string, Scene>> = {
	...atHome,
	...atDesks,
	...onTheWay,
	...inTown,
	...forOthers,
	...onStage,
	...atPlay,
	...inMotion,
	...inTheOpen,
	...withHands,
	...withNature,
};
