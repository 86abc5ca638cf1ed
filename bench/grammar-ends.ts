import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WrittenMark, written } from '@henry/contract/feedback.ts';
import { splitWords } from '@henry/grammar/tagged-text.ts';
import { writingOf } from '@henry/grammar/writing.ts';
import { readUsage } from '../server/src/adapters/grammar-checker/confusion-files.ts';
import { createLlama } from '../server/src/adapters/language-model/llama.ts';
import { loadContent } from '../server/src/content.ts';
import { createModelWriter } from '../server/src/domain/grammar/written-by-model.ts';
import { thisMachine } from '../server/src/machine.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import { createRememberedModel } from './remembered-model.ts';
import { keepResult } from './result.ts';

/** Answers that were written for this benchmark, with their marks. */
const answers = JSON.parse(
	readFileSync(join(import.meta.dirname, 'spoken-answers.json'), 'utf8'),
) as string[];

type Place = { mark: string; isCapital: boolean };

/** For each word of a text whether it has a capital, and the mark behind it. */
function placesOf(text: string): Place[] {
	const words = splitWords(text);
	return words.map(({ text: word, span }, index) => ({
		isCapital: /^\p{Lu}/u.test(word),
		mark: /[.?]/.exec(text.slice(span.end, words[index + 1]?.span.start))?.[0] ?? '',
	}));
}

/** How well the marks of answers are found that nobody hears: the ends of sentences within them, questions, capitals. */
function compare(made: readonly string[]) {
	const ends = { all: 0, right: 0, wrong: 0, missed: 0 };
	const questions = { all: 0, right: 0 };
	const capitals = { all: 0, right: 0, wrong: 0 };
	for (const [index, answer] of answers.entries()) {
		const wanted = placesOf(answer);
		const found = placesOf(made[index] ?? '');
		for (const [place, { mark, isCapital }] of wanted.entries()) {
			const own = found[place] ?? { mark: '', isCapital: false };
			if (place < wanted.length - 1) {
				ends.all += Number(mark !== '');
				ends.right += Number(mark !== '' && own.mark !== '');
				ends.wrong += Number(mark === '' && own.mark !== '');
				ends.missed += Number(mark !== '' && own.mark === '');
			}
			questions.all += Number(mark === '?');
			questions.right += Number(mark === '?' && own.mark === '?');
			capitals.all += Number(isCapital);
			capitals.right += Number(isCapital && own.isCapital);
			capitals.wrong += Number(!isCapital && own.isCapital);
		}
	}
	return { ends, questions, capitals };
}

/** How well sentences are told apart in spoken answers: by usage alone, and by the language model. */
export async function benchGrammarEnds(): Promise<void> {
	const { correctionPrompt, neuralModels } = loadContent(join(import.meta.dirname, '../content'));
	const { weights } = await modelForTests('language-model');
	const name = neuralModels.find(({ kind }) => kind === 'language-model')?.name ?? '';
	const llama = createLlama({ file: weights, model: name, threads: thisMachine().cores, maxQueued: 2 });
	const usage = readUsage().writing;
	const write = createModelWriter(createRememberedModel(llama), correctionPrompt);
	const said = answers.map((answer) =>
		splitWords(answer)
			.map(({ lower }) => lower)
			.join(' '),
	);
	const asWritten = (text: string, marks: readonly WrittenMark[]) => written(text, marks);
	const byUsage = said.map((text) => asWritten(text, writingOf(text, splitWords(text), usage)));
	const byModel: string[] = [];
	let leftToUsage = 0;
	try {
		for (const [index, text] of said.entries()) {
			const marks = await write(text);
			leftToUsage += Number(!marks);
			byModel.push(marks ? asWritten(text, marks) : (byUsage[index] ?? ''));
		}
	} finally {
		await llama.close();
	}
	keepResult('grammar-ends', {
		answers: answers.length,
		usage: compare(byUsage),
		[name]: { ...compare(byModel), answersLeftToUsage: leftToUsage },
	});
}
