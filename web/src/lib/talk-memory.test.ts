// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import {
	changeFact,
	eraseFact,
	forgetMemory,
	noteTakenUp,
	rememberedForTalk,
	rememberTold,
	switchMemory,
} from './talk-memory.ts';

const sisters = { kind: 'family' as const, text: 'I have two sisters' };
const exam = { kind: 'plan' as const, text: 'I have an exam on Friday' };

beforeEach(forgetMemory);

test('nothing is remembered before the visitor agrees, and nothing is told once it is switched off', () => {
	rememberTold([sisters]);
	expect(rememberedForTalk()).toBeUndefined();
	switchMemory(true);
	expect(rememberedForTalk()).toBeUndefined();
	rememberTold([sisters]);
	expect(rememberedForTalk()).toEqual({ facts: [sisters], takesUp: sisters });
	switchMemory(false);
	expect(rememberedForTalk()).toBeUndefined();
});

test('plans are taken up first, each thing once', () => {
	switchMemory(true);
	rememberTold([sisters, exam, sisters]);
	expect(rememberedForTalk()?.takesUp).toEqual(exam);
	noteTakenUp(exam);
	expect(rememberedForTalk()?.takesUp).toEqual(sisters);
	noteTakenUp(sisters);
	expect(rememberedForTalk()?.takesUp).toBeUndefined();
	rememberTold([exam]);
	expect(rememberedForTalk()?.takesUp).toBeUndefined();
});

test('there is one name, and no more facts than Henry can be told', () => {
	switchMemory(true);
	rememberTold([{ kind: 'name', text: 'Marta' }]);
	rememberTold([{ kind: 'name', text: 'Marina' }]);
	expect(rememberedForTalk()?.facts).toEqual([{ kind: 'name', text: 'Marina' }]);
	rememberTold(
		Array.from({ length: 30 }, (_, count) => ({ kind: 'like' as const, text: `I like ${count}` })),
	);
	expect(rememberedForTalk()?.facts).toHaveLength(20);
});

test('what is remembered can be put right and erased', () => {
	switchMemory(true);
	rememberTold([sisters, exam]);
	const kept = JSON.parse(localStorage.getItem('henry.memory') ?? '').facts as { id: string }[];
	changeFact(kept[0]?.id ?? '', 'I have three sisters');
	eraseFact(kept[1]?.id ?? '');
	expect(rememberedForTalk()?.facts).toEqual([{ kind: 'family', text: 'I have three sisters' }]);
});
