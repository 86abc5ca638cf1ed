import type { SaveAssignmentRequest } from '@henry/contract/homework.ts';
import {
	type AssignmentRubric,
	assignmentRubricSchema,
	type Rubric,
	type SaveRubricRequest,
	straightScale,
} from '@henry/contract/rubrics.ts';
import type { Content } from '#server/content.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { Store } from '#server/ports/store.ts';

/** The rubrics that everybody has, with their criteria written out. */
export function builtInRubrics({ rubrics }: Pick<Content, 'rubrics'>): Rubric[] {
	return rubrics.rubrics.map(({ source: _, at, criteria, ...rubric }) => ({
		...rubric,
		...{ isOwn: false, isArchived: false },
		criteria: criteria.flatMap((id) => {
			const found = rubrics.criteria[id];
			if (!found) return [];
			const { name, draws, low, middle, high } = found;
			const descriptors = [
				{ mark: at.low, text: low },
				{ mark: at.middle, text: middle },
				{ mark: at.high, text: high },
			];
			return [{ id, name, draws, descriptors }];
		}),
	}));
}

/** The built-in rubric that is first thought of for a kind of homework. Throws where none is. */
export function suitingRubric(content: Pick<Content, 'rubrics'>, kind: string): AssignmentRubric {
	return assignmentRubricSchema.parse(builtInRubrics(content).find(({ suits }) => suits.includes(kind)));
}

/** A rubric as an academy wrote it. */
export function ownRubric({ id, name, highest, step, levelAtTop, criteria }: SaveRubricRequest): Rubric {
	return {
		id,
		name: { en: name },
		...{ isOwn: true, isArchived: false, suits: [] },
		scale: straightScale(highest, step, levelAtTop),
		criteria: criteria.map(({ name: of, draws, low, high }, place) => ({
			id: `own-${place + 1}`,
			name: { en: of },
			draws,
			descriptors: [
				...(low ? [{ mark: 0, text: { en: low } }] : []),
				...(high ? [{ mark: highest, text: { en: high } }] : []),
			],
		})),
	};
}

/** Finds the rubric that an assignment chose, as it keeps it; undefined where there is none such in reach. */
export function findRubric({ store, content }: { store: Store; content: Pick<Content, 'rubrics'> }) {
	const builtIn = builtInRubrics(content);
	return async (
		permission: Permission,
		{ classId, rubricId = '' }: Pick<SaveAssignmentRequest, 'classId' | 'rubricId'>,
	): Promise<AssignmentRubric | undefined> => {
		const rubric =
			builtIn.find(({ id }) => id === rubricId) ??
			(await store.marking.rubricFor(permission, { classId, rubricId }));
		return rubric && assignmentRubricSchema.parse(rubric);
	};
}
