import { expect, test, vi } from 'vitest';
import type { DangerClassifier, DangerJudgement } from '#server/ports/danger-classifier.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { createDangerSense } from './danger-sense.ts';

const limit = 2;

/** A sense of danger whose classifier answers as told, or not at all, and the texts that were judged. */
function senseWith(answer: (text: string) => DangerJudgement | Error) {
	const judged: string[] = [];
	const lines: string[] = [];
	const classifier: DangerClassifier = {
		health: () => ({ name: 'test', model: '', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
		judge: async (texts) => {
			judged.push(...texts);
			return texts.map((text) => {
				const told = answer(text);
				if (told instanceof Error) throw told;
				return told;
			});
		},
	};
	const tell = (line: string) => void lines.push(line);
	return { judged, lines, sense: createDangerSense(classifier, limit, { hash: (text) => text, tell }) };
}
const told = (logOdds: number): DangerJudgement => ({ logOdds, kind: 'abuse' });

test('what neither rule knows is told by its meaning, and what is likely harmless is not', async () => {
	const text = 'mum packed our bags secretly';
	expect(await senseWith(() => told(2.1)).sense.kindOf({ text })).toBe('abuse');
	expect(await senseWith(() => told(1.9)).sense.kindOf({ text })).toBeUndefined();
});

test('what the rules find counts, whatever the classifier would say', async () => {
	const { sense, judged } = senseWith(() => told(-9));
	expect(await sense.kindOf({ text: 'I want to kill myself' })).toBe('selfHarm');
	expect(judged).toEqual([]);
});

test('while the classifier fails the rules tell alone, and the next time it is asked again', async () => {
	const answer = vi.fn((): DangerJudgement | Error => new ProviderError('unavailable', 'It is starting.'));
	const { sense, lines } = senseWith(answer);
	expect(await sense.kindOf({ text: 'my husband hits me' })).toBe('abuse');
	for (const text of ['he waits for me', 'every day']) expect(await sense.kindOf({ text })).toBeUndefined();
	expect(lines).toEqual(['Danger is told by rules alone: It is starting.']);
	answer.mockReturnValue(told(5));
	expect(await sense.kindOf({ text: 'he waits for me' })).toBe('abuse');
});

test('a long answer is judged in windows, the gravest of which counts, and is judged once', async () => {
	const words = Array.from({ length: 100 }, (_, index) => `word${index}`);
	const { sense, judged } = senseWith((text) => told(text.includes('word70') ? 3 : -5));
	expect(await sense.kindOf({ text: words.join(' ') })).toBe('abuse');
	expect(judged).toHaveLength(4);
	expect(judged.every((text) => text.split(' ').length <= 40)).toBe(true);
	expect(judged.at(-1)).toContain('word99');
	expect(await sense.kindOf({ text: words.join(' ') })).toBe('abuse');
	expect(judged).toHaveLength(4);
});

test('every reading of the same sound is judged', async () => {
	const { sense, judged } = senseWith((text) => told(text === 'another reading' ? 4 : -4));
	expect(await sense.kindOf({ text: 'one reading', alternatives: ['another reading'] })).toBe('abuse');
	expect(judged).toEqual(['one reading', 'another reading']);
});

test('what goes on with a film that was asked for is told of nobody', async () => {
	const { sense } = senseWith(() => told(9));
	const before = 'What happens at the end of the film?';
	expect(await sense.kindOf({ text: 'he falls from the roof', before })).toBeUndefined();
	expect(await sense.kindOf({ text: 'my mother falls from the roof', before })).toBe('abuse');
	expect(await sense.kindOf({ text: 'i think of not being here any more', before })).toBe('abuse');
	expect(await sense.kindOf({ text: 'she is on the floor call a doctor', before })).toBe('abuse');
});
