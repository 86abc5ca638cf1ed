import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createModelCoach } from './model-coach.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const reaction = 'That takes patience.';
const question = 'How did you manage it?';

/** Henry's turn after `told`, of which he knows only what fits in general, and what his model was asked for. */
async function turnAfter(
	told: string,
	{ exerciseType = 'justChat', isBusy = false, before = 'How are things?' } = {},
) {
	const { model, asked } = scriptedModel(
		{},
		{ interjection: 'I see.', reaction: 'A good bicycle.', question },
	);
	const coach = createModelCoach({ ...model, waitMs: () => (isBusy ? 5_000 : 0) }, content, () => 0, {
		find: async () => ({
			told: [told],
			reactions: [reaction],
			questions: [question],
			isSure: true,
			isGeneral: true,
		}),
		findAnswers: async () => [],
	});
	const { question: said } = await coach.converse({
		exerciseType,
		fullConversation: [
			{ role: 'system', content: before, covered: [] },
			{ role: 'user', content: told },
		],
	});
	type Shape = { properties?: Record<string, { pattern: string }> };
	const { properties = {} } = (asked[0]?.schema ?? {}) as Shape;
	return { said, asked: asked.length, beginnings: properties };
}

test('no model is asked for what fits in general', async () => {
	expect(await turnAfter('it was nice')).toMatchObject({ said: `${reaction} ${question}`, asked: 0 });
	const busy = await turnAfter('i repaired my old bicycle', { isBusy: true });
	expect(busy).toMatchObject({ said: `${reaction} ${question}`, asked: 0 });
});

test('nothing general is said of a loss, in a part that is played, or twice', async () => {
	const general = `^(?:${question.replace('?', '\\?')}$)`;
	expect((await turnAfter('my grandmother died')).beginnings.question?.pattern).not.toBe(general);
	const interview = await turnAfter('i repaired my old bicycle', { exerciseType: 'jobInterview' });
	expect(interview.beginnings.question?.pattern ?? '').not.toBe(general);
	const again = await turnAfter('i repaired my old bicycle', { before: question });
	expect(again.beginnings.question?.pattern).not.toBe(general);
});
