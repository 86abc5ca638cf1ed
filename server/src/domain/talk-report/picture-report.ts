import type { PhotoContent } from '@henry/contract/content-files.ts';
import type { ImageCorrectionResponse, Strength } from '@henry/contract/conversation.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import type { CallOptions } from '#server/ports/engine.ts';
import { learnerText } from './learner-text.ts';
import { pictureCoverage } from './picture-coverage.ts';
import { escapeHtml, htmlList, reportHtml } from './report-html.ts';
import { placesOf } from './spoken-functions.ts';
import { type ReportTools, reportOn } from './talk-report.ts';

type Description = {
	descriptions: readonly string[];
	transcription: string;
	words?: readonly TranscriptWord[] | undefined;
};

/** Reports on what was said about some pictures. */
export type ReportOnPictures = (
	description: Description,
	options?: CallOptions,
) => Promise<ImageCorrectionResponse>;

const pictureStrengths: readonly Strength['code'][] = [
	'comparison',
	'speculation',
	'reasons',
	'opinion',
	'linking',
	'longAnswer',
	'richWords',
	'fluent',
];
/** Phrases to try next time, where none was used or few were. */
const comparingToTry = [
	'Both pictures show …',
	'In the first picture …, while in the second …',
	'… is more … than …',
];
const speculatingToTry = ['They might be …', 'They look as if …', 'Perhaps they are …'];
/** Who used so many different phrases needs no examples. */
const enoughPhrases = 3;

function phrasesUsed(name: 'comparison' | 'speculation', text: string, toTry: readonly string[]) {
	const used = [
		...new Set(placesOf(name, text).map(({ start, end }) => text.slice(start, end).toLowerCase())),
	];
	return { used, toTry: used.length >= enoughPhrases ? [] : [...toTry] };
}

/** The use case behind the report of Pictures; `exercises` hold what may be said for the ideas of each picture. */
export function reportOnPictures(tools: ReportTools, exercises: PhotoContent): ReportOnPictures {
	const coverageOf = pictureCoverage(exercises);
	return async ({ descriptions, transcription: said, words: heard }, options) => {
		const danger = await tools.danger.noticeOf({ text: said, words: heard });
		const transcription = danger ? '' : said;
		const words = danger ? [] : heard;
		const learner = learnerText([{ content: transcription, words: words && [...words] }]);
		const report = await reportOn(learner, tools, pictureStrengths, options);
		if (danger) report.danger = danger;
		const pictures = coverageOf(descriptions, transcription);
		const more = pictures.map(({ description, mentioned, evidence }) =>
			mentioned
				? `${escapeHtml(description)} You said: <q>${evidence.map(escapeHtml).join('</q>, <q>')}</q>`
				: `${escapeHtml(description)} You did not speak about it.`,
		);
		return {
			correction: reportHtml(report, `<section><h3>The pictures</h3>${htmlList(more)}</section>`),
			report,
			pictures,
			comparing: phrasesUsed('comparison', transcription, comparingToTry),
			speculating: phrasesUsed('speculation', transcription, speculatingToTry),
		};
	};
}
