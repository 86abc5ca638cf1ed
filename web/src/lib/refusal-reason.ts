import {
	maxFeedbackTextCharacters,
	maxRecordingBytes,
	maxSpeakleTextCharacters,
	maxSpeakleWords,
	maxSpeechTextCharacters,
} from '@henry/contract/limits.ts';
import { type RefusalReason, refusals } from '@henry/contract/refusals.ts';

/** The limits that reasons name, as the texts call them. */
export const limitsInRefusals = {
	maxRecordingMegabytes: maxRecordingBytes / 1024 / 1024,
	maxSpeakleTextCharacters,
	maxSpeakleWords,
	maxFeedbackTextCharacters,
	maxSpeechTextCharacters,
};

const reasons = Object.keys(refusals) as RefusalReason[];

/** Why the server refused or failed, by the message of its error; undefined for one that has no reason of the contract's. */
export function refusalReasonOf({ message }: Error): RefusalReason | undefined {
	return reasons.find((reason) => refusals[reason] === message);
}
