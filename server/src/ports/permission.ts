import type { Role } from '@henry/contract/academies.ts';

/**
 * Who asks, and which roles may do what is asked: in the whole academy, in classes in which they have a place, as the
 * guardian of a learner, as who is named to be told of danger, or as who is named an examiner of a day. It is made by the
 * policy alone (domain/academies/policy.ts) and becomes part of every query, so that what is not allowed is not found.
 */
export type Permission = {
	accountId: string;
	everywhere: readonly Role[];
	inOwnClasses: readonly Role[];
	ofWard: readonly Role[];
	asLead: readonly Role[];
	asExaminer: readonly Role[];
	/** Who may do it also to whom the academy has named to be told of danger. */
	toLeads: readonly Role[];
};
