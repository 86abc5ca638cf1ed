import type { MindMapExercise } from '../../contract/src/content.ts';
import type { ConversationMessage, ConverseResponse } from '../../contract/src/conversation.ts';
import { replyFault } from '../../server/src/domain/safety/reply-fault.ts';
import type { Coach } from '../../server/src/ports/coach.ts';

/** What a learner says in a whole talk, line by line, whatever Henry asks. */
const talks: Record<string, readonly string[]> = {
	howWasYourDay: [
		'i got up late and i missed the bus',
		'my boss was angry but then he laughed',
		'we had lunch in the park because it was sunny',
		'yes i ate a sandwich with tuna',
		'in the afternoon i had a long meeting',
		'it was about the new web page',
		'then i went to the gym with a friend',
		'now i am tired but happy',
	],
	talkAboutYou: [
		'my name is marta and i come from bilbao',
		'i am studying to be a nurse',
		'i like to help people',
		'my father is a fisherman and my mother works in a school',
		'i have two brothers they are older than me',
		'in my free time i paint',
		'i paint the sea and old boats',
		'next year i want to work in scotland',
	],
	jobInterview: [
		'good morning i am interested in the job of receptionist',
		'i have worked in a hostel for two years',
		'i speak spanish french and a little german',
		'once a guest lost his passport and i called the embassy',
		'i stay calm and i listen first',
		'how many people work here',
		'in five years i would like to be a manager',
		'i can start in june',
	],
	healthyHabits: [
		'i walk to work every day it is thirty minutes',
		'i eat fruit but i drink too much coffee',
		'four or five cups',
		'i sleep six hours because my baby cries',
		'she is ten months old',
		'i stopped smoking last year',
		'it was very difficult the first month',
	],
	travel: [
		'last summer i went to norway with my cousins',
		'we slept in a tent next to a lake',
		'it rained four days',
		'my favourite thing was the train to bergen',
		'i prefer to travel by train because you see the country',
		'we lost one bag but somebody found it',
		'one day i want to see the northern lights',
	],
	restaurant: [
		'good evening a table for two please',
		'what soup do you have today',
		'i am allergic to nuts',
		'then i take the fish with potatoes',
		'a glass of water please',
		'excuse me the fish is cold',
		'thank you can i have the bill',
	],
	doctor: [
		'good morning doctor i have a sore throat since monday',
		'yes i had a fever last night',
		'no i am not taking any pills',
		'i work with children in a kindergarten',
		'how long do i have to stay at home',
		'can i go swimming at the weekend',
		'thank you doctor',
	],
	environment: [
		'i think that the cities should have fewer cars',
		'because the air is dirty and the children cannot play outside',
		'some people need the car for work of course',
		'the buses must be cheaper and more frequent',
		'i do not agree with flying for a weekend',
		'for me it is more a problem of the companies than of the families',
		'i would vote for a higher tax on petrol',
	],
};

/** What a learner says in a discussion; the last lines are to Henry's questions of the decision. */
const discussion = [
	'i think watching films is very good because you hear real people',
	'grammar is boring but you need it',
	'living abroad is the best but it is expensive',
	'chatting is fun and you learn slang',
	'i do not read many books they are too long',
	'we have to decide so i choose living abroad',
	'no i still prefer living abroad because you speak every day',
	'yes i agree',
];

const fewestWords = 4;
const sentencesOf = (text: string) =>
	text
		.split(/(?<=[.?!])\s+/)
		.map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N}' ]/gu, ''))
		.filter((sentence) => sentence.split(' ').length >= fewestWords);

type Talk = {
	exercise: string;
	turns: { learner: string; henry: string }[];
	saidTwice: string[];
	faults: string[];
};

/** Leads one talk to its end, or to the end of the lines. */
async function leadTalk(
	exercise: string,
	lines: readonly string[],
	ask: (fullConversation: ConversationMessage[]) => Promise<ConverseResponse>,
): Promise<Talk> {
	const conversation: ConversationMessage[] = [];
	const turns: Talk['turns'] = [];
	const said = new Set<string>();
	const saidTwice: string[] = [];
	for (const learner of ['', ...lines]) {
		if (learner !== '') conversation.push({ role: 'user', content: learner });
		const { question, covered, progress } = await ask([...conversation]);
		conversation.push({ role: 'system', content: question, covered });
		turns.push({ learner, henry: question });
		for (const sentence of sentencesOf(question)) {
			if (said.has(sentence)) saidTwice.push(sentence);
			said.add(sentence);
		}
		if (progress === 100) break;
	}
	const faults = turns.flatMap(({ henry }) => replyFault(henry, { mayTranslate: false }) ?? []);
	return { exercise, turns, saidTwice, faults };
}

/** Whole talks with a coach: what he said twice in one of them, and what must not be said, such as another language. */
export async function measureTalks(coach: Coach, [languages]: readonly MindMapExercise[]) {
	const led: Talk[] = [];
	for (const [exerciseType, lines] of Object.entries(talks)) {
		led.push(
			await leadTalk(exerciseType, lines, (fullConversation) =>
				coach.converse({ exerciseType, talksBefore: 0, fullConversation }),
			),
		);
	}
	for (const difficulty of ['beginner', 'advanced'] as const) {
		const setup = { topic: languages?.centralTopic ?? '', options: languages?.subTopics ?? [], difficulty };
		led.push(
			await leadTalk(`pair discussion, ${difficulty}`, discussion, (fullConversation) =>
				coach.converseStarTopic({ ...setup, fullConversation }),
			),
		);
	}
	return {
		talks: led.length,
		turns: led.reduce((sum, { turns }) => sum + turns.length, 0),
		saidTwice: led.flatMap(({ saidTwice }) => saidTwice).length,
		mustNotBeSaid: led.flatMap(({ faults }) => faults).length,
		transcripts: led,
	};
}
