import { join } from 'node:path';
import type { TalkExercise } from '../contract/src/content.ts';
import { createRuleGrammarChecker } from '../server/src/adapters/grammar-checker/rules.ts';
import { loadContent } from '../server/src/content.ts';
import { createEmbeddedCoach } from '../server/src/domain/conversation/embedded-coach.ts';
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
 */
export async function benchDialogue(read?: string): Promise<void> {
	const content = loadContent(join(import.meta.dirname, '../content'));
	const coach = createEmbeddedCoach(content);
	const checker = createRuleGrammarChecker({ processes: 1, maxQueued: 1_000 });
	const failures: Failure[] = [];
	const figures: Record<string, object> = {};
	for (const { name, dialogues } of groups) {
		const transcripts = await Promise.all(dialogues.map((one) => lead(coach, one, content.pairTopic)));
		for (const transcript of transcripts) {
			if (read === 'read') process.stdout.write(asText(transcript));
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
	const broken = new Set(failures.map(({ dialogue }) => dialogue));
	const dialogues = groups.reduce((sum, group) => sum + group.dialogues.length, 0);
	keepResult('dialogue', {
		coach: coach.health().name,
		dialogues,
		dialoguesWithoutFailure: dialogues - broken.size,
		failuresByCheck: Object.fromEntries(
			checkNames.map((check) => [check, failures.filter((one) => one.check === check).length]),
		),
		byExercise: figures,
		failures,
	});
}

function difficultyOf(
	{ dialogue }: Transcript,
	exercises: readonly TalkExercise[],
): TalkExercise['difficulty'] {
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
