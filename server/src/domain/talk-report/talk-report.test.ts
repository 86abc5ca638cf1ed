import { correctionResponseSchema } from '@henry/contract/conversation.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { expect, test } from 'vitest';
import { createDeferred } from '#server/engines/deferred.ts';
import { createCheckerAhead } from './checker-ahead.ts';
import { conversationOf, spoken, toolsForTests } from './report-tools-for-tests.ts';
import { reportOnTalk } from './talk-report.ts';

const tools = toolsForTests(createWinkTagger());
const reportTalk = reportOnTalk(tools, 'talk');
const reportDiscussion = reportOnTalk(tools, 'discussion');
const talk = async (...lines: Parameters<typeof conversationOf>[0]) =>
	(await reportTalk(conversationOf(lines))).report;

test('each correction stands in its own sentence, wrong and right, with true places', async () => {
	const { corrections } = await talk(
		'yesterday i go to the market with my mother and we buy fruit because she like it',
		'i am student and i live here since two years',
	);
	expect(corrections.length).toBeGreaterThanOrEqual(4);
	for (const {
		sentence,
		correctedSentence,
		originalSpan,
		correctedSpan,
		original,
		replacement,
	} of corrections) {
		expect(sentence.slice(originalSpan.start, originalSpan.end)).toBe(original);
		expect(correctedSentence.slice(correctedSpan.start, correctedSpan.end)).toBe(replacement);
		expect(sentence).not.toMatch(/\n|market.*student/);
	}
	expect(corrections.map(({ sentence }) => sentence)).toContain('because she like it');
	expect(corrections.map((one) => one.correctedSentence)).toContain('because she likes it');
});

test('a mistake made again comes first, tense before articles, and repetitions last', async () => {
	const { corrections } = await talk(
		'i am student',
		'she like coffee',
		'he like tea',
		'yesterday i go to the park',
	);
	expect(corrections.map(({ original }) => original)).toEqual(['like', 'go', 'student', 'like']);
	expect(corrections.map(({ category }) => category)).toEqual(['agreement', 'tense', 'article', 'agreement']);
});

test('a correction that touches a word in doubt is asked instead, and Henry is never corrected', async () => {
	const said = await talk(spoken('she ?like coffee and he like tea'), spoken('he like tea'));
	expect(said.corrections.map(({ sentence }) => sentence)).toEqual(['and he like tea', 'he like tea']);
	expect(said.suggestions).toMatchObject([
		{
			asksWhatWasSaid: true,
			sentence: 'she like coffee and he like tea',
			correctedSentence: 'she likes coffee and he likes tea',
			originalSpan: { start: 4, end: 8 },
			correctedSpan: { start: 4, end: 9 },
		},
	]);
});

test('a suggestion stands in its sentence with the corrections beside it', async () => {
	const { corrections, suggestions } = await talk('she have a cousin who works like a nurse');
	expect(corrections).toMatchObject([{ correctedSentence: 'she has a cousin who works like a nurse' }]);
	expect(suggestions).toMatchObject([
		{
			sentence: 'she have a cousin who works like a nurse',
			correctedSentence: 'she has a cousin who works as a nurse',
			asksWhatWasSaid: false,
		},
	]);
	const [{ correctedSentence, correctedSpan } = expect.fail()] = suggestions;
	expect(correctedSentence.slice(correctedSpan.start, correctedSpan.end)).toBe('as');
});

test('a talk in another language is said to be no English, and nothing is corrected', async () => {
	const report = await talk('vivo en madrid con mi familia y trabajo en una tienda');
	expect(report).toMatchObject({ isEnglish: false, corrections: [], suggestions: [] });
});

test('what went well is shown with words that were right', async () => {
	const { strengths } = await talk(
		'i went to the beach and i swam because it was very hot',
		'i think it is important to practise every day and do you agree',
		'he go to the beach because she like it',
	);
	expect(strengths).toContainEqual({ code: 'reasons', evidence: ['because it was very hot'] });
	expect(strengths).toContainEqual({
		code: 'opinion',
		evidence: ['i think it is important to practise every day'],
	});
	expect(strengths).toContainEqual({ code: 'question', evidence: ['do you agree'] });
	expect(strengths.find(({ code }) => code === 'pastTense')?.evidence).toEqual(
		expect.arrayContaining(['i went to the beach', 'it was very hot']),
	);
	expect(strengths.map(({ code }) => code)).not.toContain('longAnswer');
});

test.each([
	['opinion', 'i think so too we should watch films', undefined],
	['opinion', 'i think that she is right when she says it', ['i think that she is right']],
	['opinion', 'I think so. I think films help. You hear people.', ['I think films help']],
	['comparison', 'i like them i think books are better than films', ['i think books are better than films']],
	[
		'comparison',
		'in the picture of the park the people are more relaxed than the others',
		['more relaxed than the others'],
	],
	['speculation', "they play in a park perhaps she's tired she sits", ["perhaps she's tired"]],
	['speculation', 'she is probably very tired', ['she is probably very tired']],
	['reasons', 'because we go to the market with my mother and my aunt', ['because we go to the market …']],
	['opinion', 'i think it is interesting i pretend to study law', ['i think it is interesting']],
	['opinion', 'i think i pretend to study law', undefined],
])('%s is shown with whole clauses: %s', async (code, line, evidence) => {
	const { report } = await reportDiscussion(conversationOf([line]));
	expect(report.strengths.find((strength) => strength.code === code)?.evidence).toEqual(evidence);
});

test('facts come from the times of words: speed, pauses, fillers, different and rich words', async () => {
	const { facts, strengths } = await talk(
		spoken('i usually go to the office by train | and the environment there is um friendly'),
		spoken('my colleagues are responsible and reliable | um yes'),
	);
	expect(facts).toMatchObject({
		words: 23,
		turns: 2,
		pauses: 2,
		fillers: [{ filler: 'um', count: 2 }],
		richWords: expect.arrayContaining([
			{ word: 'environment', level: 'B2' },
			{ word: 'reliable', level: 'B1' },
		]),
	});
	// 23 words of 0.3 s, and two pauses of 0.5 s.
	expect(facts.wordsPerMinute).toBe(Math.round(23 / ((23 * 0.3 + 1) / 60)));
	expect(strengths).toContainEqual({
		code: 'fluent',
		evidence: ['i usually go to the office by train'],
	});
});

test('without times there is no speed, and words in doubt are no rich words', async () => {
	const { facts } = await talk('the environment is important');
	expect(facts).toMatchObject({ wordsPerMinute: null, pauses: null });
	const doubted = await talk(spoken('the ?environment is important'));
	expect(doubted.facts.richWords).toEqual([]);
});

test('a discussion is praised for what partners do', async () => {
	const { report } = await reportDiscussion(
		conversationOf(['i think books are better than films', 'maybe you are right what do you think']),
	);
	expect(report.strengths.map(({ code }) => code)).toEqual([
		'opinion',
		'question',
		'comparison',
		'speculation',
	]);
});

test('the report as HTML says the same, escaped, without styles and scripts', async () => {
	const { correction, report } = await reportTalk(
		conversationOf(['she like <script>alert("1")</script> & coffee because it\'s good']),
	);
	expect(correction).toContain('<del>like</del>');
	expect(correction).toContain('<ins>likes</ins>');
	expect(correction).not.toMatch(/<script|style=|onerror|class=/);
	expect(correction).toContain('like</del> &lt;script&gt;');
	expect(correctionResponseSchema.parse({ correction, report })).toEqual({ correction, report });
});

test('the report as HTML offers and asks, and says where something is no English', async () => {
	const { correction } = await reportTalk(
		conversationOf(['i pretend to study law', spoken('she ?like coffee very much')]),
	);
	expect(correction).toContain('i <mark>pretend</mark> to study law');
	expect(correction).toContain('Perhaps better: <q>intend</q>.');
	expect(correction).toContain('she <mark>like</mark> coffee');
	expect(correction).toContain('Did you say this? If so, better: <q>likes</q>.');
	const foreign = await reportTalk(conversationOf(['vivo en madrid con mi familia y trabajo en una tienda']));
	expect(foreign.correction).toContain('does not look like English');
});

test('nothing said, nothing wrong: empty and clean reports', async () => {
	const silent = await reportTalk(conversationOf(['', '']));
	expect(silent.correction).toBe('<p>You have not said anything yet.</p>');
	expect(silent.report).toMatchObject({ corrections: [], strengths: [], facts: { words: 0, turns: 0 } });
	expect((await reportTalk([])).report.facts.words).toBe(0);
	const right = await reportTalk(conversationOf(['i like coffee']));
	expect(right.correction).toContain('There is nothing to correct.');
});

test('what is too long to check is refused with words for it', async () => {
	const lines = Array.from({ length: 6 }, () => 'i like coffee and tea '.repeat(170).trim());
	await expect(reportTalk(conversationOf(lines))).rejects.toMatchObject({
		code: 'invalid-argument',
		message: expect.stringMatching(/too long/),
	});
});

test('nothing of a turn that speaks of danger is corrected, counted, praised or quoted', async () => {
	const report = await talk(
		'i live in a small town with my family',
		'my husband hit me because he drink too much',
	);
	expect(report.danger?.kind).toBe('abuse');
	expect(report.facts.turns).toBe(1);
	expect(JSON.stringify({ ...report, danger: undefined })).not.toMatch(/husband|drink/);
});

test('an awaited report comes without what a slow model has not read, says so, and the whole one has it', async () => {
	const rules = tools.checker;
	const model = createDeferred<void>();
	const slow = createCheckerAhead(
		{
			...rules,
			async check(text, options) {
				if (!options?.modelUntil?.aborted && text.includes('tea')) await model.promise;
				return rules.check(text);
			},
		},
		{ nowMs: () => 0 },
	);
	const report = reportOnTalk({ ...tools, checker: slow }, 'talk');
	const conversation = conversationOf(['i am student', 'he like tea']);
	const first = await report(conversation, { isAwaited: true });
	expect(first).toMatchObject({ unfinished: true, report: { corrections: [{}, {}] } });
	const whole = report(conversation);
	model.resolve();
	expect((await whole).unfinished).toBeUndefined();
	expect((await report(conversation, { isAwaited: true })).unfinished).toBeUndefined();
});
