import type { WrittenMark } from '@henry/contract/feedback.ts';
import { findErrors, findErrorsInSentences } from '@henry/grammar/check-grammar.ts';
import type { GrammarFindings } from '@henry/grammar/grammar-edit.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { writingOf } from '@henry/grammar/writing.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { readUsage } from './confusion-files.ts';

type Check = (text: string, known: readonly WrittenMark[]) => GrammarFindings;

let checker: Check | undefined;

function check(text: string, known: readonly WrittenMark[] = []): GrammarFindings {
	checker ??= createChecker();
	return checker(text, known);
}

function createChecker(): Check {
	const tag = createWinkTagger();
	const usage = readUsage(process.argv[2]);
	const find = (text: string) => findErrors(text, tag, grammarRules, usage.rules);
	return (text, known) => {
		const isKnown = linesWith(text, known);
		const likely = writingOf(text, splitWords(text), usage.writing).filter(({ at }) => !isKnown(at));
		return {
			...findErrorsInSentences(text, known, find),
			writing: [...known, ...likely].sort((one, other) => one.at - other.at),
			endsAreSure: known.length > 0 && likely.length === 0,
		};
	};
}

/** Whether a place lies in a line that has one of the marks. */
function linesWith(text: string, marks: readonly WrittenMark[]): (place: number) => boolean {
	const lineOf = (place: number) => text.lastIndexOf('\n', place - 1);
	const lines = new Set(marks.map(({ at }) => lineOf(at)));
	return (place) => lines.has(lineOf(place));
}

serveEngine({
	warm: () => {
		check('he go home');
	},
	methods: { check },
});
