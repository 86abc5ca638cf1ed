import { type RefusalReason, refusals } from '@henry/contract/refusals.ts';

const reasons = Object.keys(refusals) as RefusalReason[];

/** Why the server refused or failed, by the message of its error; undefined for one that has no reason of the contract's. */
export function refusalReasonOf({ message }: Error): RefusalReason | undefined {
	return reasons.find((reason) => refusals[reason] === message);
}
