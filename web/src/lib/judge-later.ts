import type { PractisedSound } from '@henry/contract/practice.ts';
import type { Turn } from './conversation/conversation.ts';
import type { HeardAnswer } from './free-sounds.ts';

const judge = () => import('./background-sounds.ts');
/** Nobody waits for it, and nobody misses it where its script cannot be fetched. */
const ignore = () => {};

/** Has the sounds of an answer judged, without anybody waiting for it. */
export const judgeLater = (answer: HeardAnswer): void =>
	void judge().then(({ judgeInBackground }) => judgeInBackground(answer), ignore);

/** Has the turns of a talk judged that Henry has answered. */
export const judgeTurnsLater = (turns: readonly Turn[]): void =>
	void judge().then(({ judgeTurns }) => judgeTurns(turns), ignore);

/** The sounds of answers that were judged, with their places in one recording of all answers. */
export const judgedSounds = (
	answers: readonly { words: HeardAnswer['words']; recording: Blob | undefined }[],
): Promise<PractisedSound[]> =>
	judge().then(
		({ soundsOf }) => soundsOf(answers),
		() => [],
	);
