import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { placesOfTrial } from './domain/academies/trial.ts';

test('prices are places and what they cost a month', () => {
	expect(readConfig({}).site.prices).toBeUndefined();
	expect(readConfig({ HENRY_ACADEMY_PRICES: '30=59 EUR, 100=149.50 EUR' }).site.prices).toEqual([
		{ places: 30, amount: 59, currency: 'EUR' },
		{ places: 100, amount: 149.5, currency: 'EUR' },
	]);
	expect(() => readConfig({ HENRY_ACADEMY_PRICES: '59 euros' })).toThrow(/30=59 EUR/);
});

test('a trial ends where the settings say so, and goes on for its grace', () => {
	expect(placesOfTrial(readConfig({}).trial, 0)).toEqual({
		places: null,
		untilMs: null,
		readOnlyFromMs: null,
	});
	const { trial } = readConfig({ HENRY_TRIAL_DAYS: '30', HENRY_TRIAL_PLACES: '20' });
	const day = 86_400_000;
	expect(placesOfTrial(trial, day)).toEqual({ places: 20, untilMs: 31 * day, readOnlyFromMs: 45 * day });
});

test('testimonials come from a file, and one that is wrong stops the server', () => {
	const folder = mkdtempSync(join(tmpdir(), 'henry-testimonials-'));
	const file = join(folder, 'testimonials.json');
	const ana = { quote: { en: 'My class speaks.' }, name: 'Ana', role: { en: 'teacher', es: 'profesora' } };
	writeFileSync(file, JSON.stringify([ana]));
	expect(readConfig({ HENRY_TESTIMONIALS: file }).site.testimonials).toEqual([ana]);
	writeFileSync(file, JSON.stringify([{ ...ana, quote: 'My class speaks.' }]));
	expect(() => readConfig({ HENRY_TESTIMONIALS: file })).toThrow(/HENRY_TESTIMONIALS/);
	rmSync(folder, { recursive: true });
	expect(() => readConfig({ HENRY_TESTIMONIALS: file })).toThrow(/HENRY_TESTIMONIALS/);
});
