import { type RefusalReason, refusals, wordOfUnreadable } from '@henry/contract/refusals.ts';

const reasons = Object.keys(refusals) as RefusalReason[];

/** Why the server refused or failed, by the message of its error; undefined for one that has no reason of the contract's. */
export function refusalReasonOf({ message }: Error): RefusalReason | undefined {
	return reasons.find((reason) => refusals[reason] === message);
}

const refusalsOfText: readonly (RefusalReason | undefined)[] = ['sentenceNotEnglish', 'sentenceUnreadable'];

/** Whether it is the text that cannot be judged, so that no recording of it ever can. */
export const isTextRefused = (error: Error | null): boolean =>
	error !== null &&
	(wordOfUnreadable(error.message) !== undefined || refusalsOfText.includes(refusalReasonOf(error)));
