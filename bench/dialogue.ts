import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difficulty } from '@henry/contract/difficulty.ts';
import type { TalkExercise } from '../contract/src/content.ts';
import { createRuleGrammarChecker } from '../server/src/adapters/grammar-checker/rules.ts';
import { type Content, loadContent } from '../server/src/content.ts';
import { createEmbeddedCoach } from '../server/src/domain/conversation/embedded-coach.ts';
import { createModelCoach } from '../server/src/domain/conversation/model-coach.ts';
import { createTranslatingCoach } from '../server/src/domain/conversation/translating-coach.ts';
import { chanceDialogues } from './dialogue/chance-dialogues.ts';
import {
	checkGrammarOf,
	checkLength,
	checkNames,
	checkProgress,
	checkQuestions,
	checkReplies,
	checkWords,
	type Failure,
} from './dialogue/checks.ts';
import { dayDialogues } from './dialogue/day-dialogues.ts';
import { jobDialogues } from './dialogue/job-dialogues.ts';
import { measureExchanges } from './dialogue/measure-exchanges.ts';
import { modelAtHand, situationsAtHand } from './dialogue/model-at-hand.ts';
import { measureTalks } from './dialogue/model-talks.ts';
import { pairDialogues } from './dialogue/pair-dialogues.ts';
import { lead, type Transcript } from './dialogue/transcript.ts';
import { youDialogues } from './dialogue/you-dialogues.ts';
import { keepResult, median, rounded } from './result.ts';

const groups = [
	{ name: 'How was your day? (beginner)', dialogues: dayDialogues },
	{ name: 'Tell me about yourself (intermediate)', dialogues: youDialogues },
	{ name: 'Job Interview Practice (advanced)', dialogues: jobDialogues },
	{ name: 'Pair topic', dialogues: pairDialogues },
	{ name: 'Lines by chance (all three)', dialogues: chanceDialogues },
] as const;

/**
 * Scripted dialogues with the embedded coach, each checked by code: no question twice, requests followed, nothing asked
 * that was answered, progress that only rises and ends at 100, turns as long as the difficulty allows, no error that our
 * own grammar rules find, and no pattern that is known to be wrong. `read` prints every dialogue.
 * And exchanges of one turn, with what a reply must and must not say; with `model` also for the coach with a language model,
 * whose figures are otherwise kept from the last time.
 */
export async function benchDialogue(option?: string): Promise<void> {
	const content = loadContent(join(import.meta.dirname, '../content'));
	const coach = createTranslatingCoach(
		createEmbeddedCoach(content),
		content.translations,
		content.coachPhrases,
	);
	const checker = createRuleGrammarChecker({ processes: 1, maxQueued: 1_000 });
	const failures: Failure[] = [];
	const figures: Record<string, object> = {};
	for (const { name, dialogues } of groups) {
		const transcripts = await Promise.all(dialogues.map((one) => lead(coach, one, content.pairTopic)));
		for (const transcript of transcripts) {
			if (option === 'read') process.stdout.write(asText(transcript));
			failures.push(
				...checkReplies(transcript),
				...checkQuestions(transcript),
				...checkProgress(transcript),
				...checkLength(transcript, difficultyOf(transcript, content.talk)),
				...checkWords(transcript),
				...(await checkGrammarOf(transcript, checker)),
			);
		}
		figures[name] = figuresOf(transcripts);
	}
	await checker.close();
	const exchanges = {
		withoutModel: await measureExchanges(coach, { withAttacks: false }),
		withModel: await withModel(content, option),
	};
	const broken = new Set(failures.map(({ dialogue }) => dialogue));
	const dialogues = groups.reduce((sum, group) => sum + group.dialogues.length, 0);
	keepResult('dialogue', {
		coach: coach.health().name,
		dialogues,
		dialoguesWithoutFailure: dialogues - broken.size,
		failuresByCheck: Object.fromEntries(
			checkNames.map((check) => [check, failures.filter((one) => one.check === check).length]),
		),
		exchanges,
		byExercise: figures,
		failures,
	});
}

/** The figures of the coach with this machine's language model; those of the last time where it is not asked for. */
async function withModel(content: Content, option: string | undefined) {
	const file = join(import.meta.dirname, 'results/dialogue.json');
	const before = JSON.parse(readFileSync(file, 'utf8')).exchanges?.withModel;
	const model = option === 'model' ? modelAtHand() : undefined;
	if (!model) return before;
	const situations = await situationsAtHand(content);
	const coach = createTranslatingCoach(
		createModelCoach(model, content, Math.random, situations),
		content.translations,
		content.coachPhrases,
	);
	await coach.start();
	try {
		return {
			...(await measureExchanges(coach, { withAttacks: true })),
			wholeTalks: await measureTalks(coach, content.pairTopic),
		};
	} finally {
		await coach.close();
		await situations.close();
	}
}

function difficultyOf({ dialogue }: Transcript, exercises: readonly TalkExercise[]): Difficulty {
	return exercises.find(({ key }) => key === dialogue.exercise)?.difficulty ?? 'intermediate';
}

function figuresOf(transcripts: readonly Transcript[]) {
	const turns = transcripts.flatMap((transcript) => transcript.turns);
	const words = turns.map(({ henry }) => henry.question.split(/\s+/).length);
	return {
		dialogues: transcripts.length,
		henrysTurns: turns.length,
		medianTurnsOfADialogue: median(transcripts.map((transcript) => transcript.turns.length)),
		meanWordsOfATurn: rounded(words.reduce((sum, count) => sum + count, 0) / words.length, 1),
		longestTurnInWords: Math.max(...words),
	};
}

function asText({ dialogue, turns }: Transcript): string {
	const lines = turns.flatMap(({ heard, henry }) => [
		...(heard === undefined ? [] : [`   You: ${heard}`]),
		`${String(henry.progress).padStart(3)} Henry: ${henry.question}`,
	]);
	return `\n# ${dialogue.name}\n${lines.join('\n')}\n`;
}
