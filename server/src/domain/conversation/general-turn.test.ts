import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { mayBeGeneral } from './general-turn.ts';
import { createModelCoach } from './model-coach.ts';
import type { ModelLead } from './model-lead.ts';
import { scriptedModel } from './scripted-model-for-tests.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const reaction = 'That takes patience.';
const question = 'How did you manage it?';

/** Henry's turn after `told`, of which he knows only what fits in general, and what his model was asked for. */
async function turnAfter(
	told: string,
	{ exerciseType = 'justChat', isBusy = false, before = 'How are things?', reactions = [reaction] } = {},
) {
	const { model, asked } = scriptedModel(
		{},
		{ interjection: 'I see.', reaction: 'A good bicycle.', question },
	);
	const coach = createModelCoach({ ...model, waitMs: () => (isBusy ? 5_000 : 0) }, content, () => 0, {
		find: async () => ({
			told: [told],
			reactions,
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
	return { said, asked: asked.length };
}

test('no model is asked for what fits in general', async () => {
	expect(await turnAfter('it was nice')).toMatchObject({ said: `${reaction} ${question}`, asked: 0 });
	const busy = await turnAfter('i repaired my old bicycle', { isBusy: true });
	expect(busy).toMatchObject({ said: `${reaction} ${question}`, asked: 0 });
});

test('nothing general is said after a loss, in a part that is played, or to who asks Henry the same', () => {
	const lead: ModelLead = { step: 'goDeeper', covered: [], current: undefined };
	const said = (...texts: string[]) => texts.map((content) => ({ role: 'user' as const, content }));
	expect(mayBeGeneral(lead, 'chat', said('i repaired my bicycle'))).toBe(true);
	expect(mayBeGeneral(lead, 'chat', said('my grandmother died', 'we were very close'))).toBe(false);
	expect(mayBeGeneral(lead, 'interview', said('i repaired my bicycle'))).toBe(false);
	expect(mayBeGeneral({ ...lead, isAskedBack: true }, 'chat', said('i repaired my bicycle'))).toBe(false);
});

test('nothing general is asked twice, or said that pities or cheers in the wrong place', async () => {
	const again = await turnAfter('i repaired my old bicycle', { before: question });
	expect(again.said).not.toContain(question);
	const cheering = await turnAfter('i am very ill since march', {
		reactions: ['Congratulations, how nice.'],
	});
	expect(cheering.said).toMatch(new RegExp(`^[^.!]+[.!] ${question.replace('?', '\\?')}$`));
	expect(cheering.said).not.toContain('nice');
});
