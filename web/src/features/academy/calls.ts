import {
	academyIdRequestSchema,
	academyOverviewSchema,
	inviteResponseSchema,
} from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { cardPaths, madeCardsSchema } from '@henry/contract/cards.ts';
import { classLessonSchema } from '@henry/contract/class-lesson.ts';
import { classViewSchema } from '@henry/contract/class-view.ts';
import { exercisesSchema, talkExercisesSchema } from '@henry/contract/content.ts';
import { examListSchema } from '@henry/contract/exam-report.ts';
import { type GivenReview, queueSchema, type SaveAssignmentRequest } from '@henry/contract/homework.ts';
import {
	mockDaysSchema,
	type mockLearnersRequestSchema,
	mockLearnersSchema,
	mockMarksSchema,
	mockPaths,
	type SaveMockDayRequest,
} from '@henry/contract/mock-days.ts';
import type { z } from 'zod/mini';
import { callFunction, getBlob, getJson } from '#web/lib/api-client.ts';

export type Look = { name: string; language: string; colours: { ground: string; text: string } };
export type Invite = {
	academyId: string;
	role: 'coordinator' | 'teacher' | 'assistant' | 'learner' | 'guardian';
	classId: string | null;
	wardId: string | null;
};
export type WantedQueue = { academyId: string; classId: string | null; isReviewed: boolean };

const done = (path: string, payload: unknown) => callFunction(path, payload, doneSchema);

/** What staff may ask of the server. All reject with an `ApiError`. */
export const academyCalls = {
	start: (look: Look & { ownerName: string }) =>
		callFunction(apiPaths.startAcademy, look, academyIdRequestSchema),
	overview: (academyId: string) =>
		callFunction(apiPaths.academyOverview, { academyId }, academyOverviewSchema),
	change: (academyId: string, look: Look) => done(apiPaths.changeAcademy, { academyId, ...look }),
	remove: (academyId: string, typedName: string) => done(apiPaths.removeAcademy, { academyId, typedName }),
	addClass: (academyId: string, name: string) => done(apiPaths.addClass, { academyId, name }),
	changeClass: (classId: string, change: { isArchived?: boolean; newJoinCode?: true }) =>
		done(apiPaths.changeClass, { classId, ...change }),
	invite: (wanted: Invite) => callFunction(apiPaths.inviteMember, wanted, inviteResponseSchema),
	place: (classId: string, membershipId: string, isIn: boolean) =>
		done(apiPaths.placeMember, { classId, membershipId, isIn }),
	importLearners: (classId: string, names: string[]) =>
		callFunction(cardPaths.importLearners, { classId, names, guardiansAgreed: true }, madeCardsSchema),
	newPins: (classId: string, membershipIds: string[]) =>
		callFunction(cardPaths.newPins, { classId, membershipIds }, madeCardsSchema),
	removeMember: (academyId: string, membershipId: string) =>
		done(apiPaths.removeMember, { academyId, membershipId }),
	saveAssignment: (assignment: SaveAssignmentRequest) => done(apiPaths.saveAssignment, assignment),
	removeAssignment: (assignmentId: string) => done(apiPaths.removeAssignment, { assignmentId }),
	classView: (classId: string) => callFunction(apiPaths.classView, { classId }, classViewSchema),
	lesson: (classId: string) => callFunction(apiPaths.classLesson, { classId }, classLessonSchema),
	queue: (wanted: WantedQueue) => callFunction(apiPaths.reviewQueue, wanted, queueSchema),
	review: (reviews: GivenReview[], isUnheard = false) => done(apiPaths.reviewAnswers, { reviews, isUnheard }),
	undo: (handInId: string, undoId: string) => done(apiPaths.undoReview, { handInId, undoId }),
	recording: (handInId: string) => getBlob(`${apiPaths.handInRecordings}/${handInId}`),
	mockDays: (academyId: string) => callFunction(mockPaths.mockDays, { academyId }, mockDaysSchema),
	mockLearners: (wanted: z.infer<typeof mockLearnersRequestSchema>) =>
		callFunction(mockPaths.mockLearners, wanted, mockLearnersSchema),
	saveMockDay: (day: SaveMockDayRequest) => done(mockPaths.saveMockDay, day),
	removeMockDay: (dayId: string) => done(mockPaths.removeMockDay, { dayId }),
	mockMarks: (handInId: string) => callFunction(mockPaths.mockMarks, { handInId }, mockMarksSchema),
	topics: (signal: AbortSignal) => getJson(apiPaths.exercises, exercisesSchema, { signal }),
	exams: (signal: AbortSignal) => getJson(apiPaths.exams, examListSchema, { signal }),
	talks: (signal: AbortSignal) => getJson(apiPaths.talkExercises, talkExercisesSchema, { signal }),
};

/** Where a class's file is fetched. */
export const classCsvAddress = (classId: string, language: string, who: 'names' | 'numbers') =>
	`${apiPaths.classCsv}?${new URLSearchParams({ classId, language, who })}`;

/** Where the answers are kept while the page is open. */
export const keys = {
	overview: (academyId: string) => ['academyOverview', academyId],
	class: (classId: string) => ['classView', classId],
	lesson: (classId: string) => ['classLesson', classId],
	mockDays: (academyId: string) => ['mockDays', academyId],
	mockMarks: (handInId: string) => ['mockMarks', handInId],
	queues: ['reviewQueue'],
	queue: (wanted: WantedQueue) => ['reviewQueue', wanted],
};
