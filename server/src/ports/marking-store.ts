import type { Draft } from '@henry/contract/drafts.ts';
import type { MarksByCriterion, QueueEntry } from '@henry/contract/homework.ts';
import type { ReadyPhrases, Rubric } from '@henry/contract/rubrics.ts';
import type { TermReport } from '@henry/contract/term-report.ts';
import type { Permission } from './permission.ts';

/** A mark that a teacher gave with the answer before them, and what the machine had found. */
export type MarkPair = {
	membershipId: string;
	places: NonNullable<Draft['places']>;
	mark: number;
	marks: MarksByCriterion;
};

type SecondMark = { handInId: string; atMs: number; mark: number | null; marks: MarksByCriterion };

/**
 * What teachers mark by and with: rubrics, phrases, spoken notes, second marks; and the reports that families are given.
 * Where a permission does not reach, nothing is found and nothing changes.
 */
export type MarkingStore = {
	/** The academy's own rubrics, archived ones too, to whoever has a role in it that may. */
	ownRubrics(permission: Permission, academyId: string): Promise<Rubric[] | undefined>;
	/** Adds a rubric and archives the one that it replaces. */
	saveRubric(
		permission: Permission,
		saved: { academyId: string; rubric: Rubric; createdAtMs: number; replaces: string | null },
		maxRubrics: number,
	): Promise<'saved' | 'full' | 'notFound'>;
	archiveRubric(
		permission: Permission,
		archived: { academyId: string; rubricId: string; atMs: number },
	): Promise<boolean>;
	/** A rubric that may be chosen for a class in reach. */
	rubricFor(
		permission: Permission,
		wanted: { classId: string; rubricId: string },
	): Promise<Rubric | undefined>;
	/** The caller's own phrases and those of the academy, the oldest first. */
	phrases(permission: Permission, academyId: string): Promise<ReadyPhrases | undefined>;
	addPhrase(
		permission: Permission,
		phrase: { id: string; academyId: string; text: string; isShared: boolean; createdAtMs: number },
		maxPhrases: number,
	): Promise<'added' | 'full' | 'notFound'>;
	/** Removes a phrase of the caller's own; one of the academy's, where the permission reaches the whole academy. */
	removePhrase(permission: Permission, phrase: { id: string; academyId: string }): Promise<boolean>;
	/** Keeps what a teacher says to an answer in reach, in place of what was said before. */
	setSpokenNote(
		permission: Permission,
		note: { handInId: string; atMs: number; expiresAtMs: number; wav: Uint8Array },
	): Promise<boolean>;
	removeSpokenNote(permission: Permission, handInId: string): Promise<boolean>;
	/** The spoken note to an answer of a class in reach; to the caller's own or their ward's once it is confirmed. */
	spokenNote(permission: Permission, handInId: string, nowMs: number): Promise<Uint8Array | undefined>;
	/** Confirmed answers with a mark in reach that the caller has neither confirmed nor marked, the latest first. */
	secondMarkQueue(
		permission: Permission,
		wanted: { academyId: string; nowMs: number; atMost: number },
	): Promise<{ entries: QueueEntry[]; total: number }>;
	/** Adds or replaces the caller's own mark on an answer that another has confirmed. */
	giveSecondMark(permission: Permission, mark: SecondMark): Promise<boolean>;
	/** How many marks there are of each rubric in an academy of which a class is in reach. */
	markedRubrics(permission: Permission, academyId: string): Promise<{ rubricId: string; marks: number }[]>;
	/** The latest marks of a rubric in such an academy, without those of drafts that were confirmed unheard. */
	markPairs(
		permission: Permission,
		wanted: { academyId: string; rubricId: string; atMost: number },
	): Promise<MarkPair[]>;
	/** Answers with a second mark. */
	markedTwice(
		permission: Permission,
		wanted: { academyId: string; rubricId: string; atMost: number },
	): Promise<{ mark: number; second: number }[]>;
	/** The look of a class's academy, and who of the class's learners has a report of these days already. */
	reportHead(
		permission: Permission,
		term: { classId: string; fromMs: number; toMs: number },
	): Promise<
		| (Pick<TermReport, 'academy'> & {
				academyLanguage: string;
				by: string;
				saved: Map<string, Pick<TermReport, 'comment' | 'language'>>;
		  })
		| undefined
	>;
	/** The days of the report of a class that was given last; null where none was, undefined where it is not in reach. */
	lastTerm(
		permission: Permission,
		classId: string,
	): Promise<{ fromMs: number; toMs: number } | null | undefined>;
	/** Gives a report to a family, in place of one of the same days; its learner has a place in the class. */
	saveReport(
		permission: Permission,
		saved: { id: string; classId: string; membershipId: string; atMs: number; report: TermReport },
	): Promise<boolean>;
	/** Reports of the caller's own and of their wards, the latest first. */
	reports(
		permission: Permission,
	): Promise<{ id: string; atMs: number; isOwn: boolean; report: TermReport }[]>;
};
