import type { FastifyInstance } from 'fastify';
import type { Trial } from '#server/academy-settings.ts';
import type { Content } from '#server/content.ts';
import { draftToolsOf } from '#server/domain/academies/draft.ts';
import type { HandInTools } from '#server/domain/academies/hand-in.ts';
import { createExamPapers } from '#server/domain/exams/exam-papers.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';
import type { Erasures } from '#server/ports/erasures.ts';
import type { ImageReader } from '#server/ports/image-reader.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { RecordingReader } from '#server/ports/recording-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import { registerAcademies } from './academies.ts';
import { registerAcademyHouses } from './academy-houses.ts';
import { registerAcademyTransfers } from './academy-transfers.ts';
import { registerClassLesson } from './class-lesson.ts';
import { registerHandInRecordings } from './hand-in-recordings.ts';
import { registerHomework } from './homework.ts';
import { registerLearnerCards } from './learner-cards.ts';
import { registerMailedInvitations } from './mailed-invitations.ts';
import { registerMarking } from './marking.ts';
import { registerMockDays } from './mock-days.ts';
import { registerReviews } from './reviews.ts';
import { registerSafeguarding } from './safeguarding.ts';
import { registerSpokenNotes } from './spoken-notes.ts';
import { registerTaskLibrary } from './task-library.ts';
import { registerTermReports } from './term-reports.ts';

/** Academies: their people and classes, what learners hand in, and what teachers say to it. */
export function registerAcademyCalls(
	app: FastifyInstance,
	services: Omit<HandInTools, 'drafting' | 'otherQuestions'> & {
		secrets: Secrets;
		mailer: Mailer;
		erasures: Erasures;
		recordingReader: RecordingReader;
		readImage: ImageReader;
		content: Content;
		sharedState: SharedState;
	},
	{
		callablePrefix,
		callsPerMinute,
		engineCallsPerMinute,
		trial,
		publicAddress,
	}: {
		callablePrefix: string;
		callsPerMinute: number;
		engineCallsPerMinute: number;
		trial: Trial;
		publicAddress: string;
	},
): void {
	const calls = { callablePrefix, maxCallsPerMinute: callsPerMinute };
	registerAcademies(app, services, { ...calls, maxTriesPerMinute: engineCallsPerMinute, trial });
	registerAcademyHouses(app, services, { ...calls, maxTriesPerMinute: engineCallsPerMinute });
	registerMailedInvitations(app, services, {
		...calls,
		publicAddress,
		maxMailsPerMinute: engineCallsPerMinute,
	});
	registerAcademyTransfers(app, services, calls);
	registerTaskLibrary(app, services, calls);
	const { exams, pictures, vocabularyLevels } = services.content;
	const papers = createExamPapers(exams, pictures);
	const drafting = draftToolsOf(papers, createLevelOf(vocabularyLevels));
	const handInCalls = { ...calls, maxHandInsPerMinute: engineCallsPerMinute };
	const takingIn = { ...services, drafting, otherQuestions: papers.spreadQuestions };
	registerHomework(app, takingIn, handInCalls);
	registerMockDays(app, { ...takingIn, papers }, handInCalls);
	registerSafeguarding(app, services, handInCalls);
	registerHandInRecordings(app, services, engineCallsPerMinute);
	registerReviews(app, services, calls);
	registerClassLesson(app, services, calls);
	registerMarking(app, services, calls);
	registerSpokenNotes(app, services, { ...calls, maxRecordingsPerMinute: engineCallsPerMinute });
	registerTermReports(app, services, calls);
	// The words of each card take work to hash.
	registerLearnerCards(app, services, { callablePrefix, maxCallsPerMinute: engineCallsPerMinute });
}
