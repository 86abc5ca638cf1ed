import type { TalkFacts, TalkReport } from '@henry/contract/conversation.ts';
import type { Activity, Measures } from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { judgedSounds } from '#web/lib/judge-later.ts';
import type { NewPractice } from '#web/lib/remember-practice.ts';
import { joinRecordings, oneAfterAnother } from './joined-answers.ts';
import { keptOf } from './practised-corrections.ts';
import { speechMeasures } from './speech-measures.ts';

/** As the contract limits them. */
const maxCharacters = 300;

/** What was said at a segment, where it was recorded. There are no words where its `text` was written by hand. */
export type SpokenAnswer = {
	words: readonly TranscriptWord[];
	recording: Blob | undefined;
	text?: string;
};

type ReportedTalk = {
	activity: Activity;
	title: string;
	answers: readonly SpokenAnswer[];
	report: TalkReport;
};

/** In fewer words, the share of rarer ones is chance. */
const fewestWordsForShare = 100;

/** What the words themselves measure, wherever enough of them were said. */
function wordMeasures({ lexicalDiversity, wordsByLevel: { A1, A2, B1, B2 } }: TalkFacts): Measures {
	const total = A1 + A2 + B1 + B2;
	return {
		...(lexicalDiversity !== null && { lexicalDiversity }),
		...(total >= fewestWordsForShare && { richWordsPer100Words: ((B1 + B2) * 100) / total }),
	};
}

/** What is remembered of a conversation or description and its report. */
export async function practiceOfTalk({
	activity,
	title,
	answers,
	report,
}: ReportedTalk): Promise<NewPractice> {
	const words = oneAfterAnother(answers.map((answer) => answer.words));
	const isHeard = answers.every((answer) => answer.words.length > 0);
	const recordings = answers.flatMap(({ recording }) => recording ?? []);
	return {
		activity,
		title,
		measures: {
			...speechMeasures(words, isHeard ? report.corrections.length : undefined),
			...wordMeasures(report.facts),
		},
		corrections: report.corrections.flatMap((correction) => {
			const { sentence, correctedSentence } = correction;
			const lengths = [sentence, correctedSentence].map((text) => text.trim().length);
			if (Math.min(...lengths) === 0 || Math.max(...lengths) > maxCharacters) return [];
			return [{ ...keptOf(correction), sentence, correctedSentence }];
		}),
		weakWords: words
			.filter(({ unsure }) => unsure)
			.toSorted((first, second) => first.confidence0to1 - second.confidence0to1)
			.map(({ text }) => text),
		sounds: [],
		soundsToCome: judgedSounds(answers),
		said: answers.map((answer) => ({ question: '', words: answer.words, text: answer.text })),
		...(recordings.length > 0 && { recording: await joinRecordings(recordings) }),
	};
}
