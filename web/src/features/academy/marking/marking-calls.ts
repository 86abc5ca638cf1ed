import { doneSchema } from '@henry/contract/accounts.ts';
import { markAgreementSchema, type SecondMarkRequest } from '@henry/contract/agreement.ts';
import { queueSchema } from '@henry/contract/homework.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { readyPhrasesSchema, rubricsSchema, type SaveRubricRequest } from '@henry/contract/rubrics.ts';
import {
	classTermReportsSchema,
	lastTermSchema,
	type SaveTermReportRequest,
} from '@henry/contract/term-report.ts';
import { transcriptFileField } from '@henry/contract/transcript.ts';
import { useQuery } from '@tanstack/react-query';
import { callFunction, postForm } from '#web/lib/api-client.ts';

const done = (path: string, payload: unknown) => callFunction(path, payload, doneSchema);

export type Term = { classId: string; fromMs: number; toMs: number };

/** What teachers ask of the server beside their marks. All reject with an `ApiError`. */
export const markingCalls = {
	rubrics: (academyId: string) => callFunction(markingPaths.rubrics, { academyId }, rubricsSchema),
	saveRubric: (rubric: SaveRubricRequest) => done(markingPaths.saveRubric, rubric),
	archiveRubric: (academyId: string, rubricId: string) =>
		done(markingPaths.archiveRubric, { academyId, rubricId }),
	phrases: (academyId: string) => callFunction(markingPaths.readyPhrases, { academyId }, readyPhrasesSchema),
	addPhrase: (academyId: string, text: string, isShared: boolean) =>
		done(markingPaths.addReadyPhrase, { academyId, text, isShared }),
	removePhrase: (academyId: string, phraseId: string) =>
		done(markingPaths.removeReadyPhrase, { academyId, phraseId }),
	sayNote(handInId: string, recording: Blob) {
		const form = new FormData();
		form.append(transcriptFileField, recording, 'note.wav');
		return postForm(`${markingPaths.spokenNotes}/${handInId}`, form, doneSchema);
	},
	removeNote: (handInId: string) => done(markingPaths.removeSpokenNote, { handInId }),
	toMarkAgain: (academyId: string) => callFunction(markingPaths.secondMarkQueue, { academyId }, queueSchema),
	markAgain: (mark: SecondMarkRequest) => done(markingPaths.giveSecondMark, mark),
	agreement: (academyId: string) =>
		callFunction(markingPaths.markAgreement, { academyId }, markAgreementSchema),
	lastTerm: (classId: string) => callFunction(markingPaths.lastTerm, { classId }, lastTermSchema),
	termReports: (term: Term) => callFunction(markingPaths.termReports, term, classTermReportsSchema),
	saveTermReport: (report: SaveTermReportRequest) => done(markingPaths.saveTermReport, report),
};

/** Where the answers are kept while the page is open. */
export const markingKeys = {
	rubrics: (academyId: string) => ['rubrics', academyId],
	phrases: (academyId: string) => ['readyPhrases', academyId],
	toMarkAgain: (academyId: string) => ['secondMarkQueue', academyId],
	agreement: (academyId: string) => ['markAgreement', academyId],
	lastTerm: (classId: string) => ['lastTerm', classId],
	termReports: (term: Term | undefined) => ['termReports', term],
};

/** What an academy marks by: the built-in rubrics and its own. */
export const useRubrics = (academyId: string) =>
	useQuery({ queryKey: markingKeys.rubrics(academyId), queryFn: () => markingCalls.rubrics(academyId) });

export const usePhrases = (academyId: string) =>
	useQuery({ queryKey: markingKeys.phrases(academyId), queryFn: () => markingCalls.phrases(academyId) });
