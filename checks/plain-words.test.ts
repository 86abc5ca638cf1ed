import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '@henry/contract/content-files.ts';
import { createLevelOf } from '@henry/server/src/domain/talk-report/vocabulary.ts';
import { expect, test } from 'vitest';
import { catalogueOf } from '../web/catalogues.ts';
import { entries } from './texts.ts';

/** Areas whose readers are teachers at a desk. */
const exceptions = ['academies.', 'academy.', 'connections.', 'marking.'];

/** Words beyond B1 that stay: what the thing is called, wherever learners meet it. */
const terms = new Set(
	[
		// forms that have no ending to take off
		'cannot times found shown means learnt',
		// of measuring and of data
		'cores correlation random',
		// of devices
		'browser microphone headset cable tab icon reload data https ics offline disconnected decibels recorder',
		'distorted notifications reminder reminders spam version profile encrypted submit loudness passkey passkeys',
		// of exams and of language
		'candidate candidates overall criteria placement mock beep draft timing hints uncalibrated assessment clauses linking melody semitones ing er est ed eschool',
		'recogniser lexical filler fillers dyslexia learning varied mid thesis',
		// of the mouth
		'ridge palate hisses bunched',
		// of accounts and classes
		'token tokens expired digits vouch validate restarting guardian coordinator waitlist subscription subscribe streak archived unsure dotted rightly anew semitone min henry',
	].flatMap((line) => line.split(' ')),
);

const levelOf = createLevelOf(
	contentFiles['vocabulary-levels.json'].parse(
		JSON.parse(readFileSync(join(import.meta.dirname, '../content/vocabulary-levels.json'), 'utf8')),
	),
);

/** A word as it is, and without its ending: corrected, stored, larger, earliest, signing, misheard, newest, slower. */
function formsOf(word: string): string[] {
	const stems = [/i?ed$|d$/, /ing$/, /i?e?r$/, /i?est$/, /ly$/, /^un/, /^re(?=mind)/].map((ending) =>
		word.replace(ending, ''),
	);
	return [word, ...stems.flatMap((stem) => [stem, `${stem}e`, `${stem}y`, stem.replace(/(.)\1$/, '$1')])];
}

/** Words of learners' texts that are beyond B1 in the CEFR-J Vocabulary Profile, each with the text it stands in. */
function hardWords(messages: object): string[] {
	return entries(messages)
		.filter(([path]) => !exceptions.some((exception) => path.startsWith(exception)))
		.flatMap(([path, text]) =>
			(text.replace(/\{\{.*?\}\}|<[^>]*>/g, ' ').match(/\b[a-z][a-z]+\b/g) ?? [])
				.filter((word) => !terms.has(word))
				.filter(
					(word) => !formsOf(word).some((form) => ['A1', 'A2', 'B1'].includes(levelOf(form)?.level ?? '')),
				)
				.map((word) => `${word} (${path})`),
		);
}

test('what learners read in English is written in words of B1', () => {
	expect(hardWords(catalogueOf('en'))).toEqual([]);
});

test('a hard word is found, and an easy one in any form is not', () => {
	expect(hardWords({ area: { text: 'He stopped the newest ones and subjugated others.' } })).toEqual([
		'subjugated (area.text)',
	]);
});
