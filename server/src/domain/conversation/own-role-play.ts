import type { TalkTopic } from '@henry/contract/content.ts';
import { ownRolePlayKey, type RolePlay } from '@henry/contract/role-play.ts';

const withoutEnd = (text: string) => text.replace(/[.!?\s]+$/, '');

/** A role play that a teacher has written, as a talk: what Henry asks in it are its goals. */
export function ownRolePlay({ situation, learnerRole, henryRole, asks }: RolePlay): TalkTopic {
	return {
		key: ownRolePlayKey,
		label: withoutEnd(situation),
		category: 'Role play',
		difficulty: 'intermediate',
		kind: 'rolePlay',
		role: withoutEnd(henryRole),
		setting: `${situation} The learner is ${withoutEnd(learnerRole)}.`,
		openings: [`Hello! ${asks[0] ?? ''}`],
		goals: asks.map((ask, index) => ({ key: `ask${index + 1}`, find: withoutEnd(ask), ask })),
	};
}
