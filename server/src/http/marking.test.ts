import { markAgreementSchema } from '@henry/contract/agreement.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import type { HandInRequest } from '@henry/contract/homework.ts';
import { queueSchema } from '@henry/contract/homework.ts';
import { markingPaths } from '@henry/contract/marking-paths.ts';
import { expect, test } from 'vitest';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { configForTests, expectError } from '#server/app-for-tests.ts';
import { createServices } from '#server/wiring.ts';
import {
	assignment,
	aWorld,
	type Cookies,
	handIn,
	ok,
	openAcademies,
	post,
	rubricOf,
	said,
	someone,
} from './academies-for-tests.ts';

openAcademies(() => ({ ...createServices(configForTests), store: createSqliteStore(':memory:') }));

/** Long enough for a draft, and with a time and a place in it. */
const longAnswer =
	'yesterday i went to the beach with my friends because the weather was very good and we wanted to swim in the sea then we had lunch in a small restaurant near the harbour and we talked about our holidays and in the evening i took the train home and i read a book that my sister gave me however i was tired so i went to bed early';

/** What a class is asked for, marked by a rubric. */
async function aRubricWorld(rubricId: string, attempts = 9) {
	const world = await aWorld();
	const made = { ...assignment(world.first.id), rubricId, attempts };
	await ok(apiPaths.saveAssignment, made, world.by.teacher);
	const answers = [{ question: 'What did you do yesterday?', words: said(longAnswer) }];
	const wanted = { academyId: world.academyId, classId: null };
	return {
		...world,
		assignmentId: made.id,
		queue: async (isReviewed = false) =>
			queueSchema.parse(await ok(apiPaths.reviewQueue, { ...wanted, isReviewed }, world.by.teacher)).entries,
		handIn: async (change: Partial<HandInRequest> = {}, by: Cookies = world.by.learner) => {
			const answer = handIn(made.id, { answers, ...change });
			await ok(apiPaths.handIn, answer, by);
			return answer.id;
		},
	};
}

test('an answer is drafted by the criteria of its rubric, and marked on its scale alone', async () => {
	const world = await aRubricWorld('cambridge-b2');
	const handInId = await world.handIn();
	const [entry] = await world.queue();
	expect(entry?.rubric).toMatchObject({ id: 'cambridge-b2', scale: { highest: 5, step: 0.5 } });
	const draft = entry?.content.draft;
	expect(draft).toMatchObject({ basis: 'rubric', places: { whole: { lowest: expect.any(Number) } } });
	expect(draft?.marks?.map(({ criterionId, range }) => [criterionId, range !== null])).toEqual([
		['grammar-and-vocabulary', true],
		['discourse', true],
		['pronunciation', false],
		['interaction', false],
		['overall', true],
	]);
	const review = { handInId, mark: 3.5, note: '', marks: { pronunciation: 4, discourse: 3.5 } };
	for (const wrong of [{ task: 3 }, { discourse: 5.5 }, { discourse: 3.2 }])
		expectError(
			await post(apiPaths.reviewAnswers, { reviews: [{ ...review, marks: wrong }] }, world.by.teacher),
			'invalid-argument',
			/scale/,
		);
	await ok(apiPaths.reviewAnswers, { reviews: [review] }, world.by.teacher);
	expect((await world.queue(true))[0]).toMatchObject({
		review: { mark: 3.5, marks: review.marks },
		content: { draft },
	});
});

test('a rubric that an academy wrote drafts by the criteria that it draws from, and no other academy has it', async () => {
	const [world, other] = [await aWorld(), await aWorld()];
	const rubric = { ...rubricOf(world.academyId), highest: 10, step: 1 };
	await ok(markingPaths.saveRubric, rubric, world.by.teacher);
	const made = { ...assignment(world.first.id), rubricId: rubric.id };
	await ok(apiPaths.saveAssignment, made, world.by.teacher);
	const theirs = { ...assignment(other.first.id), rubricId: rubric.id };
	expectError(await post(apiPaths.saveAssignment, theirs, other.by.teacher), 'not-found', /./);
	const answers = [{ question: '', words: said(longAnswer) }];
	await ok(apiPaths.handIn, handIn(made.id, { answers }), world.by.learner);
	const wanted = { academyId: world.academyId, classId: null, isReviewed: false };
	const { entries } = queueSchema.parse(await ok(apiPaths.reviewQueue, wanted, world.by.teacher));
	expect(entries[0]?.content.draft?.marks).toMatchObject([
		{ criterionId: 'own-1', range: { lowest: expect.any(Number) } },
		{ criterionId: 'own-2' },
	]);
});

test('a learner answers a note by one recording more, and the teacher is told', async () => {
	const world = await aRubricWorld('aptis-part-1', 1);
	const first = await world.handIn();
	const again = handIn(world.assignmentId, { answersId: first });
	expectError(await post(apiPaths.handIn, again, world.by.learner), 'aborted', /./);
	const reviews = [{ handInId: first, mark: 3, note: 'Once more, please', timedNotes: [] }];
	await ok(apiPaths.reviewAnswers, { reviews }, world.by.teacher);
	await ok(apiPaths.handIn, again, world.by.learner);
	const [entry] = await world.queue();
	expect(entry).toMatchObject({
		answersAttempt: 1,
		content: { reasons: expect.arrayContaining(['answersNote']) },
	});
});

test('after 30 marks of strict teachers drafts are fitted to them, and the agreement says so @whole', async () => {
	const world = await aRubricWorld('aptis-parts-2-3', 10);
	const { academyId, first, by } = world;
	const agreement = async () =>
		markAgreementSchema.parse(await ok(markingPaths.markAgreement, { academyId }, by.owner));
	await world.handIn();
	const [untouched] = await world.queue();
	const place = untouched?.content.draft?.places?.whole;
	expect(untouched?.content.draft?.fittedTo).toBeUndefined();
	for (let count = 0; count < 8; count++) {
		const learner = await someone();
		await ok(apiPaths.joinAcademy, { ticket: { code: first.joinCode }, displayName: `L${count}` }, learner);
		for (let attempt = 0; attempt < 4; attempt++) {
			const handInId = await world.handIn({}, learner);
			const reviews = [{ handInId, mark: attempt % 2 ? 0.5 : 1, note: '' }];
			await ok(apiPaths.reviewAnswers, { reviews }, by.teacher);
		}
	}
	const [found] = await agreement();
	expect(found).toMatchObject({ marks: 32, isFitted: true, rubric: { id: 'aptis-parts-2-3' } });
	expect(found?.before?.meanDifference).toBeGreaterThan(0.5);
	expect(Math.abs(found?.after?.meanDifference ?? 9)).toBeLessThan(0.3);
	await world.handIn();
	const fitted = (await world.queue()).at(-1)?.content.draft;
	expect(fitted).toMatchObject({ fittedTo: 32, places: { whole: place } });
	expect(fitted?.highest).toBeLessThanOrEqual(1.5);
}, 60_000);
