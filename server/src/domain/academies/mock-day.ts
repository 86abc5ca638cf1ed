import { isForPairs, minutesFor } from '@henry/contract/exam-pair.ts';
import { maxMockDays } from '@henry/contract/limits.ts';
import type { HandInMockRequest, SaveMockDayRequest } from '@henry/contract/mock-days.ts';
import { overlaps } from '@henry/contract/mock-schedule.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { ExamPapers } from '#server/domain/exams/exam-papers.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import type { Permission } from '#server/ports/permission.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { full, notThere, readOnly } from './academy-refusals.ts';
import { type HandInTools, takeHandIn } from './hand-in.ts';

/** The exam of a day with its forms, which must be there, and be enough for its groups. */
function examOf(papers: ExamPapers, { exam, form, furtherForms, groupSize, slots }: SaveMockDayRequest) {
	const paper = papers.find(exam, form);
	for (const further of furtherForms) papers.find(exam, further);
	const largest = Math.max(groupSize, ...slots.map(({ candidates }) => candidates.length));
	const forms = new Set([form, ...furtherForms]);
	const isEnough = largest === 1 || (isForPairs(paper.exam) && forms.size >= largest);
	if (!isEnough) throw new AppError('invalid-argument', refusals.examMissing);
	return paper.exam;
}

const candidatesOf = ({ slots }: SaveMockDayRequest) =>
	slots.flatMap(({ candidates }) => candidates.map(({ membershipId }) => membershipId));

/**
 * Saves a day: no candidate twice, no two exams in one room at once, and no form that a candidate has taken. Rejects with an
 * `AppError` that says which of these is wrong, or `not-found` where the day or a candidate is not in reach.
 */
export function makeMockDay({
	store,
	papers,
	secrets,
	clock,
}: {
	store: Store;
	papers: ExamPapers;
	secrets: Secrets;
	clock: Clock;
}) {
	return async (permission: Permission, day: SaveMockDayRequest): Promise<void> => {
		const exam = examOf(papers, day);
		const slots = day.slots.map((slot) => ({ ...slot, minutes: minutesFor(exam, slot.candidates.length) }));
		if (overlaps(slots)) throw new AppError('invalid-argument', refusals.roomsOverlap);
		const membershipIds = candidatesOf(day);
		if (new Set(membershipIds).size < membershipIds.length) {
			throw new AppError('invalid-argument', refusals.roomsOverlap);
		}
		const taken = await store.mockDays.takenForms(permission, {
			membershipIds,
			exam: day.exam,
			exceptDayId: day.id,
		});
		if (taken.some(({ form }) => [day.form, ...day.furtherForms].includes(form))) {
			throw new AppError('aborted', refusals.formTaken);
		}
		const classIds = new Set(day.slots.flatMap(({ candidates }) => candidates.map(({ classId }) => classId)));
		const assignmentIds = Object.fromEntries([...classIds].map((classId) => [classId, secrets.newId()]));
		const saved = { ...day, slots, examName: exam.name, assignmentIds, createdAtMs: clock.nowMs() };
		const outcome = await store.mockDays.save(permission, saved, maxMockDays);
		if (outcome === 'saved') return;
		if (outcome === 'waits') throw new AppError('aborted', refusals.candidateWaits);
		if (outcome === 'full') throw full();
		if (outcome === 'readOnly') throw readOnly();
		throw notThere();
	};
}

/** How many of these learners have taken each form. */
export function countTaken(taken: readonly { membershipId: string; form: string }[]) {
	const forms = [...new Set(taken.map(({ form }) => form))].toSorted();
	return forms.map((form) => ({
		form,
		learners: new Set(taken.filter((one) => one.form === form).map(({ membershipId }) => membershipId)).size,
	}));
}

/**
 * Takes in what a candidate said, sent by whoever ran the room; answers whether somebody else has it now: not where danger was
 * spoken of and the academy has named nobody, for then whoever ran the room alone can see to the candidate. Where it has,
 * these are told and nobody else: the answer is that of a hand-in that is kept. Rejects as `takeHandIn` does, and with
 * `aborted` where a guardian has not agreed.
 */
export function takeMockHandIn(tools: HandInTools) {
	const { mockDays, safeguarding } = tools.store;
	return async (
		permission: Permission,
		{ dayId, membershipId, ...said }: HandInMockRequest,
		options?: CallOptions,
	): Promise<boolean> => {
		const place = await mockDays.placeOf(permission, dayId, membershipId);
		if (!place) throw notThere();
		if (place.waitsForGuardian) throw new AppError('aborted', refusals.candidateWaits);
		let isTold = false;
		const take = takeHandIn(tools, {
			open: async () => place,
			replacedAtMs: async () => null,
			keep: (byWhom, handIn) => mockDays.handIn(byWhom, { ...handIn, dayId, membershipId }),
			async tell(byWhom, _assignmentId, alert) {
				isTold = await safeguarding.raiseForCandidate(byWhom, { dayId, membershipId }, alert);
			},
		});
		const { assignmentId } = place;
		const danger = await take(
			permission,
			{ ...said, assignmentId, replaces: [], asksForHelp: false },
			options,
		);
		return danger === undefined || isTold;
	};
}
