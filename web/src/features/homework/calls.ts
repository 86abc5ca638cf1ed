import {
	joinedSchema,
	type Ticket,
	type TicketMeaning,
	ticketMeaningSchema,
} from '@henry/contract/academies.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { callFunction } from '#web/lib/api-client.ts';

/** What a learner may ask of the server. All reject with an `ApiError`. */
export const homeworkCalls = {
	lookUp: (ticket: Ticket): Promise<TicketMeaning> =>
		callFunction(apiPaths.lookUpTicket, ticket, ticketMeaningSchema),
	join: (ticket: Ticket, displayName: string) =>
		callFunction(apiPaths.joinAcademy, { ticket, displayName }, joinedSchema),
	askAgain: (handInId: string) => callFunction(apiPaths.askForAnotherLook, { handInId }, doneSchema),
	withdraw: (handInId: string) => callFunction(apiPaths.withdrawRecording, { handInId }, doneSchema),
};
