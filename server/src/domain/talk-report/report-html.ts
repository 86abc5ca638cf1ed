import type {
	ReportedCorrection,
	ReportedSuggestion,
	Strength,
	TalkReport,
} from '@henry/contract/conversation.ts';

const entities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** A text as it may stand in HTML. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

const strengthTitles: Record<Strength['code'], string> = {
	longAnswer: 'You gave long answers',
	reasons: 'You gave reasons',
	pastTense: 'You spoke about the past',
	linking: 'You linked your ideas',
	opinion: 'You said what you think',
	question: 'You asked questions',
	richWords: 'You used words of level B1 and above',
	fluent: 'You spoke without a pause',
	comparison: 'You compared',
	speculation: 'You said what may be true',
};

/** A sentence with one place marked. */
function marked(
	sentence: string,
	{ start, end }: { start: number; end: number },
	tag: 'del' | 'ins' | 'mark',
): string {
	const place = escapeHtml(sentence.slice(start, end));
	return `${escapeHtml(sentence.slice(0, start))}<${tag}>${place}</${tag}>${escapeHtml(sentence.slice(end))}`;
}

function correctionItem(correction: ReportedCorrection): string {
	const { sentence, originalSpan, correctedSentence, correctedSpan, reason } = correction;
	return [
		'<li>',
		`<p>${marked(sentence, originalSpan, 'del')}</p>`,
		`<p>${marked(correctedSentence, correctedSpan, 'ins')}</p>`,
		`<p>${escapeHtml(reason)}</p>`,
		'</li>',
	].join('');
}

function suggestionItem(suggestion: ReportedSuggestion): string {
	const { sentence, originalSpan, replacement, reason, asksWhatWasSaid } = suggestion;
	const question = asksWhatWasSaid ? 'Did you say this? If so, better' : 'Perhaps better';
	const better = `${question}: <q>${escapeHtml(replacement)}</q>. ${escapeHtml(reason)}`;
	return `<p>${marked(sentence, originalSpan, 'mark')}</p><p>${better}</p>`;
}

/** A list of texts that are HTML already. */
export function htmlList(items: readonly string[]): string {
	return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const quoted = (texts: readonly string[]) => texts.map((text) => `<q>${escapeHtml(text)}</q>`).join(', ');

function facts({
	facts: { words, wordsPerMinute, pauses, differentWords, fillers, richWords },
}: TalkReport): string {
	return htmlList([
		`Words: ${words} (${differentWords} different ones)`,
		...(wordsPerMinute === null ? [] : [`Words a minute: ${wordsPerMinute}`]),
		...(pauses === null ? [] : [`Pauses: ${pauses}`]),
		...(fillers.length === 0
			? []
			: [`Fillers: ${fillers.map(({ filler, count }) => `${escapeHtml(filler)} (${count})`).join(', ')}`]),
		...(richWords.length === 0
			? []
			: [`Words of level B1 and above: ${richWords.map(({ word }) => escapeHtml(word)).join(', ')}`]),
	]);
}

const notEnglish = 'This does not look like English, so nothing was corrected.';

/** A report as HTML without styles and scripts, every text of the learner's escaped. `more` is HTML that comes last. */
export function reportHtml(report: TalkReport, more = ''): string {
	const { corrections, suggestions, strengths } = report;
	if (report.facts.words === 0) return '<p>You have not said anything yet.</p>';
	const mistakes =
		corrections.length === 0
			? `<p>${report.isEnglish ? 'There is nothing to correct.' : notEnglish}</p>`
			: `<ol>${corrections.map(correctionItem).join('')}</ol>`;
	const well = strengths.map(({ code, evidence }) => `${strengthTitles[code]}: ${quoted(evidence)}`);
	return [
		`<section><h3>What you can improve</h3>${mistakes}</section>`,
		...(suggestions.length === 0
			? []
			: [`<section><h3>Maybe</h3>${htmlList(suggestions.map(suggestionItem))}</section>`]),
		...(well.length === 0 ? [] : [`<section><h3>What went well</h3>${htmlList(well)}</section>`]),
		`<section><h3>Your talk in figures</h3>${facts(report)}</section>`,
		more,
	].join('');
}
