import { findErrors } from '@henry/grammar/check-grammar.ts';
import { grammarRules } from '@henry/grammar/rules.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import { loadContent } from '#server/content.ts';
import { createExamPapers } from '#server/domain/exams/exam-papers.ts';
import { reportOnExam } from '#server/domain/exams/exam-report.ts';
import { createTopicSense } from '#server/domain/exams/topic-sense.ts';
import { rulesAlone } from '#server/domain/safety/danger-sense-for-tests.ts';
import { createDangerWatch } from '#server/domain/safety/danger-watch.ts';
import { createLevelOf } from '#server/domain/talk-report/vocabulary.ts';

const content = loadContent(new URL('../../content/', import.meta.url));
/** Model answers stand for speech of a level here: that they were learnt by heart is not held against them. */
export const papersForTests = {
	...createExamPapers(content.exams, content.pictures),
	isByHeart: () => false,
};
const tag = createWinkTagger();
/** Reports on exams by the rules alone. */
export const reportForTests = reportOnExam({
	papers: papersForTests,
	checker: {
		health: () => ({ name: 'rules', model: '', embedded: true, state: 'ready', queued: 0 }),
		start: async () => {},
		close: async () => {},
		check: async (text) => findErrors(text, tag, grammarRules),
	},
	danger: createDangerWatch(rulesAlone, content.safety),
	topics: createTopicSense(),
	levelOf: createLevelOf(content.vocabularyLevels),
});
