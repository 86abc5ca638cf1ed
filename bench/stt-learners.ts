import { rounded } from './result.ts';
import { confidenceFigures } from './stt-confidence.ts';
import { bySpeaker, type CorpusUtterance } from './stt-corpus.ts';
import { errorRate, errorRateInterval, type Score } from './stt-score.ts';

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
