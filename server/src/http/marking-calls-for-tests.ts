import { apiPaths } from '@henry/contract/api-paths.ts';
import { dayMs } from '@henry/contract/limits.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import type { ReadyPhrases } from '@henry/contract/rubrics.ts';
import { expect } from 'vitest';
import {
	type Cookies,
	get,
	managers,
	ok,
	type Person,
	post,
	rubricOf,
	sayNote,
	staff,
	teachers,
	type World,
} from './academies-for-tests.ts';

/** A call, and whom the policy lets make it. */
export type Call = {
	name: string;
	/** Everybody else is told that it is not there. */
	allowed: readonly Person[];
	call: (
		world: World,
		cookies: Cookies,
		work: { assignmentId: string; handInId: string },
	) => ReturnType<typeof post>;
};

/** Fifty days until tomorrow. */
const term = { fromMs: Date.now() - 50 * dayMs, toMs: Date.now() + dayMs };

/** Every call on rubrics, phrases, spoken notes, second marks and the reports of a term. */
export const markingCalls: Call[] = [
	{
		name: 'rubrics',
		allowed: [...teachers, 'teacherOfSecond'],
		call: ({ academyId }, cookies) => post(markingPaths.rubrics, { academyId }, cookies),
	},
	{
		name: 'saveRubric',
		allowed: [...teachers, 'teacherOfSecond'],
		call: ({ academyId }, cookies) => post(markingPaths.saveRubric, rubricOf(academyId), cookies),
	},
	{
		name: 'archiveRubric',
		allowed: [...teachers, 'teacherOfSecond'],
		call: async ({ academyId, by }, cookies) => {
			const rubric = rubricOf(academyId);
			await ok(markingPaths.saveRubric, rubric, by.owner);
			return post(markingPaths.archiveRubric, { academyId, rubricId: rubric.id }, cookies);
		},
	},
	{
		name: 'readyPhrases',
		allowed: [...teachers, 'teacherOfSecond'],
		call: ({ academyId }, cookies) => post(markingPaths.readyPhrases, { academyId }, cookies),
	},
	{
		name: 'addReadyPhrase',
		allowed: [...teachers, 'teacherOfSecond'],
		call: ({ academyId }, cookies) =>
			post(markingPaths.addReadyPhrase, { academyId, text: 'Well done', isShared: false }, cookies),
	},
	{
		name: 'removeReadyPhrase of the academy',
		allowed: managers,
		call: async ({ academyId, by }, cookies) => {
			const phrase = { academyId, text: 'Of all', isShared: true };
			await ok(markingPaths.addReadyPhrase, phrase, by.owner);
			const phrases: ReadyPhrases = await ok(markingPaths.readyPhrases, { academyId }, by.owner);
			const phraseId = phrases.findLast(({ text }) => text === 'Of all')?.id;
			return post(markingPaths.removeReadyPhrase, { academyId, phraseId }, cookies);
		},
	},
	{
		name: 'spokenNotes',
		allowed: teachers,
		call: (_, cookies, { handInId }) => sayNote(handInId, cookies),
	},
	{
		name: 'spokenNotes to hear',
		allowed: [...staff, 'learner', 'guardian'],
		call: async ({ by }, cookies, { handInId }) => {
			await ok(apiPaths.reviewAnswers, { reviews: [{ handInId, mark: 3, note: '' }] }, by.owner);
			expect((await sayNote(handInId, by.owner)).statusCode).toBe(200);
			return get(`${markingPaths.spokenNotes}/${handInId}`, cookies);
		},
	},
	{
		name: 'removeSpokenNote',
		allowed: teachers,
		call: async ({ by }, cookies, { handInId }) => {
			expect((await sayNote(handInId, by.owner)).statusCode).toBe(200);
			return post(markingPaths.removeSpokenNote, { handInId }, cookies);
		},
	},
	{
		name: 'giveSecondMark',
		allowed: teachers,
		call: async ({ by }, cookies, { handInId }) => {
			// Nobody marks again what they have confirmed themselves.
			const confirming = cookies === by.owner ? by.coordinator : by.owner;
			await ok(apiPaths.reviewAnswers, { reviews: [{ handInId, mark: 3, note: '' }] }, confirming);
			return post(markingPaths.giveSecondMark, { handInId, mark: 2.5, marks: {} }, cookies);
		},
	},
	{
		name: 'markAgreement',
		allowed: managers,
		call: ({ academyId }, cookies) => post(markingPaths.markAgreement, { academyId }, cookies),
	},
	{
		name: 'lastTerm',
		allowed: teachers,
		call: ({ first }, cookies) => post(markingPaths.lastTerm, { classId: first.id }, cookies),
	},
	{
		name: 'termReports',
		allowed: teachers,
		call: ({ first }, cookies) => post(markingPaths.termReports, { classId: first.id, ...term }, cookies),
	},
	{
		name: 'saveTermReport',
		allowed: teachers,
		call: ({ first, wardId }, cookies) =>
			post(
				markingPaths.saveTermReport,
				{ classId: first.id, ...term, membershipId: wardId, language: 'ca', comment: 'Bé' },
				cookies,
			),
	},
];
