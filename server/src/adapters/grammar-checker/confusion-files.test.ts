import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { written } from '@henry/contract/feedback.ts';
import { applyEdits, findErrors } from '@henry/grammar/check-grammar.ts';
import { correctSpeech } from '@henry/grammar/correct-speech-for-tests.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { writingOf } from '@henry/grammar/writing.ts';
import { describe, expect, it } from 'vitest';
import { readConfusionRules, readUsage } from './confusion-files.ts';

const models = new URL('../../../../models/grammar/', import.meta.url);
const names = readdirSync(models).filter((name) => name !== 'SHA256SUMS');

describe('the files of the language models', () => {
	it('are those whose checksums are kept, every one of them', () => {
		const kept = readFileSync(new URL('SHA256SUMS', models), 'utf8').trim().split('\n');
		const found = names.map((name) => {
			const hash = createHash('sha256').update(readFileSync(new URL(name, models)));
			return `${hash.digest('hex')}  ${name}`;
		});
		expect(found.sort()).toEqual(kept.sort());
	});

	it('take at most 12 MB', () => {
		const bytes = names.reduce((sum, name) => sum + statSync(new URL(name, models)).size, 0);
		expect(bytes).toBeLessThanOrEqual(12_000_000);
	});
});

describe('what speakers usually say', () => {
	const tag = createWinkTagger();
	const usage = readConfusionRules();
	const find = (text: string) => findErrors(text, tag, [], usage);

	it.each([
		['when i was child i lived in spain', 'when i was a child i lived in spain', 'article'],
		['it depend on the weather', 'it depends on the weather', 'agreement'],
		['she wants become a doctor', 'she wants to become a doctor', 'verb form'],
		['i want to going home', 'i want to go home', 'verb form'],
		['do you have a pets', 'do you have a pet', 'noun number'],
		['she is listening music', 'she is listening to music', 'preposition'],
	])('makes "%s" "%s" without any rule', (wrong, right, category) => {
		const { sure } = find(wrong);
		expect(applyEdits(wrong, sure)).toBe(right);
		expect(sure.map((edit) => edit.category)).toEqual([category]);
	});

	it.each(correctSpeech)('corrects nothing in "%s"', (text) => {
		expect(find(text).sure).toEqual([]);
	});

	it('gives every finding a reason that is complete, in both languages', () => {
		const texts = ['when i was child i live in village near of the sea', 'she wants become a doctor'];
		const edits = texts.map(find).flatMap(({ sure, maybe }) => [...sure, ...maybe]);
		expect(edits.length).toBeGreaterThan(1);
		for (const { reason, reasonInSpanish } of edits) {
			expect(reason).toMatch(/^[A-Z'].*\.$/);
			expect(`${reason} ${reasonInSpanish}`).not.toMatch(/\$|undefined| {2}/);
			expect(reason.length).toBeLessThanOrEqual(110);
		}
	});

	it('leaves words alone that it does not know, and names', () => {
		expect(find('we zorbled two Glimp yesterday')).toEqual({ sure: [], maybe: [] });
	});
});

describe('how one writes what was said', () => {
	const { writing } = readUsage();

	it.each([
		[
			'my name is anna i live in spain and i like music',
			'My name is Anna. I live in Spain and I like music.',
		],
		['i would like to have a dog do you have any pets', 'I would like to have a dog. Do you have any pets?'],
		['we went to the beach it was very hot', 'We went to the beach. It was very hot.'],
		['he said that he was tired', 'He said that he was tired.'],
		['i like reading because it helps me relax', 'I like reading because it helps me relax.'],
	])('"%s" as "%s"', (spoken, expected) => {
		expect(written(spoken, writingOf(spoken, splitWords(spoken), writing))).toBe(expected);
	});
});
