import type { Memory, ToldFact } from '@henry/contract/memory.ts';
import { expect, test } from 'vitest';
import {
	changeFact,
	eraseFact,
	eraseFacts,
	joinedMemory,
	noMemory,
	noteTakenUp,
	rememberedForTalk,
	rememberTold,
	switchMemory,
} from './talk-memory.ts';

const sisters: ToldFact = { kind: 'family', text: 'I have two sisters' };
const exam: ToldFact = { kind: 'plan', text: 'I have an exam on Friday' };
const nameOf = (text: string): ToldFact => ({ kind: 'name', text });
const likes = (count: number): ToldFact[] =>
	Array.from({ length: count }, (_, number) => ({ kind: 'like', text: `I like ${number}` }));
const on = switchMemory(noMemory, true);
const textsOf = ({ facts }: Memory) => facts.map(({ text }) => text);

test('nothing is remembered before the learner agrees, and nothing is told once it is switched off', () => {
	expect(rememberTold(noMemory, [sisters])).toBe(noMemory);
	expect(rememberedForTalk(on)).toBeUndefined();
	const memory = rememberTold(on, [sisters]);
	expect(rememberedForTalk(memory)).toEqual({ facts: [sisters], takesUp: sisters });
	expect(rememberedForTalk(switchMemory(memory, false))).toBeUndefined();
	expect(switchMemory(memory, false).facts).toEqual(memory.facts);
});

test('plans are taken up first, each thing once', () => {
	let memory = rememberTold(on, [sisters, exam]);
	expect(rememberedForTalk(memory)?.takesUp).toEqual(exam);
	memory = noteTakenUp(memory, exam);
	expect(rememberedForTalk(memory)?.takesUp).toEqual(sisters);
	memory = noteTakenUp(memory, sisters);
	expect(rememberedForTalk(memory)?.takesUp).toBeUndefined();
	expect(rememberTold(memory, [exam])).toBe(memory);
});

test('there is one name, and no more facts than Henry can be told', () => {
	const memory = rememberTold(rememberTold(on, [nameOf('Marta')]), [nameOf('Marina')]);
	expect(textsOf(memory)).toEqual(['Marina']);
	expect(rememberTold(memory, likes(30)).facts).toHaveLength(20);
});

test('what is remembered can be put right and erased', () => {
	const memory = rememberTold(on, [sisters, exam]);
	const [first, second] = memory.facts.map(({ id }) => id);
	const changed = changeFact(memory, first ?? '', 'I have three sisters');
	expect(textsOf(eraseFact(changed, second ?? ''))).toEqual(['I have three sisters']);
	expect(eraseFacts(changed)).toEqual(on);
});

test('a browser’s memory joins the account’s: nothing twice, one name, and the account’s own where it is too much', () => {
	const ofAccount = rememberTold(on, [nameOf('Marta'), sisters]);
	const ofBrowser = rememberTold(on, [nameOf('Ana'), sisters, exam]);
	expect(textsOf(joinedMemory(ofAccount, ofBrowser))).toEqual([
		'Marta',
		'I have two sisters',
		'I have an exam on Friday',
	]);
	const full = rememberTold(on, likes(20));
	expect(joinedMemory(full, ofBrowser)).toEqual(full);
});

test('joined, memory is on where either was', () => {
	const off = switchMemory(rememberTold(on, [exam]), false);
	expect(joinedMemory(noMemory, off)).toEqual(off);
	expect(joinedMemory(noMemory, on).isOn).toBe(true);
	expect(joinedMemory(on, off).isOn).toBe(true);
});
