import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earName } from '@henry/contract/engines-at-work.ts';
import { serverTextsSchema } from '@henry/contract/server-texts.ts';
import { describe, expect, test } from 'vitest';
import { catalogueOf, languages } from '../web/catalogues.ts';
import { hardCodedTexts, hasWords, namedKeys } from '../web/texts-in-code.ts';
import { codeFindings, keyFindings, placeFindings, quotedFindings } from './reasons.ts';
import { serverFindings } from './server-texts.ts';
import { differences, entries, unusedMessages } from './texts.ts';

const english = catalogueOf('en');
const translations = languages.filter((language) => language !== 'en');

/** Messages that name forms of English, which stay English. */
const practised = /^talkReport\.patterns\.name\./;

/** What is the same in every language: names and units. */
const names = [
	'Talk to Henry',
	'Henry',
	'Speakle',
	'Aptis Part One',
	'X (Twitter)',
	'LinkedIn',
	'Webhooks',
	'{{decibels}} dB',
];

/** Words that a language has in common with English. */
function sharedWith(language: string): string[] {
	const file = join(import.meta.dirname, `../web/src/messages/${language}/language.json`);
	return JSON.parse(readFileSync(file, 'utf8')).asInEnglish ?? [];
}

describe('the catalogues', () => {
	test.each(languages)('have the same messages with the same places to fill (%s)', (language) => {
		expect(differences(english, catalogueOf(language), language)).toEqual([]);
	});

	test.each(translations)('are translated (%s)', (language) => {
		const known = new Set([...names, ...sharedWith(language)]);
		const translated = new Map(entries(catalogueOf(language)));
		const hasWordsOfItsOwn = (text: string) => hasWords(text.replace(/\{\{\w+\}\}/g, ''));
		const same = entries(english)
			.filter(([path, text]) => translated.get(path) === text && hasWordsOfItsOwn(text))
			.filter(([path, text]) => !known.has(text) && !practised.test(path));
		expect(same).toEqual([]);
	});

	test.each(translations)('name the limits that the server names (%s)', (language) => {
		const numbersIn = (messages: Record<string, string>) =>
			Object.fromEntries(Object.entries(messages).map(([reason, text]) => [reason, text.match(/\d+/g)]));
		const { refusal } = catalogueOf(language).errors;
		expect(numbersIn(refusal)).toEqual(numbersIn(english.errors.refusal));
	});

	test.each(languages)('show on the waitlist’s form what the server keeps as proof (%s)', (language) => {
		const file = join(import.meta.dirname, `../content/server-texts/${language}.json`);
		const { consent, terms } = serverTextsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).waitlistTerms;
		const { academies } = catalogueOf(language);
		expect(academies.waitlist.consent).toBe(consent);
		expect(academies.terms).toMatchObject(terms);
	});

	test('call Henry’s ear as the contract does, by which the footer knows it', () => {
		expect(english.common.engineLine.ear).toBe(earName);
	});

	test('are used', () => {
		expect(entries(english).length).toBeGreaterThan(2_000);
		expect(unusedMessages(english, namedKeys())).toEqual([]);
	});

	test('of the server are whole, as are the reasons for corrections: each is there, used, and given its words', () => {
		expect(serverFindings()).toEqual([]);
	});

	test('hold every text that a learner reads: none stands in the code', () => {
		expect(hardCodedTexts()).toEqual([]);
	});
});

describe('what is wrong with a catalogue is found', () => {
	const model = {
		area: { name: 'Name', greeting: 'Hello {{name}}', days_one: 'A day', days_other: '{{count}} days' },
	};

	test('a reason that is missing or left over', () => {
		const keys = { needed: ['old-rule', 'new-rule'], allowed: new Set(['old-rule', 'new-rule']) };
		expect(keyFindings('ca', { 'old-rule': 'Va.', 'gone-rule': 'Anava.' }, keys)).toEqual([
			'reasons ca: missing new-rule',
			'reasons ca: left over gone-rule',
		]);
	});

	test('a reason that fills in what is not there for all that it stands for', () => {
		const english = { a: "'{verb}' is '{new}'.", 'a.b': "It is '{new}'." };
		expect(placeFindings('es', { a: '«{verb}» es «{new}», no «{old}».' }, english)).toEqual([
			'reasons es: unknown {verb} in a',
		]);
		expect(placeFindings('es', { a: '«{verb}».', 'a.b': '«{new}».' }, english)).toEqual([]);
	});

	test('code that gives a reason other words than its text fills in', () => {
		const english = { a: "'{verb}' is '{new}'.", 'a.b': "It is '{new}'." };
		const rule = (found: string) => `const rule = { id: 'a', find: (words, verb) => [${found}] };`;
		const wrong = [
			"oneWord(1, 'x')",
			"oneWord(1, 'x', { verb }, 'a.b')",
			"{ replacement: 'x', words: { noun: 1 } }",
		];
		const right = ["oneWord(1, 'x', { verb })", "{ replacement: 'x', reason: 'a.b' }"];
		expect(wrong.flatMap((found) => codeFindings('here', rule(found), english))).toEqual([
			'reasons: here gives a {}, not {verb}',
			'reasons: here gives a.b {verb}, not {}',
			'reasons: here gives a {noun}, not {verb}',
		]);
		expect(right.flatMap((found) => codeFindings('here', rule(found), english))).toEqual([]);
	});

	test('a phrase that tells to say the very word that it replaces', () => {
		const few = { find: '^ there is [few] water|milk !@NOUN', replace: 'little' };
		expect(quotedFindings([{ ...few, words: { say: 'little $3' } }])).toEqual([
			"reasons: '^ there is [few] water|milk !@NOUN' tells to say $3, which goes",
		]);
		expect(quotedFindings([{ ...few, words: { say: 'little $4', word: '$3' } }])).toEqual([]);
		expect(quotedFindings([{ find: 'the [few]', replace: '$2 of', words: { say: '$2 of' } }])).toEqual([]);
		expect(quotedFindings([{ find: 'to [teach]', replace: 'x', words: { example: '$2:past' } }])).toEqual([]);
	});

	test('a message that is missing or empty, and one that is left over', () => {
		const other = { area: { name: '', greeting: 'Hola {{name}}', days_one: 'Un dia', old: 'Vell' } };
		expect(differences(model, other, 'ca')).toEqual([
			'ca: missing area.name',
			'ca: missing area.days_other',
			'ca: left over area.old',
		]);
	});

	test('a place to fill in that is missing or called otherwise', () => {
		const other = { area: { name: 'Nom', greeting: 'Hola {{nom}}', days_one: 'Un dia', days_other: 'dies' } };
		expect(differences(model, other, 'ca')).toEqual([
			'ca: other placeholders than in English area.greeting',
			'ca: other placeholders than in English area.days_other',
		]);
	});

	test('a plural form that the language has and English has not', () => {
		const other = {
			area: { name: 'Imię', greeting: 'Cześć {{name}}', days_one: 'dzień', days_few: '{{count}} dni' },
		};
		expect(differences(model, other, 'pl')).toEqual(['pl: missing area.days_many']);
	});

	test('a message that the code does not name, by its whole key or by a part of it', () => {
		const named = { exact: new Set(['name', 'area:days']), patterns: [/^kinds\.[\w. -]+$/] };
		const messages = {
			area: { name: 'x', days_one: 'x', kinds: { a: 'x' }, lost: 'x' },
			other: { days: 'x' },
		};
		expect(unusedMessages(messages, named)).toEqual(['area.lost', 'other.days']);
	});
});
