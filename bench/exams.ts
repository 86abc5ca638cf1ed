import { join } from 'node:path';
import { type ExamTurn, turnsOf } from '@henry/contract/exam-turns.ts';
import { givenWordsKinds } from '@henry/contract/exams.ts';
import { createMiniLm } from '../server/src/adapters/sentence-embeddings/minilm.ts';
import { loadContent } from '../server/src/content.ts';
import { createExamPapers, type Paper } from '../server/src/domain/exams/exam-papers.ts';
import { heard } from '../server/src/domain/exams/spoken-answers-for-tests.ts';
import { createTopicSense, type TopicSense } from '../server/src/domain/exams/topic-sense.ts';
import { modelForTests } from '../server/src/models-for-tests.ts';
import { levels } from './exams/levels.ts';
import { retest } from './exams/retest.ts';
import { isChosenBy, ownAnswers } from './exams/spoken-answers.ts';
import { measureParts } from './parts.ts';
import { rounded } from './result.ts';

type Papers = ReturnType<typeof createExamPapers>;
type Asked = { paper: Paper; turn: ExamTurn };
/** An answer, and which question it was given to. */
type Given = { to: Asked; text: string };

/** Every so manieth other question is asked of a model answer that was given to a different one. */
const everyNth = 149;

/** Questions that are answered in the learner's own words and have a model answer. */
function questionsOf(papers: Papers): Asked[] {
	return papers.list().flatMap(({ id, forms }) =>
		forms.flatMap(({ id: formId }) => {
			const paper = papers.find(id, formId);
			const own = turnsOf(paper.exam, paper.form).filter(({ step }) => !givenWordsKinds.includes(step.kind));
			return own
				.filter(({ step, asked }) => step.kind !== 'exchange' && asked.model !== undefined)
				.map((turn) => ({ paper, turn }));
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

const isSamePart = (one: Asked, other: Asked) =>
	one.paper.form === other.paper.form && one.turn.part.id === other.turn.part.id;

/** How often each verdict is given to answers to their own question, and to those of other parts. */
async function verdicts(
	{ papers, topics, withModel }: { papers: Papers; topics: TopicSense; withModel: boolean },
	asked: readonly Asked[],
	given: readonly Given[],
	nth: number,
) {
	const counts = {
		own: { onTopic: 0, unsure: 0, offTopic: 0 },
		other: { onTopic: 0, unsure: 0, offTopic: 0 },
	};
	const judge = async (kind: 'own' | 'other', { paper, turn }: Asked, text: string) => {
		const { model: _, ...withoutModel } = turn.asked;
		const question = papers.questionOf(withModel ? turn : { ...turn, asked: withoutModel });
		const words = heard(plain(text));
		const { verdict } = await topics.judge(question, words, papers.otherQuestions(paper, turn));
		if (verdict !== 'silent' && verdict !== 'notAsked') counts[kind][verdict] += 1;
	};
	for (const [index, one] of asked.entries()) {
		for (const [place, { to, text }] of given.entries()) {
			if (to.turn === one.turn) await judge('own', one, text);
			else if ((place + index) % nth === 0 && !isSamePart(to, one)) await judge('other', one, text);
		}
	}
	const shares = ({ onTopic, unsure, offTopic }: (typeof counts)['own']) => {
		const answers = onTopic + unsure + offTopic;
		const share = (count: number) => rounded(count / answers);
		return { answers, onTopic: share(onTopic), unsure: share(unsure), offTopic: share(offTopic) };
	};
	return { toTheirOwnQuestion: shares(counts.own), toAnotherQuestion: shares(counts.other) };
}

/** Our own answers with the questions that they were given to, one object for each question. */
function ownGiven(asked: readonly Asked[]): Given[] {
	return ownAnswers.map(({ question, text }) => {
		const to = asked.find(
			({ paper, turn }) => paper.exam.id === 'aptis-general' && `${paper.form.id} ${turn.id}` === question,
		);
		if (!to) throw new Error(`Aptis General has no question ${question}.`);
		return { to, text };
	});
}

/**
 * How well answers on and off the topic are told apart, as they would be heard. Our own answers have the question's model
 * answer as a help, as learners' answers do; the model answers of the forms themselves have not, since they would tell their
 * own topic. Limits were chosen on half of the topics; `measured` are the others.
 */
async function topics({ trial }: { trial: boolean }) {
	const content = loadContent(join(import.meta.dirname, '../content'));
	const papers = createExamPapers(content.exams, content.pictures);
	const sense = createTopicSense((failure) => {
		throw new Error(failure);
	});
	await sense.upgrade(
		createMiniLm({ files: await modelForTests('sentence-embedder'), processes: 1, maxQueued: 8 }),
	);
	const asked = questionsOf(papers).filter((_, index) => !trial || index % 20 === 0);
	const own = ownGiven(questionsOf(papers));
	const ownAsked = [...new Map(own.map(({ to }) => [to.turn.asked, to])).values()];
	const halves = <Item>(items: readonly Item[], toOf: (item: Item) => Asked) => ({
		chosenBy: items.filter((item) => isChosenBy(toOf(item).paper.form.id)),
		measured: items.filter((item) => !isChosenBy(toOf(item).paper.form.id)),
	});
	async function both(withModel: boolean, questions: readonly Asked[], given: readonly Given[], nth: number) {
		const [byQuestion, byAnswer] = [halves(questions, (one) => one), halves(given, ({ to }) => to)];
		const tools = { papers, topics: sense, withModel };
		return {
			chosenBy: await verdicts(tools, byQuestion.chosenBy, byAnswer.chosenBy, nth),
			measured: await verdicts(tools, byQuestion.measured, byAnswer.measured, nth),
		};
	}
	try {
		const models = asked.map((to) => ({ to, text: to.turn.asked.model ?? '' }));
		return {
			ownAnswers: await both(true, ownAsked, own, 1),
			modelAnswersWithoutTheirHelp: await both(false, asked, models, trial ? 1 : everyNth),
		};
	} finally {
		await sense.close();
	}
}

/** What exams are judged by: topics, the levels of spoken answers, and how far two forms of one learner lie apart. */
export async function benchExams(part?: string, trial = false): Promise<void> {
	await measureParts('exams', { topics, levels, retest }, { part, trial });
}
