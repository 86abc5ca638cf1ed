import { type Memory, memorySchema, type ToldFact } from '@henry/contract/memory.ts';
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

// A Wednesday, the Friday after it, and the day after that.
const [wednesday, friday, saturday] = ['2026-05-13', '2026-05-15', '2026-05-16'];

test('plans are taken up first, each thing once', () => {
	let memory = rememberTold(on, [sisters, exam], wednesday);
	expect(rememberedForTalk(memory, saturday)?.takesUp).toEqual(exam);
	memory = noteTakenUp(memory, exam);
	expect(rememberedForTalk(memory, saturday)?.takesUp).toEqual(sisters);
	memory = noteTakenUp(memory, sisters);
	expect(rememberedForTalk(memory, saturday)?.takesUp).toBeUndefined();
	expect(rememberTold(memory, [exam], friday)).toBe(memory);
});

test('a plan is spoken of once its day is over, and no more after half a year', () => {
	const memory = rememberTold(on, [exam], wednesday);
	expect(rememberedForTalk(memory, wednesday)).toBeUndefined();
	expect(rememberedForTalk(memory, friday)).toBeUndefined();
	expect(rememberedForTalk(memory, saturday)).toEqual({ facts: [exam], takesUp: exam });
	expect(rememberedForTalk(memory, '2026-11-10')?.takesUp).toEqual(exam);
	expect(rememberedForTalk(memory, '2026-11-20')).toBeUndefined();
});

test('a plan that names no day is spoken of from the next day on', () => {
	const guitar: ToldFact = { kind: 'plan', text: 'I want to learn the guitar' };
	const memory = rememberTold(on, [guitar, sisters], wednesday);
	expect(rememberedForTalk(memory, wednesday)).toEqual({ facts: [sisters], takesUp: sisters });
	expect(rememberedForTalk(memory, '2026-05-14')?.takesUp).toEqual(guitar);
	expect(rememberTold(noteTakenUp(memory, guitar), [guitar], saturday).facts[0]?.isTakenUp).toBe(true);
});

test('a plan that is told again once its day is over is another one', () => {
	const asked = noteTakenUp(rememberTold(on, [exam], wednesday), exam);
	const again = rememberTold(asked, [exam], saturday);
	expect(again.facts).toMatchObject([{ ...exam, isTakenUp: false, toldOn: saturday }]);
	expect(rememberedForTalk(again, '2026-05-22')).toBeUndefined();
	expect(rememberedForTalk(again, '2026-05-23')?.takesUp).toEqual(exam);
});

test('what was kept before plans had a day is still there, and only plans have one', () => {
	const old = { isOn: true, facts: [{ ...exam, id: crypto.randomUUID(), isTakenUp: false }] };
	expect(rememberedForTalk(memorySchema.parse(old))?.takesUp).toEqual(exam);
	const memory = rememberTold(on, [exam, sisters], wednesday);
	expect(memory.facts.map(({ toldOn }) => toldOn)).toEqual([wednesday, undefined]);
	expect(memorySchema.parse(memory)).toEqual(memory);
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
