import './without-code-generation.ts';
import * as z from 'zod/mini';
import { maxRolePlayGoals } from './limits.ts';

const line = (maxCharacters: number) =>
	z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCharacters));

/**
 * A role play that a teacher has written: where it takes place, who the learner and Henry are, and what Henry asks or says
 * in turn, in English.
 */
export const rolePlaySchema = z.object({
	situation: line(500),
	learnerRole: line(100),
	henryRole: line(100),
	asks: z.array(line(200)).check(z.minLength(2), z.maxLength(maxRolePlayGoals)),
});
export type RolePlay = z.infer<typeof rolePlaySchema>;

/** The key of every such role play among the talks. */
export const ownRolePlayKey = 'ownRolePlay';
