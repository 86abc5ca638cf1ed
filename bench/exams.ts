import { join } from 'node:path';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import { givenWordsKinds } from '@henry/contract/exams.ts';
import { createMiniLm } from '../server/src/adapters/sentence-embeddings/minilm.ts';
import { loadContent } from '../server/src/content.ts';
import { createExamPapers, type Paper } from '../server/src/domain/exams/exam-papers.ts';
import { heard } from '../server/src/domain/exams/spoken-answers-for-tests.ts';
import { createTopicSense, type TopicSense } from '../server/src/domain/exams/topic-sense.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import { keepResult, rounded } from './result.ts';

/** Every so manieth other question is asked of an answer that was given to a different one. */
const everyNth = 7;

type Asked = { paper: Paper; turn: ExamTurn };

/** A question that is answered in the learner's own words, without the model answer, which must not tell its own topic. */
function questionsOf(papers: ReturnType<typeof createExamPapers>): Asked[] {
	return papers.list().flatMap(({ id, forms }) =>
		forms.flatMap(({ id: formId }) => {
			const paper = papers.find(id, formId);
			const own = turnsOf(paper.exam, paper.form).filter(({ step }) => !givenWordsKinds.includes(step.kind));
			return own.filter(({ step }) => step.kind !== 'exchange').map((turn) => ({ paper, turn }));
		}),
	);
}

const plain = (text: string) =>
	text
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/[^a-z' ]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

/** How often each verdict is given to answers to their own question, and to those of other parts. */
async function verdicts(
	papers: ReturnType<typeof createExamPapers>,
	topics: TopicSense,
	asked: readonly Asked[],
) {
	const counts = {
		own: { onTopic: 0, unsure: 0, offTopic: 0 },
		other: { onTopic: 0, unsure: 0, offTopic: 0 },
	};
	const judge = async (kind: 'own' | 'other', { paper, turn }: Asked, answer: string) => {
		const { model: _, ...withoutModel } = turn.asked;
		const question = papers.questionOf({ ...turn, asked: withoutModel });
		const words = heard(plain(answer));
		const { verdict } = await topics.judge(question, words, papers.otherQuestions(paper, turn));
		if (verdict !== 'silent') counts[kind][verdict] += 1;
	};
	for (const [index, one] of asked.entries()) {
		await judge('own', one, one.turn.asked.model ?? '');
		for (let other = index % everyNth; other < asked.length; other += everyNth) {
			const from = asked[other];
			if (!from || (from.paper.form === one.paper.form && from.turn.part.id === one.turn.part.id)) continue;
			await judge('other', one, from.turn.asked.model ?? '');
		}
	}
	const shares = ({ onTopic, unsure, offTopic }: (typeof counts)['own']) => {
		const answers = onTopic + unsure + offTopic;
		const share = (count: number) => rounded(count / answers);
		return { answers, onTopic: share(onTopic), unsure: share(unsure), offTopic: share(offTopic) };
	};
	return { toTheirOwnQuestion: shares(counts.own), toAnotherQuestion: shares(counts.other) };
}

/**
 * How well answers on and off the topic are told apart: the model answers of the forms, as they would be heard, held
 * against their own questions and against those of other parts. The thresholds were chosen on forms of the same kind, so
 * these figures are not blind.
 */
export async function benchExams(): Promise<void> {
	const content = loadContent(join(import.meta.dirname, '../content'));
	const papers = createExamPapers(content.exams, content.pictures);
	const asked = questionsOf(papers);
	const byWords = createTopicSense();
	const byMeaning = createTopicSense();
	await byMeaning.upgrade(
		createMiniLm({ files: await modelForTests('sentence-embedder'), processes: 1, maxQueued: 8 }),
	);
	const result = {
		isBlind: false,
		byWordsAlone: await verdicts(papers, byWords, asked),
		byMeaning: await verdicts(papers, byMeaning, asked),
	};
	await byMeaning.close();
	keepResult('exam-topics', result);
}
