import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figureSources, figures } from './figures.ts';

const repository = join(import.meta.dirname, '../../../..');
const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'));
const percent = (share: number) => Math.round(100 * share);
const hundredths = (figure: number) => Number(figure.toFixed(2));

test('the figures of hearing are those that were measured', () => {
	const { crossValidation, cleanVoices } = read(figureSources.hearing);
	const { wordErrorRate, speakers, confidence } = crossValidation.all;
	const clear = ['flite slt', 'flite rms'].map((voice) => cleanVoices.wordErrorRate[voice].learnersEnglish);
	expect(figures).toMatchObject({
		learnersMisheard: percent(wordErrorRate),
		learnersSpeakers: speakers,
		clearVoicesMisheardFrom: percent(Math.min(...clear)),
		clearVoicesMisheardTo: percent(Math.max(...clear)),
		wrongWordsDoubted: percent(confidence.shareOfWrongWordsMarked),
		rightWordsDoubted: percent(confidence.shareOfRightWordsMarked),
	});
});

test('the agreement with experts on sounds is the one that was measured', () => {
	const { ours, oursAdults, oursChildren } = read(figureSources.sounds).crossValidation;
	expect(figures).toMatchObject({
		soundsAgreement: hundredths(ours.phone),
		soundsAgreementAdults: hundredths(oursAdults),
		soundsAgreementChildren: hundredths(oursChildren),
	});
});

test('the figures of grammar are those that were measured', () => {
	const { checker, correctionsPer100Words, learners } = read(figureSources.grammar);
	const shipped = 'rules, language model: sure';
	const clean = Object.values<Record<string, number>>(correctionsPer100Words).map((by) => by[shipped] ?? 0);
	const essays = learners['JFLEG test, spoken'][shipped];
	expect(figures).toMatchObject({
		needlessCorrectionsPer100Words: hundredths(Math.max(...clean)),
		correctionsRight: Math.round(essays.precision),
		mistakesFound: Math.round(essays.recall),
	});
	expect(checker).toMatch(new RegExp(`^${figures.grammarRules} rules`));
});

test('the time until the report is the one that was measured', () => {
	const { submitToReportVisible } = read(figureSources.speed);
	expect(figures.reportSeconds).toBe(hundredths(submitToReportVisible.medianSeconds));
});
