import { expect, test } from 'vitest';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { SentenceEmbeddings } from '#server/ports/sentence-embeddings.ts';
import { heard } from './spoken-answers-for-tests.ts';
import { createTopicSense } from './topic-sense.ts';

const subjects = ['cook', 'train', 'music', 'dog', 'school', 'money'];

/** Texts lie where the subjects lie that they name; the first `failures` calls fail. */
function embeddings(failures = 0) {
	let left = failures;
	let running = 0;
	const seen = { mostAtOnce: 0 };
	const engine: SentenceEmbeddings = {
		health: () => ({
			name: 'subjects',
			model: '',
			embedded: true,
			state: left > 0 ? 'starting' : 'ready',
			queued: 0,
		}),
		start: async () => {},
		close: async () => {},
		async embed(texts) {
			seen.mostAtOnce = Math.max(seen.mostAtOnce, ++running);
			await Promise.resolve();
			running--;
			if (left-- > 0) throw new ProviderError('unavailable', 'The engine died.');
			return texts.map((text) => {
				const counts = [0.2, ...subjects.map((subject) => text.split(subject).length - 1)];
				return Float32Array.from(counts, (count) => count / Math.hypot(...counts));
			});
		},
	};
	return { engine, seen };
}

const question = {
	text: 'What do you cook?',
	context: ['a cook'],
	model: 'I cook rice.',
	isComplete: false,
	topicWords: [],
};
const others = Array.from({ length: 20 }, (_, index) => {
	const subject = subjects[1 + (index % (subjects.length - 1))];
	return { text: `What about the ${subject}?`, model: `I like every ${subject} that I know.` };
});
const answerAbout = (subject: string) =>
	heard(`well i would say that the ${subject} is what i like most of all and i think of it every day`);

test('an answer is on topic where it is far closer to its question than to others', async () => {
	const topics = createTopicSense();
	await topics.upgrade(embeddings().engine);
	expect(await topics.judge(question, answerAbout('cook'), others)).toMatchObject({ verdict: 'onTopic' });
	expect(await topics.judge(question, answerAbout('train'), others)).toMatchObject({
		verdict: 'offTopic',
		because: 'otherMeaning',
	});
});

test('an engine that died is asked again, and never about two answers at once', async () => {
	const told: string[] = [];
	const { engine, seen } = embeddings(1);
	const topics = createTopicSense((line) => told.push(line));
	await topics.upgrade(engine);
	const verdicts = await Promise.all(
		['cook', 'cook', 'dog'].map((subject) => topics.judge(question, answerAbout(subject), others)),
	);
	expect(verdicts.map(({ because }) => because)).toEqual(['tooShort', 'meaning', 'otherMeaning']);
	expect(told).toEqual([expect.stringContaining('The engine died.')]);
	expect(seen.mostAtOnce).toBe(1);
});
