import { randomUUID } from 'node:crypto';
import type { Rubric } from '@henry/contract/rubrics.ts';
import type { TermReport } from '@henry/contract/term-report.ts';
import { expect } from 'vitest';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Store } from '#server/ports/store.ts';
import {
	type AcademyOfTest,
	aContent,
	aHandIn,
	aLearner,
	aMember,
	anAcademy,
	anAssignment,
} from './academy-data.ts';
import type { StoreCase } from './contract.ts';
import { nowMs, signIn } from './contract-data.ts';

export const markingCases: StoreCase[] = [
	{ name: 'keeps an academy’s rubrics, and archives the one that is replaced', check: keepsRubrics },
	{ name: 'keeps phrases for one teacher or for all', check: keepsPhrases },
	{ name: 'lets a learner hear a spoken note once the answer is confirmed', check: keepsSpokenNotes },
	{ name: 'keeps marks by criteria and notes at a second, in the history too', check: keepsMarks },
	{ name: 'gives a second teacher the answer without the first one’s mark', check: marksAgain },
	{ name: 'fits nothing to drafts that were confirmed unheard', check: leavesUnheardOut },
	{ name: 'takes one answer to a note beyond the attempts', check: answersNotes },
	{ name: 'gives a report to the learner and the guardian alone', check: givesReports },
];

/** An academy with a class, a teacher and a learner. */
async function aClass(store: Store) {
	const { id: ownerId } = await signIn(store, 'olga@example.org');
	const academy = await anAcademy(store, { ownerId });
	const teacher = await aMember(store, academy, 'teacher');
	const learner = await aLearner(store, academy);
	return { academy, teacher, learner };
}

const aRubric = (id: string): Rubric => ({
	id,
	...{ name: { en: 'Ours' }, isOwn: true, isArchived: false, suits: [] },
	scale: { lowest: 0, highest: 5, step: 0.5, cuts: { A1: 0, B2: 4 } },
	criteria: [{ id: 'own-1', name: { en: 'Ideas' }, draws: [], descriptors: [] }],
});

async function keepsRubrics(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const other = await anAcademy(store, { ownerId: (await signIn(store, 'otto@example.org')).id });
	const { academyId } = academy;
	const save = (accountId: string, id: string, replaces: string | null, most = 2) =>
		store.marking.saveRubric(
			permissionFor('writeRubric', accountId),
			{ academyId, rubric: aRubric(id), createdAtMs: nowMs, replaces },
			most,
		);
	expect(await save(teacher.accountId, 'first', null)).toBe('saved');
	expect(await save(learner.accountId, 'mine', null)).toBe('notFound');
	expect(await save(other.ownerId, 'theirs', null)).toBe('notFound');
	expect(await save(teacher.accountId, 'second', 'first')).toBe('saved');
	expect(await save(teacher.accountId, 'third', null)).toBe('full');
	const own = (accountId: string) =>
		store.marking.ownRubrics(permissionFor('readRubrics', accountId), academyId);
	expect((await own(teacher.accountId))?.map(({ id, isArchived }) => [id, isArchived])).toEqual([
		['first', true],
		['second', false],
	]);
	expect(await own(learner.accountId)).toBeUndefined();
	const rubricFor = (accountId: string, classId: string) =>
		store.marking.rubricFor(permissionFor('writeAssignment', accountId), { classId, rubricId: 'second' });
	expect(await rubricFor(teacher.accountId, academy.classId)).toEqual(aRubric('second'));
	expect(await rubricFor(other.ownerId, other.classId)).toBeUndefined();
	const archive = (accountId: string) =>
		store.marking.archiveRubric(permissionFor('writeRubric', accountId), {
			...{ academyId, rubricId: 'second', atMs: nowMs },
		});
	expect([await archive(learner.accountId), await archive(academy.ownerId)]).toEqual([false, true]);
}

async function keepsPhrases(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const { academyId, ownerId } = academy;
	const add = (accountId: string, text: string, isShared: boolean) =>
		store.marking.addPhrase(
			permissionFor('usePhrases', accountId),
			{ id: `${text} phrase`, academyId, text, isShared, createdAtMs: nowMs },
			1,
		);
	expect(await add(teacher.accountId, 'Own', false)).toBe('added');
	expect(await add(teacher.accountId, 'More', false)).toBe('full');
	expect(await add(teacher.accountId, 'Shared', true)).toBe('added');
	expect(await add(learner.accountId, 'Learner', false)).toBe('notFound');
	const phrases = async (accountId: string) =>
		(await store.marking.phrases(permissionFor('usePhrases', accountId), academyId))
			?.map(({ text, mayRemove }) => `${text} ${mayRemove}`)
			.toSorted();
	expect(await phrases(teacher.accountId)).toEqual(['Own true', 'Shared false']);
	expect(await phrases(ownerId)).toEqual(['Shared true']);
	expect(await phrases(learner.accountId)).toBeUndefined();
	const remove = (accountId: string, text: string) =>
		store.marking.removePhrase(permissionFor('usePhrases', accountId), { id: `${text} phrase`, academyId });
	expect(await remove(ownerId, 'Own')).toBe(false);
	expect(await remove(teacher.accountId, 'Shared')).toBe(false);
	expect(await remove(ownerId, 'Shared')).toBe(true);
	const { teaching } = await store.accounts.traces({ id: teacher.accountId, email: teacher.email });
	expect(teaching.phrases).toEqual(['Own']);
}

async function keepsSpokenNotes(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const guardian = await aMember(store, academy, 'guardian', { wardId: learner.membershipId });
	const stranger = await aLearner(store, academy, 'Leo');
	const { id: assignmentId } = await anAssignment(store, academy);
	const handInId = await aHandIn(store, learner, assignmentId);
	const say = (accountId: string, text: string) =>
		store.marking.setSpokenNote(permissionFor('saySpokenNote', accountId), {
			...{ handInId, atMs: nowMs, expiresAtMs: nowMs + 10 },
			wav: new TextEncoder().encode(text),
		});
	expect(await say(learner.accountId, 'no')).toBe(false);
	expect([await say(teacher.accountId, 'one'), await say(teacher.accountId, 'two')]).toEqual([true, true]);
	const hear = async (accountId: string, atMs = nowMs) => {
		const wav = await store.marking.spokenNote(permissionFor('hearSpokenNote', accountId), handInId, atMs);
		return wav && new TextDecoder().decode(wav);
	};
	expect([await hear(teacher.accountId), await hear(learner.accountId)]).toEqual(['two', undefined]);
	const review = { id: 'r', handInId, mark: 3, note: '' };
	await store.homework.review(permissionFor('review', teacher.accountId), [review], nowMs);
	expect([await hear(learner.accountId), await hear(guardian.accountId)]).toEqual(['two', 'two']);
	expect(await hear(stranger.accountId)).toBeUndefined();
	expect(await hear(learner.accountId, nowMs + 10)).toBeUndefined();
	const [work] = await store.homework.homework(permissionFor('readHomework', learner.accountId), nowMs);
	expect(work?.handIns[0]?.hasSpokenNote).toBe(true);
	const remove = (accountId: string) =>
		store.marking.removeSpokenNote(permissionFor('saySpokenNote', accountId), handInId);
	expect([await remove(learner.accountId), await remove(teacher.accountId)]).toEqual([false, true]);
	await say(teacher.accountId, 'three');
	await store.removeExpired(nowMs + 10);
	expect(await hear(teacher.accountId)).toBeUndefined();
	await say(teacher.accountId, 'four');
	await store.accounts.erase({ id: teacher.accountId, email: teacher.email });
	expect(await hear(academy.ownerId)).toBeUndefined();
}

const places = { whole: { lowest: 2, highest: 3 }, criteria: {} };

/** An answer to an assignment with a rubric, for which the machine found something. */
async function aMarkedAnswer(store: Store, academy: AcademyOfTest, learner: { accountId: string }) {
	const { id: assignmentId } = await anAssignment(store, academy, { attempts: 1 });
	const content = aContent();
	const [answer] = content.answers;
	if (answer)
		answer.words = ['yesterday', 'i', 'go'].map((text, place) => ({
			...{ text, unsure: false, startMs: 450 * place, endMs: 450 * place + 300 },
		}));
	const id = `answer ${randomUUID()}`;
	await store.homework.handIn(permissionFor('handIn', learner.accountId), {
		...{ id, assignmentId, replaces: [], atMs: nowMs, attention: 0, rubricId: 'ours' },
		content: { ...content, draft: content.draft && { ...content.draft, places } },
	});
	return { id, assignmentId };
}

async function keepsMarks(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const { id: handInId } = await aMarkedAnswer(store, academy, learner);
	const permission = permissionFor('review', teacher.accountId);
	const word = {
		...{ handInId, mark: 3, note: 'Good', marks: { grammar: 2.5 } },
		timedNotes: [{ atSeconds: 4.2, text: 'went' }],
	};
	await store.homework.review(permission, [{ id: 'r1', ...word }], nowMs);
	await store.homework.review(permission, [{ id: 'r2', ...word, marks: {}, timedNotes: [] }], nowMs + 1);
	await store.homework.undoReview(permission, { id: 'r3', handInId, atMs: nowMs + 2 });
	const { entries } = await store.homework.queue(permissionFor('readQueue', teacher.accountId), {
		...{ academyId: academy.academyId, classId: null, isReviewed: true, nowMs, atMost: 5 },
	});
	const { marks, timedNotes } = word;
	expect(entries[0]?.review).toMatchObject({ mark: 3, marks, timedNotes });
	expect(entries[0]?.history.map((change) => change.marks)).toEqual([marks, {}, marks]);
	const [work] = await store.homework.homework(permissionFor('readHomework', learner.accountId), nowMs);
	expect(work?.handIns[0]?.review).toMatchObject({ marks, timedNotes });
	const { handIns } = await store.accounts.traces({ id: learner.accountId, email: learner.email });
	expect(handIns).toMatchObject([{ marks, timedNotes }]);
	const { work: rows } = (await store.homework.classWork(
		permissionFor('readClass', teacher.accountId),
		academy.classId,
	)) ?? { work: [] };
	expect(rows).toMatchObject([{ handInId, marks, places, mistakes: [{ atSeconds: 0.9 }] }]);
}

async function marksAgain(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const second = await aMember(store, academy, 'teacher');
	const { id: handInId } = await aMarkedAnswer(store, academy, learner);
	const { academyId } = academy;
	const queue = (accountId: string) =>
		store.marking.secondMarkQueue(permissionFor('markAgain', accountId), { academyId, nowMs, atMost: 5 });
	const give = (accountId: string, mark: number) =>
		store.marking.giveSecondMark(permissionFor('markAgain', accountId), {
			...{ handInId, atMs: nowMs, mark, marks: {} },
		});
	expect((await queue(second.accountId)).total).toBe(0);
	expect(await give(second.accountId, 2)).toBe(false);
	const review = { id: 'r', handInId, mark: 4, note: 'Secret' };
	await store.homework.review(permissionFor('review', teacher.accountId), [review], nowMs);
	const { entries } = await queue(second.accountId);
	expect(entries).toMatchObject([{ id: handInId, review: null, history: [], content: { draft: null } }]);
	expect(JSON.stringify(entries)).not.toContain('Secret');
	expect([(await queue(teacher.accountId)).total, (await queue(learner.accountId)).total]).toEqual([0, 0]);
	expect([await give(teacher.accountId, 2), await give(learner.accountId, 2)]).toEqual([false, false]);
	expect(await give(second.accountId, 2)).toBe(true);
	expect((await queue(second.accountId)).total).toBe(0);
	const permission = permissionFor('readAgreement', academy.ownerId);
	const wanted = { academyId, rubricId: 'ours', atMost: 5 };
	expect(await store.marking.markedTwice(permission, wanted)).toEqual([{ mark: 4, second: 2 }]);
	expect(await store.marking.markedRubrics(permission, academyId)).toEqual([{ rubricId: 'ours', marks: 1 }]);
	const strange = permissionFor('readAgreement', learner.accountId);
	expect(await store.marking.markedTwice(strange, wanted)).toEqual([]);
	expect(await store.marking.markedRubrics(strange, academyId)).toEqual([]);
}

async function leavesUnheardOut(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const [heard, unheard] = [
		await aMarkedAnswer(store, academy, learner),
		await aMarkedAnswer(store, academy, learner),
	];
	const permission = permissionFor('review', teacher.accountId);
	const word = { mark: 4, note: '', marks: { 'own-1': 4 } };
	await store.homework.review(permission, [{ id: 'h', handInId: heard.id, ...word }], nowMs);
	await store.homework.review(permission, [{ id: 'u', handInId: unheard.id, ...word }], nowMs, true);
	const wanted = { academyId: academy.academyId, rubricId: 'ours', atMost: 5 };
	const pairs = (accountId: string) => store.marking.markPairs(permissionFor('handIn', accountId), wanted);
	expect(await pairs(learner.accountId)).toEqual([
		{ membershipId: learner.membershipId, places, mark: 4, marks: { 'own-1': 4 } },
	]);
	const { id: stranger } = await signIn(store, 'stranger@example.org');
	expect(await pairs(stranger)).toEqual([]);
}

async function answersNotes(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const { id: first, assignmentId } = await aMarkedAnswer(store, academy, learner);
	const handIn = (id: string, answersId?: string) =>
		store.homework.handIn(permissionFor('handIn', learner.accountId), {
			...{ id, assignmentId, replaces: [], atMs: nowMs, attention: 0, content: aContent() },
			...(answersId !== undefined && { answersId }),
		});
	expect(await handIn('again')).toBe('noAttemptsLeft');
	expect(await handIn('again', first)).toBe('noAttemptsLeft');
	const review = { id: 'r', handInId: first, mark: 3, note: 'Say the past again' };
	await store.homework.review(permissionFor('review', teacher.accountId), [review], nowMs);
	expect(await handIn('again', first)).toBe('added');
	expect(await handIn('more', first)).toBe('noAttemptsLeft');
	const [work] = await store.homework.homework(permissionFor('readHomework', learner.accountId), nowMs);
	expect(work?.handIns.map(({ attempt, answersAttempt }) => [attempt, answersAttempt])).toEqual([
		[1, null],
		[2, 1],
	]);
}

async function givesReports(store: Store) {
	const { academy, teacher, learner } = await aClass(store);
	const other = await aLearner(store, academy, 'Leo');
	const guardian = await aMember(store, academy, 'guardian', { wardId: learner.membershipId });
	const term = { classId: academy.classId, fromMs: nowMs, toMs: nowMs + 10 };
	const head = (accountId: string) => store.marking.reportHead(permissionFor('writeReport', accountId), term);
	expect(await head(teacher.accountId)).toMatchObject({ academy: { name: 'academy' }, saved: new Map() });
	expect(await head(learner.accountId)).toBeUndefined();
	const last = (accountId: string) =>
		store.marking.lastTerm(permissionFor('writeReport', accountId), academy.classId);
	expect([await last(teacher.accountId), await last(learner.accountId)]).toEqual([null, undefined]);
	const report = (comment: string) => ({ ...term, comment, language: 'ca' }) as unknown as TermReport;
	const save = (accountId: string, comment: string, membershipId = learner.membershipId) =>
		store.marking.saveReport(permissionFor('writeReport', accountId), {
			...{ id: randomUUID(), classId: academy.classId, membershipId, atMs: nowMs },
			report: report(comment),
		});
	expect(await save(teacher.accountId, 'first')).toBe(true);
	expect(await save(teacher.accountId, 'second')).toBe(true);
	expect(await save(teacher.accountId, 'guardian', guardian.membershipId)).toBe(false);
	expect(await save(learner.accountId, 'mine')).toBe(false);
	expect(await last(academy.ownerId)).toEqual({ fromMs: nowMs, toMs: nowMs + 10 });
	expect((await head(academy.ownerId))?.saved.get(learner.membershipId)?.comment).toBe('second');
	const comments = async (accountId: string) =>
		(await store.marking.reports(permissionFor('readReport', accountId))).map(
			({ isOwn, report: { comment } }) => [isOwn, comment],
		);
	expect(await comments(learner.accountId)).toEqual([[true, 'second']]);
	expect(await comments(guardian.accountId)).toEqual([[false, 'second']]);
	expect([await comments(other.accountId), await comments(teacher.accountId)]).toEqual([[], []]);
	const { termReports } = await store.accounts.traces({ id: learner.accountId, email: learner.email });
	expect(termReports).toMatchObject([{ report: { comment: 'second' } }]);
	await store.accounts.erase({ id: learner.accountId, email: learner.email });
	expect(await comments(guardian.accountId)).toEqual([]);
}
