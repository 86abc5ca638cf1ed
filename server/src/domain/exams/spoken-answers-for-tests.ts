import type { TranscriptWord } from '@henry/contract/transcript.ts';

/** Three answers to the questions of Aptis part one: family, free time, country. */
type Answers = readonly [string, string, string];

/** Likely above A2: reasons, different tenses, hardly a mistake. */
export const goodAnswers: Answers = [
	`there are five people in my family my parents have been married for thirty years and they live near the sea my older
	brother is a doctor who works in a big hospital and my sister is still studying because she wants to become a teacher we
	used to live together but now we only meet on sundays when my mother cooks lunch for everyone`,
	`i really enjoy playing tennis with my friends because it helps me to relax after work when the weather is bad i prefer
	to stay at home and read a novel or watch a film last month i started learning the guitar and it is more difficult than
	i thought but i think i will continue if i have enough time`,
	`what i like most is the food because every region has its own dishes and they are delicious i also love the beaches in
	the south where i spent every summer when i was a child people are friendly and they like talking in the street and the
	weather is much better than in other countries so you can always go outside`,
];

/** Simple sentences with basic mistakes. */
export const simpleAnswers: Answers = [
	`my family is small i live with my mother and my brother my mother work in a shop my brother have sixteen years he is
	student my father live in other city i have two dog they are very nice`,
	`in my free time i like play football with my friends i watch the television and i listen music in the weekend i go to
	the park and i eat with my family i like very much the cinema`,
	`i like the food is very good i like the paella and the fish the people is friendly and the weather is good in summer i
	go to the beach with my friends and we swim`,
];

/** Words and phrases. */
export const fewWordsAnswers: Answers = [
	'my mother my father one brother one sister small family dog very nice',
	'football music television friends park music football',
	'food sun beach people good my city very beautiful',
];

/** About something else: a memorised talk about a job and a journey. */
export const otherTopicAnswers: Answers = [
	`in my opinion technology has changed the office a lot because workers send hundreds of emails every day and managers use
	modern software to control projects but the salaries are not better than before`,
	`global warming is a serious problem because factories produce too much carbon dioxide and the government should invest
	more money in solar energy and electric vehicles`,
	`my job interview was on tuesday and the manager asked me about my degree and my previous experience with customers and
	i explained my skills and my salary`,
];

export const repeatedQuestions: Answers = [
	'please tell me about the people in your family the people in my family tell me about my family',
	'what do you enjoy doing in your free time i enjoy doing in my free time',
	'what do you like most about your country i like most my country',
];

export const oneWordAnswers: Answers = ['mother', 'football', 'food'];

type Hearing = {
	wordsPerMinute?: number;
	confidence0to1?: number;
	/** Which words the recogniser doubts, by their places. Doubted words have a confidence of 0.3. */
	doubts?: (index: number) => boolean;
};

/** A text as the recogniser would have heard it, word by word without pauses. */
export function heard(
	text: string,
	{ wordsPerMinute = 120, confidence0to1 = 0.93, doubts = () => false }: Hearing = {},
): TranscriptWord[] {
	const wordMs = 60_000 / wordsPerMinute;
	return text
		.split(/\s+/)
		.filter((word) => word !== '')
		.map((word, index) => ({
			text: word,
			startMs: Math.round(1_000 + index * wordMs),
			endMs: Math.round(1_000 + (index + 1) * wordMs),
			confidence0to1: doubts(index) ? 0.3 : confidence0to1,
			unsure: doubts(index),
		}));
}
