import type { DangerKind } from '@henry/contract/safety.ts';
import { describe, expect, it, test } from 'vitest';
import calqueCases from './calque-danger-cases-for-tests.json' with { type: 'json' };
import firstCases from './danger-cases-for-tests.json' with { type: 'json' };
import { findDanger } from './find-danger.ts';
import furtherCases from './further-danger-cases-for-tests.json' with { type: 'json' };
import lateCases from './late-danger-cases-for-tests.json' with { type: 'json' };

type Cases = Record<DangerKind | 'harmless', string[]>;

function outcome({ harmless, ...dangers }: Cases) {
	const said = Object.values(dangers).flat();
	return {
		said: said.length,
		missed: said.filter((text) => findDanger({ text }) === undefined),
		harmless: harmless.length,
		alarms: harmless.filter((text) => findDanger({ text }) !== undefined),
	};
}

const someEnglish = Object.entries(firstCases).flatMap(([kind, texts]) =>
	kind === 'harmless' ? [] : texts.map((text) => ({ kind, text })),
);

describe('danger', () => {
	it.each(someEnglish)('$kind is recognised: $text', ({ text }) => {
		expect(findDanger({ text })).toBeDefined();
	});

	it('takes at most two of sixty harmless sayings for a danger', () => {
		const { harmless, alarms } = outcome(firstCases);
		expect(harmless).toBeGreaterThanOrEqual(60);
		expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(2);
	});

	it('holds on further cases, of which some are beyond it', () => {
		const further = outcome(furtherCases);
		expect(further.missed.length, further.missed.join('\n')).toBeLessThanOrEqual(further.said / 100);
		expect(further.alarms.length, further.alarms.join('\n')).toBeLessThanOrEqual(further.harmless / 50);
		const late = outcome(lateCases);
		expect(late.said + late.harmless).toBeGreaterThanOrEqual(80);
		expect({ ...late, said: 0, harmless: 0 }).toEqual({ said: 0, missed: [], harmless: 0, alarms: [] });
	});

	it('understands what speakers of Spanish put into English word for word', () => {
		const { said, missed, harmless, alarms } = outcome(calqueCases);
		expect(said).toBeGreaterThanOrEqual(150);
		expect(harmless).toBeGreaterThanOrEqual(150);
		expect({ missed, alarms }).toEqual({ missed: [], alarms: [] });
	});

	it('tells which danger it is, the gravest first', () => {
		expect(findDanger({ text: 'I want to kill myself because my husband hits me' })).toBe('selfHarm');
		expect(findDanger({ text: 'my uncle touches me at night and I am twelve' })).toBe('childSexualHarm');
		expect(findDanger({ text: 'my husband hits me' })).toBe('abuse');
		expect(findDanger({ text: 'my father is not breathing' })).toBe('medical');
	});

	it('reads doubtful words as what sounds like them', () => {
		const words = 'i want to day'.split(' ').map((text) => ({ text, unsure: text === 'day' }));
		expect(findDanger({ text: 'i want to day', words })).toBe('selfHarm');
		const sure = words.map(({ text }) => ({ text, unsure: false }));
		expect(findDanger({ text: 'i want to day', words: sure })).toBeUndefined();
	});

	it('reads other readings of the same sound', () => {
		const text = 'my husband heats me every night';
		expect(findDanger({ text })).toBeUndefined();
		expect(findDanger({ text, alternatives: ['my husband hits me every night'] })).toBe('abuse');
	});

	it('lets a story be told, when the question before was about one', () => {
		const text = 'he kills himself at the end';
		expect(findDanger({ text })).toBe('selfHarm');
		expect(findDanger({ text, before: 'What happens in the film?' })).toBeUndefined();
		expect(findDanger({ text: 'I feel like him, I want to die', before: 'And the film?' })).toBe('selfHarm');
	});

	it('is no story where somebody speaks of themselves or of people near, whatever was asked before', () => {
		const before = 'What do you do in the evening? Do you watch TV or read a book?';
		const cases: Cases[] = [firstCases, furtherCases, lateCases, calqueCases];
		const said = cases
			.flatMap(({ harmless: _, ...dangers }) => Object.values(dangers).flat())
			.filter((text) => findDanger({ text }) !== undefined);
		expect(said.length).toBeGreaterThan(500);
		const missed = said.filter((text) => findDanger({ text, before }) === undefined);
		expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(said.length / 100);
	});

	it.each([
		'I do not want to live anymore, not even my series help me',
		'i was watching tv and i want to kill myself',
		'I read many books but I only think of killing myself',
		'ya no quiero vivir ni ver series',
	])('may name a film or a book beside it: %s', (text) => {
		expect(findDanger({ text })).toBe('selfHarm');
	});

	it.each([
		['the girl wants to die because her boyfriend left her', 'What is the film about?'],
		['he wants to kill himself and she saves him', 'What is the book about?'],
		['I watched a film where a man wants to kill himself', ''],
		['I love this series, the boy cuts himself and his sister helps him', ''],
	])('is a story where a character is spoken of: %s', (text, before) => {
		expect(findDanger({ text, before })).toBeUndefined();
	});

	test('medicine that is taken as told is no danger', () => {
		expect(findDanger({ text: 'my grandmother takes a lot of pills for her heart' })).toBeUndefined();
		expect(findDanger({ text: 'she took a lot of pills' })).toBe('selfHarm');
	});

	test('a denial is no danger, half a denial is', () => {
		expect(findDanger({ text: 'My husband does not hit me' })).toBeUndefined();
		expect(findDanger({ text: 'he does not hit me every day, only when he drinks' })).toBe('abuse');
		expect(findDanger({ text: 'No my boyfriend hits me' })).toBe('abuse');
		expect(findDanger({ text: 'mi padre no me pega' })).toBeUndefined();
	});
});
