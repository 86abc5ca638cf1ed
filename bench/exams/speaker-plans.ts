import type { CefrLevel } from '@henry/contract/exams.ts';
import { createRandom } from '../stt-score.ts';
import { wordsIn } from '../turns/spoken-turns.ts';

/** The levels of which there are answers. */
export const plannedLevels = ['A2', 'B1', 'B2', 'C1'] as const satisfies CefrLevel[];
export type PlannedLevel = (typeof plannedLevels)[number];

type Range = readonly [least: number, most: number];
/**
 * How somebody of a level speaks: how fast (1 is the voice's own speed), how many words between two pauses, how long these
 * are inside and between sentences, and in which shares of words they hesitate aloud or say a sound in another's place.
 * Chosen before anything was measured, by what studies of rated speech tell of the order (docs/exams.md).
 */
const plans: Record<
	PlannedLevel,
	{
		rate: Range;
		runWords: Range;
		pauseSeconds: Range;
		sentenceSeconds: Range;
		hesitations: number;
		soundsWrong: number;
	}
> = {
	A2: {
		rate: [0.7, 0.78],
		runWords: [2, 4],
		pauseSeconds: [0.4, 1],
		sentenceSeconds: [0.7, 1.4],
		hesitations: 0.06,
		soundsWrong: 0.6,
	},
	B1: {
		rate: [0.76, 0.84],
		runWords: [4, 7],
		pauseSeconds: [0.35, 0.8],
		sentenceSeconds: [0.5, 1],
		hesitations: 0.04,
		soundsWrong: 0.3,
	},
	B2: {
		rate: [0.83, 0.91],
		runWords: [6, 11],
		pauseSeconds: [0.28, 0.55],
		sentenceSeconds: [0.4, 0.75],
		hesitations: 0.02,
		soundsWrong: 0.1,
	},
	C1: {
		rate: [0.91, 0.99],
		runWords: [10, 16],
		pauseSeconds: [0.2, 0.38],
		sentenceSeconds: [0.3, 0.55],
		hesitations: 0.005,
		soundsWrong: 0,
	},
};

/** Words as speakers of Spanish may say them, spelled as the voices then say them. */
const saidInstead = new Map(
	`this:dis that:dat they:day then:den the:deh with:wit think:sink thought:sought three:tree
	thing:sing things:sings something:somesing nothing:nossing everything:everysing very:berry
	have:hab live:leave school:eschool street:estreet start:estart stay:estay speak:espeak
	small:esmall special:especial it:eat is:ease big:beeg his:hees people:pipple eat:it job:chob
	just:chust she:che shop:chop shops:chops should:chud good:gude cold:col friend:fren
	friends:frens world:worl and:an best:bes last:las liked:likeed enjoyed:enjoyid worked:workid
	walked:walkid asked:askid laughed:laughid cooked:cookid helped:helpid was:wass because:becose
	family:famelly happy:hoppy than:dan there:dare mother:modder father:fodder brother:brodder
	young:jung year:jeer years:jeers`
		.split(/\s+/)
		.map((pair) => pair.split(':') as [string, string]),
);

/** An answer as it is to be said: the words, the voice's speed, and the pauses after how many words. */
export type PlannedSpeech = {
	spoken: string;
	rate: number;
	pauses: { words: number; seconds: number }[];
	/** How many words have a sound in another's place. */
	soundsWrong: number;
};

/** Plans how an answer is said at its level. The same `seed` gives the same plan. */
export function planSpeech(text: string, level: PlannedLevel, seed: number): PlannedSpeech {
	const plan = plans[level];
	const random = createRandom(seed);
	// The first numbers of neighbouring seeds are close together.
	for (let skipped = 0; skipped < 20; skipped++) random();
	const within = ([least, most]: Range) => least + (most - least) * random();
	const rate = within(plan.rate);
	const said: string[] = [];
	const pauses: PlannedSpeech['pauses'] = [];
	let soundsWrong = 0;
	let count = 0;
	let left = Math.round(within(plan.runWords));
	const words = text.replaceAll('-', ' ').split(/\s+/);
	for (const [index, word] of words.entries()) {
		const [, bare = '', mark = ''] = word.match(/^(.*?)([.,!?:]*)$/) ?? [];
		const instead = saidInstead.get(bare.toLowerCase());
		const isWrong = instead !== undefined && random() < plan.soundsWrong;
		if (isWrong) soundsWrong += 1;
		said.push(`${isWrong ? instead : bare}${mark}`);
		count += wordsIn(word);
		left -= 1;
		if (index === words.length - 1) break;
		if (/[.!?]$/.test(mark)) pauses.push({ words: count, seconds: within(plan.sentenceSeconds) });
		else if (left <= 0) pauses.push({ words: count, seconds: within(plan.pauseSeconds) });
		else continue;
		left = Math.round(within(plan.runWords));
		if (random() < plan.hesitations * 4) {
			said.push('um,');
			count += 1;
		}
	}
	return { spoken: said.join(' '), rate, pauses, soundsWrong };
}
