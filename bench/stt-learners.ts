import { rounded } from './result.ts';
import { confidenceFigures } from './stt-confidence.ts';
import { bySpeaker, type CorpusUtterance, readCorpus, readRecording } from './stt-corpus.ts';
import { type InstalledRecognizer, withRecognizer } from './stt-recognizers.ts';
import { errorRate, errorRateInterval, type Score, score } from './stt-score.ts';

/** What was heard in a learner's utterance. */
type Heard = CorpusUtterance & { words: readonly { confidence0to1: number }[]; score: Score };

/** Error rate of some speakers, and what kinds of error make it. */
function groupFigures(heard: readonly Heard[]) {
	const scores = heard.map((utterance) => utterance.score);
	const words = scores.reduce((sum, { referenceWords }) => sum + referenceWords, 0);
	const share = (kind: 'substituted' | 'missing' | 'added') =>
		rounded(scores.reduce((sum, each) => sum + each[kind], 0) / words, 4);
	const speakers = [...bySpeaker(heard).values()];
	const interval = errorRateInterval(speakers.map((utterances) => utterances.map((each) => each.score)));
	return {
		speakers: speakers.length,
		utterances: heard.length,
		words,
		wordErrorRate: rounded(errorRate(scores), 4),
		interval95: interval.map((rate) => rounded(rate, 4)),
		substituted: share('substituted'),
		missing: share('missing'),
		added: share('added'),
		confidence: confidenceFigures(heard.flatMap(judgedWords)),
	};
}

function judgedWords({ words, score: { right } }: Heard) {
	return words.map(({ confidence0to1 }, index) => ({ confidence0to1, isRight: right[index] as boolean }));
}

/** The same of adults and children, apart and together. */
export function learnersFigures(heard: readonly Heard[]) {
	return {
		adults: groupFigures(heard.filter(({ adult }) => adult)),
		children: groupFigures(heard.filter(({ adult }) => !adult)),
		all: groupFigures(heard),
	};
}

/** All utterances of the corpus; of a trial, one adult's and one child's first three. */
function utterancesFor(trial: boolean): CorpusUtterance[] {
	const utterances = readCorpus();
	if (!trial) return utterances;
	const speakers = [...bySpeaker(utterances).values()];
	return [true, false].flatMap(
		(adult) => speakers.find(([first]) => first?.adult === adult)?.slice(0, 3) ?? [],
	);
}

/** How often a recogniser that has heard none of the corpus's speakers is wrong, each utterance by itself, without hints. */
function learners({ id, create }: InstalledRecognizer, trial: boolean) {
	const utterances = utterancesFor(trial);
	return withRecognizer(create({ processes: 2, maxUtterances: 2 }), async (recognizer) => {
		const heard: Heard[] = [];
		const waiting = [...utterances];
		const work = async () => {
			for (let next = waiting.shift(); next; next = waiting.shift()) {
				const words = await recognizer.recognize(readRecording(next.file));
				const texts = words.map(({ text }) => text);
				heard.push({ ...next, words, score: score(next.reference, texts) });
				if (heard.length % 100 === 0) {
					const rate = (errorRate(heard.map((each) => each.score)) * 100).toFixed(1);
					process.stdout.write(`${id}: ${heard.length} of ${utterances.length}, ${rate} % wrong so far\n`);
				}
			}
		};
		await Promise.all([work(), work()]);
		const notHeard = heard.filter(({ words }) => words.length === 0).length;
		return { ...learnersFigures(heard), utterancesNotHeard: notHeard };
	});
}
