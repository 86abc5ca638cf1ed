import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFiles, knownFiles } from '@henry/contract/content-files.ts';
import type { ExamForm } from '@henry/contract/exams.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentError, loadContent, loadKnown } from './content.ts';

const folder = new URL('../../content/', import.meta.url);

describe('a broken content folder', () => {
	const copies: string[] = [];
	afterEach(() => {
		for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
	});

	/** Copies the content, breaks the copy and answers what the loader finds wrong with it. */
	function problemsAfter(breakIt: (copy: string) => void): readonly string[] {
		const copy = mkdtempSync(join(tmpdir(), 'content-'));
		copies.push(copy);
		cpSync(folder, copy, { recursive: true });
		breakIt(copy);
		try {
			loadContent(copy);
		} catch (error) {
			if (error instanceof ContentError) return error.problems;
			throw error;
		}
		return [];
	}

	function edit(copy: string, name: string, change: (text: string) => string): void {
		const before = readFileSync(join(copy, name), 'utf8');
		const after = change(before);
		if (after === before) throw new Error(`nothing to change in ${name}`);
		writeFileSync(join(copy, name), after);
	}

	it('is not what an untouched copy is', () => {
		expect(problemsAfter(() => {})).toEqual([]);
	});

	it('is refused when a content file is missing or no JSON', () => {
		const problems = problemsAfter((copy) => {
			rmSync(join(copy, 'talk.json'));
			writeFileSync(join(copy, 'pair-topic.json'), '[{');
		});
		expect(problems).toEqual([
			expect.stringMatching(/^talk\.json: ENOENT/),
			expect.stringMatching(/^pair-topic\.json: .*JSON/),
			'activities.json: talk shows talk.json, which is missing',
		]);
	});

	it('is refused when a sound or a picture is missing or empty @whole', () => {
		const problems = problemsAfter((copy) => {
			rmSync(join(copy, 'pictures/free-time-2.svg'));
			rmSync(join(copy, 'audio/aptis/prompt.opus'));
			writeFileSync(join(copy, 'audio/speakle/04.opus'), '');
		});
		expect(problems).toEqual([
			'pictures.json[0].images[1]: the file /content/pictures/free-time-2.svg is missing',
			'speakle.json[3].audioUrl: the file /content/audio/speakle/04.opus is empty',
			'exams/aptis-general.json.parts[0].introduction.audioUrl: the file /content/audio/aptis/prompt.opus is missing',
		]);
	});

	it('is refused when a topic has four questions', () => {
		const problems = problemsAfter((copy) =>
			edit(copy, 'grammar-speech.json', (text) => {
				const exercises = JSON.parse(text) as { questions: string[] }[];
				exercises[2]?.questions.pop();
				return JSON.stringify(exercises);
			}),
		);
		expect(problems).toEqual([expect.stringMatching(/^grammar-speech\.json\[2\]\.questions: .*5 items/)]);
	});

	const formFile = 'exams/forms/aptis-general/a.json';
	const formEdit = (change: (form: ExamForm) => void) =>
		problemsAfter((copy) =>
			edit(copy, formFile, (text) => {
				const form = JSON.parse(text) as ExamForm;
				change(form);
				return JSON.stringify(form);
			}),
		);

	it('is refused when a form does not hold to its exam', () => {
		expect(formEdit(({ parts }) => void delete parts['4'])).toEqual([
			`${formFile}: part 4 needs 1 items, one a step`,
		]);
		expect(
			formEdit(({ parts }) => {
				const [item] = parts['2'] as [ExamForm['parts'][string][number]];
				item.answers.pop();
				item.pictures = ['nowhere-1'];
				delete item.answers[0]?.model;
			}),
		).toEqual([
			`${formFile}: part 2, item 0: needs 3 answers`,
			`${formFile}: part 2, item 0: each answer needs a model, phrases and hints`,
			`${formFile}: part 2, item 0: there is no picture nowhere-1`,
		]);
	});

	it('is refused when a question comes twice in an exam @whole', () => {
		const again = 'Describe this picture.';
		expect(
			formEdit(({ parts }) => {
				const [item] = parts['3'] as [ExamForm['parts'][string][number]];
				if (item.answers[0]) item.answers[0].ask = again;
			}),
		).toEqual([`${formFile}: repeats "${again}" of ${formFile}`]);
	});

	it('is refused when the cuts of a scale do not rise @whole', () => {
		const problems = problemsAfter((copy) =>
			edit(copy, 'exams/aptis-general.json', (text) => text.replace('"B2": 41', '"B2": 20')),
		);
		expect(problems).toEqual(['exams/aptis-general.json: the cuts of the scale do not rise with the levels']);
	});

	it('is refused when an activity shows what is not there, or is judged in no known way @whole', () => {
		const change = (from: string, to: string) =>
			problemsAfter((copy) => edit(copy, 'activities.json', (text) => text.replace(from, to)));
		expect(change('"speakle.json"', '"sentences.json"')).toEqual([
			'activities.json: speakle shows sentences.json, which is missing',
		]);
		expect(change('"judged": "reading"', '"judged": "mood"')).toEqual([
			expect.stringMatching(/^activities\.json\.practised\.speakle\.judged: /),
		]);
	});

	it('is refused when a sound is missing or comes twice @whole', () => {
		const problems = problemsAfter((copy) =>
			edit(copy, 'sounds.json', (text) => text.replace('"phone": "ZH"', '"phone": "Z"')),
		);
		expect(problems).toEqual(['sounds.json: Each of the 39 sounds must come once.']);
	});

	it('is refused when a key, a topic, an id or a file comes twice @whole', () => {
		const problems = problemsAfter((copy) => {
			edit(copy, 'grammar-speech.json', (text) => text.replace('"Travel"', '"Family"'));
			edit(copy, 'talk.json', (text) => text.replace('"id": 3', '"id": 1'));
			edit(copy, 'pair-topic.json', (text) => text.replace('"town-life"', '"language-learning"'));
			edit(copy, 'speakle.json', (text) => text.replace('speakle/02.opus', 'speakle/01.opus'));
		});
		expect(problems).toEqual([
			'grammar-speech.json[3].topic: repeats "Family" of grammar-speech.json[1].topic',
			'talk.json[2].id: repeats 1 of talk.json[0].id',
			'pair-topic.json[1].key: repeats "language-learning" of pair-topic.json[0].key',
			'speakle.json[1].audioUrl: repeats "/content/audio/speakle/01.opus" of speakle.json[0].audioUrl',
		]);
	});

	it('is refused when a prompt lacks a part, or one of its placeholders', () => {
		const problems = problemsAfter((copy) => {
			edit(copy, 'prompts/conversation.md', (text) =>
				text.replace('# beginner', '# novice').replace('{{question}}', '{{words}}'),
			);
		});
		expect(problems).toEqual([
			'prompts/conversation.md: the part "beginner" is missing',
			'prompts/conversation.md: the part "sorry" must hold each of these once: goal, question',
		]);
	});

	it('is refused with one error whose message lists every problem', () => {
		const empty = mkdtempSync(join(tmpdir(), 'content-'));
		copies.push(empty);
		const lines = [...Object.keys(contentFiles), 'server-texts/en.json', 'exams/pictures.json'].map(
			(name) => `\\n- ${name}: ENOENT.*`,
		);
		expect(() => loadContent(empty)).toThrow(
			new RegExp(`^The built-in content is broken:${lines.join('')}$`),
		);
		const known = Object.keys(knownFiles).map((name) => `\\n- ${name}: ENOENT.*`);
		expect(() => loadKnown(empty)).toThrow(new RegExp(`^The built-in content is broken:${known.join('')}$`));
	});
});
