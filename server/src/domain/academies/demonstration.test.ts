import { queueSchema } from '@henry/contract/homework.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { expect, test } from 'vitest';
import { nodeSecrets } from '#server/adapters/secrets/node.ts';
import { createSqliteStore } from '#server/adapters/store/sqlite.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { loadContent } from '#server/content.ts';
import { firstSession } from '#server/domain/accounts/session.ts';
import { createExamPapers } from '#server/domain/exams/exam-papers.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';
import { addDemonstration } from './demonstration.ts';
import { draftToolsOf } from './draft.ts';
import { exampleAcademy } from './example-academy.ts';
import { permissionFor } from './policy.ts';
import { suitingRubric } from './rubrics.ts';

const nowMs = Date.UTC(2026, 2, 1, 12);
const content = loadContent(new URL('../../../../content/', import.meta.url));
const drafting = draftToolsOf(
	createExamPapers(content.exams, content.pictures),
	createLevelOf(content.vocabularyLevels),
);
const rubric = suitingRubric(content, 'question');
const owner = { membershipId: 'o', accountId: 'a', displayName: 'You' };

test('the example says the same every time, with drafts of the real judging, and everybody marked as invented', () => {
	const [one, other] = [0, 1].map(() =>
		exampleAcademy({ secrets: nodeSecrets, nowMs, drafting, rubric }, owner),
	);
	const texts = (example: typeof one) =>
		example?.handIns.map(({ content }) => [content.answers[0]?.text, content.draft]);
	expect(texts(one)).toEqual(texts(other));
	expect(one?.academy.isExample).toBe(true);
	expect(one?.people.every(({ displayName }) => displayName.endsWith('(example)'))).toBe(true);
	const drafts = new Set(one?.handIns.map(({ content }) => content.draft?.lowest));
	expect(drafts.size).toBeGreaterThan(1);
	for (const { content } of one?.handIns ?? []) {
		for (const { text, corrections } of content.answers) {
			for (const { original, originalSpan } of corrections) {
				expect(text.slice(originalSpan.start, originalSpan.end)).toBe(original);
			}
		}
	}
});

test('an owner finds 40 learners in three classes, with answers that wait; one command removes all of it @whole', async () => {
	const store = createSqliteStore(':memory:');
	await store.start();
	const speaker = createFlite({ processes: 1, maxQueued: 1 });
	await speaker.start();
	const services = { store, secrets: nodeSecrets, clock: { nowMs: () => nowMs }, drafting, speaker, rubric };
	const made = await addDemonstration(services, 'owner@example.org');
	await speaker.close();
	expect(made).toMatchObject({ learners: 40, classes: 3, recordings: 6 });
	expect(made.answers).toBeGreaterThan(150);
	const email = 'owner@example.org';
	await store.accounts.addSignInLink(
		{
			tokenHash: 'link',
			email,
			createdAtMs: nowMs,
			expiresAtMs: nowMs + 1,
			language: 'en',
			guardianEmail: null,
		},
		{ atMost: 9, sinceMs: 0 },
	);
	const finished = await store.accounts.finishSignIn(
		{ tokenHash: 'link', email, newAccountId: 'another', guardianTokenHash: '', nowMs },
		firstSession({ tokenHash: 's', familyId: 'f' }, { browser: null, system: null }, nowMs),
	);
	if ('refused' in finished) throw new Error(finished.refused);
	const [mine] = await store.academies.mine(finished.account.id);
	const academyId = mine?.academy.id ?? '';
	const wanted = { academyId, classId: null, isReviewed: false, nowMs, atMost: 50 };
	const queue = await store.homework.queue(permissionFor('readQueue', finished.account.id), wanted);
	expect(queueSchema.parse(queue).total).toBeGreaterThan(40);
	const heard = queue.entries.find(({ hasRecording }) => hasRecording);
	const speeds = ['A2', 'B1', 'B2'].map((level) => {
		const spoken = queue.entries.filter((entry) => entry.hasRecording && entry.className.startsWith(level));
		return (
			spoken.reduce((sum, { content }) => sum + (content.figures.wordsPerMinute ?? 0), 0) / spoken.length
		);
	});
	// The lower the level, the slower they speak.
	expect(speeds).toEqual(speeds.toSorted((one, other) => one - other));
	const wav = await store.homework.recording(
		permissionFor('hearRecording', finished.account.id),
		heard?.id ?? '',
		nowMs,
	);
	const { samples, sampleRateHz } = decodeWav(wav ?? new Uint8Array());
	const lastEndMs = heard?.content.answers[0]?.words.at(-1)?.endMs ?? 0;
	expect(lastEndMs).toBeGreaterThan(5_000);
	expect(lastEndMs).toBeLessThanOrEqual((1_000 * samples.length) / sampleRateHz + 1);
	expect(await store.academies.removeExamples()).toBe(1);
	expect(await store.academies.mine(finished.account.id)).toEqual([]);
	await store.close();
}, 60_000);
