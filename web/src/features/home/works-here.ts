import { activityRow } from '@henry/contract/activities.ts';
import type { PathWeek } from '@henry/contract/path.ts';
import { earStore } from '#web/lib/offline-ear/ear-store.ts';
import { judgeStore } from '#web/lib/offline-judge/judge-store.ts';
import type { PathStep } from '#web/lib/practice/path.ts';
import type { TodayStep } from '#web/lib/practice/today.ts';
import { isModelHere } from '#web/lib/shadowing-model.ts';
import { spokenHere } from '#web/lib/spoken-here.ts';
import { soundsOfStep } from './sounds-of-step.ts';

const hasJudge = async () => (await judgeStore.kept()) !== undefined;

async function pathStepWorks(step: PathStep, weeks: readonly PathWeek[]): Promise<boolean> {
	const { words, level, sentences } = await soundsOfStep(step, weeks);
	switch (step.kind) {
		case 'phrases':
		case 'recall':
			return hasJudge();
		case 'sounds': {
			const spoken = await Promise.all(words.map(spokenHere));
			return words.length > 0 && spoken.every(Boolean);
		}
		case 'shadowing':
			// What was said along with the voice is heard here or not at all.
			return (
				level !== undefined && (await isModelHere(sentences, level)) && (await earStore.kept()) !== undefined
			);
		default:
			return false;
	}
}

/** Whether a thing of today can be done while the server cannot be reached, with what this device keeps. */
export async function worksHere(step: TodayStep, weeks: readonly PathWeek[] = []): Promise<boolean> {
	switch (step.kind) {
		case 'cards':
			return true;
		case 'sentence':
			return hasJudge();
		case 'homework':
			return activityRow(step.task).waits ?? false;
		case 'path':
			return pathStepWorks(step.step, weeks);
		case 'talk':
		case 'check':
			return false;
	}
}
