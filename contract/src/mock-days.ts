import './without-code-generation.ts';
import * as z from 'zod/mini';
import { idSchema } from './academies.ts';
import { examCriteria, examCriterionSchema } from './exams.ts';
import { handInRequestSchema } from './homework.ts';
import {
	maxClassNameCharacters,
	maxMockExaminers,
	maxMockPauseMinutes,
	maxMockRooms,
	maxMockSlots,
	maxRoomNameCharacters,
	maxTeacherNoteCharacters,
} from './limits.ts';
import type { Task } from './tasks.ts';

/** Calls of mock exam days, relative to the server's origin; apart, so that other pages do not fetch them. */
export const mockPaths = {
	mockDays: '/api/mockDays',
	mockLearners: '/api/mockLearners',
	saveMockDay: '/api/saveMockDay',
	mockDay: '/api/mockDay',
	removeMockDay: '/api/removeMockDay',
	noteMockCandidate: '/api/noteMockCandidate',
	saveMockMark: '/api/saveMockMark',
	mockMarks: '/api/mockMarks',
	handInMock: '/api/handInMock',
	mockRecordings: '/api/mockRecordings',
	mockTimes: '/api/mockTimes',
} as const;

/** Whether a task is taken in a room on a mock exam day, and never at home. */
export const isMockExam = ({ task }: { task: Task }): boolean =>
	task.kind === 'exam' && task.mockDayId !== undefined;

const examName = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const atMsSchema = z.number().check(z.int(), z.positive());
const roomSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxRoomNameCharacters));
const groupSizeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** How it stands with a candidate before the exam. */
export const mockStatusSchema = z.enum(['expected', 'late', 'absent']);
export type MockStatus = z.infer<typeof mockStatusSchema>;

const slotPlace = { id: idSchema, room: roomSchema, startsAtMs: atMsSchema };
const dayFields = {
	id: idSchema,
	academyId: idSchema,
	title: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxClassNameCharacters)),
	exam: examName,
	form: examName,
	/** Where the second and the third candidate of a group get their own items from. */
	furtherForms: z.array(examName).check(z.maxLength(2)),
	groupSize: groupSizeSchema,
	startsAtMs: atMsSchema,
	pauseMinutes: z.number().check(z.int(), z.nonnegative(), z.lte(maxMockPauseMinutes)),
	rooms: z.array(roomSchema).check(z.minLength(1), z.maxLength(maxMockRooms)),
};

/** `saveMockDay`: adds a day, or replaces the one with this id; what stands in it of slots that stay is kept. */
export const saveMockDayRequestSchema = z.object({
	...dayFields,
	/** Staff of the academy who examine on this day, whoever’s classes the candidates are of. */
	examinerIds: z._default(z.array(idSchema).check(z.maxLength(maxMockExaminers)), []),
	slots: z
		.array(
			z.object({
				...slotPlace,
				candidates: z
					.array(z.object({ membershipId: idSchema, classId: idSchema }))
					.check(z.minLength(1), z.maxLength(3)),
			}),
		)
		.check(z.minLength(1), z.maxLength(maxMockSlots)),
});
export type SaveMockDayRequest = z.infer<typeof saveMockDayRequestSchema>;

export const mockDayIdRequestSchema = z.object({ dayId: idSchema });

/** `mockDays`: the days of an academy with candidates in reach, the latest first. */
export const mockDaysSchema = z.array(
	z.object({
		id: idSchema,
		title: z.string(),
		examName: z.string(),
		startsAtMs: atMsSchema,
		candidates: z.number().check(z.int(), z.nonnegative()),
	}),
);

/** `mockLearners`: who may be a candidate, and which forms somebody among them has taken. */
export const mockLearnersRequestSchema = z.object({
	academyId: idSchema,
	exam: examName,
	classIds: z.array(idSchema).check(z.minLength(1), z.maxLength(100)),
	/** A day that is made anew: that it has a form takes it from nobody. */
	exceptDayId: z.nullable(idSchema),
});
export const mockLearnersSchema = z.object({
	learners: z.array(
		z.object({
			membershipId: idSchema,
			displayName: z.string(),
			classId: idSchema,
			className: z.string(),
			/** The mean of a teacher's marks in exams, as levels: A1 begins at 1, C2 at 6; null where there is none. */
			level: z.nullable(z.number()),
			/** A guardian has still to agree: nothing may be kept of this learner. */
			waitsForGuardian: z.boolean(),
		}),
	),
	/** Who of the academy’s staff can be named an examiner. */
	staff: z.array(z.object({ membershipId: idSchema, displayName: z.string() })),
	/** Forms that somebody has taken, as far as the server knows; never who. */
	takenForms: z.array(z.object({ form: z.string(), learners: z.number().check(z.int(), z.positive()) })),
});
export type MockLearner = z.infer<typeof mockLearnersSchema>['learners'][number];

/** Who of which day, and when it was said on the device: the later one counts, whichever arrives first. */
const aboutCandidate = { dayId: idSchema, membershipId: idSchema, atMs: atMsSchema };
export const noteMockCandidateRequestSchema = z.object({ ...aboutCandidate, status: mockStatusSchema });

const levelMark = z.number().check(z.nonnegative(), z.lte(6), z.multipleOf(0.5));
const markFields = {
	/** On the scale of levels: 0 below A1, 1 (A1) to 6 (C2), in halves. */
	criteria: z.partialRecord(examCriterionSchema, levelMark),
	overall: z.nullable(levelMark),
	note: z.string().check(z.maxLength(maxTeacherNoteCharacters)),
	/** What went wrong that is not the candidate's doing, as noise. */
	incident: z.string().check(z.maxLength(maxTeacherNoteCharacters)),
};
/** `saveMockMark`: an examiner's own sheet of a candidate; another examiner's is a second one. */
export const saveMockMarkRequestSchema = z.object({
	...aboutCandidate,
	...markFields,
	/** When each part was written, so that what two devices of one examiner wrote is joined (`mergedSheets`). */
	times: z._default(
		z.partialRecord(z.enum([...examCriteria, 'overall', 'note', 'incident']), atMsSchema),
		{},
	),
});
export type MockMark = z.infer<typeof saveMockMarkRequestSchema>;

/** `mockDay`: the whole of a day, as far as it is in reach. */
export const mockDaySchema = z.object({
	...dayFields,
	examName: z.string(),
	examiners: z.array(z.object({ membershipId: idSchema, displayName: z.string() })),
	/** Who is told where a candidate speaks of danger; nobody where the academy has named nobody. */
	leads: z.array(z.string()),
	/** The caller’s own sheets, as the server has them. */
	ownSheets: z.array(saveMockMarkRequestSchema),
	slots: z.array(
		z.object({
			...slotPlace,
			minutes: z.number().check(z.positive()),
			candidates: z.array(
				z.object({
					membershipId: idSchema,
					displayName: z.string(),
					classId: idSchema,
					className: z.string(),
					status: mockStatusSchema,
					waitsForGuardian: z.boolean(),
					isHandedIn: z.boolean(),
					/** How many examiners have marked. */
					marks: z.number().check(z.int(), z.nonnegative()),
				}),
			),
		}),
	),
});
export type MockDay = z.infer<typeof mockDaySchema>;
export type MockSlot = MockDay['slots'][number];

/** `mockMarks`: the examiners' sheets for what was handed in, the first one first. */
export const mockMarksSchema = z.array(
	z.object({ ...markFields, atMs: atMsSchema, by: z.nullable(z.string()) }),
);
export type MockMarks = z.infer<typeof mockMarksSchema>;

/** `handInMock`: what a candidate said, sent by the person who ran the room. `examined`: when the exam was taken. */
export const handInMockRequestSchema = z.object({
	...z.pick(handInRequestSchema, { id: true, answers: true, pronunciation0to100: true, sounds: true }).shape,
	dayId: idSchema,
	membershipId: idSchema,
});
export type HandInMockRequest = z.infer<typeof handInMockRequestSchema>;
/**
 * Where danger was spoken of nothing is kept. Where the academy has named nobody to be told of it, that is said, so that
 * somebody speaks with the candidate; else it is answered as what is kept.
 */
export const handInMockResponseSchema = z.object({ isKept: z.boolean() });

/** `GET mockTimes`: when and where the signed-in user, or somebody whose guardian they are, has a mock exam. */
export const mockTimesSchema = z.array(
	z.object({
		dayId: idSchema,
		title: z.string(),
		examName: z.string(),
		room: z.string(),
		startsAtMs: atMsSchema,
		minutes: z.number().check(z.positive()),
		className: z.string(),
		academyName: z.string(),
		ward: z.nullable(z.string()),
	}),
);
export type MockTimes = z.infer<typeof mockTimesSchema>;
