import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figureSources, figures } from './figures.ts';

const repository = join(import.meta.dirname, '../../../..');
const read = (file: string) => JSON.parse(readFileSync(join(repository, file), 'utf8'));
const percent = (share: number) => Math.round(100 * share);
const hundredths = (figure: number) => Number(figure.toFixed(2));

test('the figures of hearing are those that were measured', () => {
	const { learners } = read(figureSources.hearing);
	const { crossValidation, cleanVoices } = read(figureSources.ownEar);
	const doubt = read(figureSources.doubt).measured.all;
	const clear = ['flite slt', 'flite rms'].map((voice) => cleanVoices.wordErrorRate[voice].learnersEnglish);
	expect(figures).toMatchObject({
		adultsMisheard: percent(learners.adults.wordErrorRate),
		childrenMisheard: percent(learners.children.wordErrorRate),
		learnersSpeakers: learners.all.speakers,
		learnersMisheardByOwnEar: percent(crossValidation.all.wordErrorRate),
		clearVoicesMisheardFrom: percent(Math.min(...clear)),
		clearVoicesMisheardTo: percent(Math.max(...clear)),
		wrongOfDoubtedWords: percent(doubt.wrongOfMarked),
		wrongOfOtherWords: percent(doubt.wrongOfUnmarked),
	});
});

test('the figures of sounds are those that were measured of what the judges send', () => {
	const { learners: agreement, planted, stress } = read(figureSources.sounds);
	const { soundsAsSent, adults, children } = agreement.withWhisper;
	expect(figures).toMatchObject({
		soundsAgreement: hundredths(soundsAsSent),
		soundsAgreementAdults: hundredths(adults),
		soundsAgreementChildren: hundredths(children),
		soundsAgreementByOwnJudge: hundredths(agreement.ownAlone.soundsAsSent),
		plantedErrorsMarkedByOwnJudge: percent(planted.ownAlone.marked),
		rightSoundsMarkedByOwnJudge: percent(planted.ownAlone.rightSoundsMarked),
		plantedErrorsMarked: percent(planted.withWhisper.marked),
		rightSoundsMarked: percent(planted.withWhisper.rightSoundsMarked),
		shiftedStressesMarked: percent(stress.shifted.marked),
		rightStressesMarked: percent(stress.right.marked),
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
	const { submitToReportVisible } = read(figureSources.speed).embedded;
	expect(figures.reportSeconds).toBe(hundredths(submitToReportVisible.medianSeconds));
});
