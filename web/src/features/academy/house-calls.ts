import {
	academyHouseSchema,
	type changeHouseRequestSchema,
	housePaths,
	imageIdSchema,
	type moveLearnerRequestSchema,
} from '@henry/contract/academy-house.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { type KeepInLibraryRequest, libraryPaths, libraryTasksSchema } from '@henry/contract/task-library.ts';
import type * as z from 'zod/mini';
import { callFunction } from '#web/lib/api-client.ts';

const done = (path: string, payload: unknown) => callFunction(path, payload, doneSchema);

/** What staff may ask about the look, places, transfers and library of an academy. All reject with an `ApiError`. */
export const houseCalls = {
	house: (academyId: string) => callFunction(housePaths.academyHouse, { academyId }, academyHouseSchema),
	change: (house: z.output<typeof changeHouseRequestSchema>) => done(housePaths.changeHouse, house),
	askForTwoFactors: (academyId: string, isAsked: boolean) =>
		done(housePaths.askForTwoFactors, { academyId, isAsked }),
	setLogo: (academyId: string, image: string | null) => done(housePaths.setLogo, { academyId, image }),
	addTaskPicture: (classId: string, image: string) =>
		callFunction(housePaths.addTaskPicture, { classId, image }, imageIdSchema),
	moveLearner: (move: z.output<typeof moveLearnerRequestSchema>) => done(housePaths.moveLearner, move),
	handOverClass: (classId: string, toMembershipId: string) =>
		done(housePaths.handOverClass, { classId, toMembershipId }),
	handOverAcademy: (academyId: string, toMembershipId: string) =>
		done(housePaths.handOverAcademy, { academyId, toMembershipId }),
	giveExtraTime: (academyId: string, membershipId: string, percent: number) =>
		done(housePaths.giveExtraTime, { academyId, membershipId, percent }),
	library: (academyId: string) => callFunction(libraryPaths.libraryTasks, { academyId }, libraryTasksSchema),
	keepInLibrary: (task: KeepInLibraryRequest) => done(libraryPaths.keepInLibrary, task),
	removeFromLibrary: (academyId: string, id: string) =>
		done(libraryPaths.removeFromLibrary, { academyId, id }),
};

/** Where the answers are kept while the page is open. */
export const houseKeys = {
	house: (academyId: string) => ['academyHouse', academyId],
	library: (academyId: string) => ['libraryTasks', academyId],
};
