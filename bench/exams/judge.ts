import { join } from 'node:path';
import { turnsOf } from '@henry/contract/exam-turns.ts';
import { cefrLevels, type Exam, type ExamForm } from '@henry/contract/exams.ts';
import { findErrors } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { createMiniLm } from '../../server/src/adapters/sentence-embeddings/minilm.ts';
import { loadContent } from '../../server/src/content.ts';
import { createExamPapers } from '../../server/src/domain/exams/exam-papers.ts';
import { reportOnExam } from '../../server/src/domain/exams/exam-report.ts';
import { createTopicSense } from '../../server/src/domain/exams/topic-sense.ts';
import { rulesAlone } from '../../server/src/domain/safety/danger-sense-for-tests.ts';
import { createDangerWatch } from '../../server/src/domain/safety/danger-watch.ts';
import { createLevelOf } from '../../server/src/domain/talk-report/vocabulary.ts';
import { modelForTests } from '../../server/src/models-for-tests.ts';
import type { HeardSpoken } from './heard-answers.ts';

/** Time for one answer: the exam's own 45 seconds are too short for the slowest. */
const answerSeconds = 60;
const idOf = (asked: readonly string[]) => asked.join('-').replaceAll(/[ .]/g, '-');

/** An exam of some questions of Aptis General, which may show every level. */
function examOf(
	content: ReturnType<typeof loadContent>,
	asked: readonly string[],
): { exam: Exam; form: ExamForm } {
	const { exams, forms } = content.exams;
	const aptis = exams.find(({ id }) => id === 'aptis-general');
	if (!aptis) throw new Error('There is no Aptis General.');
	const turns = asked.map((question) => {
		const [formId, turnId] = question.split(' ');
		const form = forms.find(({ id, exam: of }) => of === 'aptis-general' && id === formId);
		const turn = form && turnsOf(aptis, form).find(({ id }) => id === turnId);
		if (!turn) throw new Error(`Aptis General has no question ${question}.`);
		return turn;
	});
	const id = idOf(asked);
	const { tellsUpTo: _, ...part } = turns[0]?.part ?? ({} as Exam['parts'][number]);
	const steps = turns.map(({ step }) => ({ ...step, count: 1, answerSeconds }));
	return {
		// An answer is not held against its own question as if that were another one.
		exam: { ...aptis, id, levels: [...cefrLevels], staysUnseen: true, parts: [{ ...part, id: '1', steps }] },
		form: {
			...{ id: 'a', exam: id, title: { en: id, es: id } },
			parts: { '1': turns.map(({ item, asked: one }) => ({ ...item, answers: [one] })) },
		},
	};
}

/** Judges answers to each of these groups of questions as one exam. */
export async function createJudge(groups: readonly (readonly string[])[]) {
	const content = loadContent(join(import.meta.dirname, '../../content'));
	const made = groups.map((asked) => examOf(content, asked));
	const papers = createExamPapers(
		{
			exams: [...content.exams.exams, ...made.map(({ exam }) => exam)],
			forms: [...content.exams.forms, ...made.map(({ form }) => form)],
			pictures: content.exams.pictures,
		},
		content.pictures,
	);
	const topics = createTopicSense((failure) => {
		throw new Error(failure);
	});
	await topics.upgrade(
		createMiniLm({ files: await modelForTests('sentence-embedder'), processes: 1, maxQueued: 8 }),
	);
	const tag = createWinkTagger();
	const report = reportOnExam({
		papers: {
			...papers,
			otherQuestions: (paper, turn) =>
				papers.otherQuestions(paper, turn).filter(({ text }) => text !== turn.asked.ask),
		},
		checker: {
			health: () => ({ name: 'rules', model: '', embedded: true, state: 'ready', queued: 0 }),
			start: async () => {},
			close: async () => {},
			check: async (text) => findErrors(text, tag, grammarRules),
		},
		danger: createDangerWatch(rulesAlone, content.safety),
		topics,
		levelOf: createLevelOf(content.vocabularyLevels),
	});
	return {
		/** The report on answers to some questions. */
		judge: (asked: readonly string[], heard: readonly HeardSpoken[]) =>
			report({
				...{ exam: idOf(asked), form: 'a', parts: ['1'], timing: 'exam', extraTimePercent: 0 },
				answers: heard.map(({ words, sounds, durationMs }, index) => ({
					...{ turn: `1.${index}.0`, words, sounds },
					durationMs: Math.min(durationMs, 1_000 * answerSeconds),
				})),
			}),
		close: () => topics.close(),
	};
}
