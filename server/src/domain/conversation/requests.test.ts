import { expect, test } from 'vitest';
import { findRequest } from './requests.ts';
import { spokenWords } from './spoken-words.ts';

const kindOf = (content: string) => findRequest(spokenWords({ content }))?.kind;

test.each([
	['can you repeat please', 'repeat'],
	['sorry can you say that again', 'repeat'],
	['can you the repeat', 'repeat'],
	['pardon', 'repeat'],
	['i can’t hear you', 'repeat'],
	['can you speak slower please', 'slower'],
	['it was too fast for me', 'slower'],
	["i don't understand", 'simpler'],
	['sorry i dont understand the question', 'simpler'],
	['i no understand', 'simpler'],
	['what do you mean', 'simpler'],
	['what does deadline mean', 'meaning'],
	['what is the meaning of position', 'meaning'],
	["what's a deadline", 'meaning'],
	['how do you say perro in english', 'translation'],
	["i don't know", 'noIdea'],
	["sorry i don't know what to say", 'noIdea'],
	['no idea', 'noIdea'],
	['can you help me', 'help'],
	['what can i say', 'help'],
	['let me think', 'think'],
	['one moment please', 'think'],
	['next question please', 'skip'],
	["i don't want to talk about it", 'skip'],
	['bye', 'stop'],
	["that's all", 'stop'],
	['i have to go now', 'stop'],
	["i'd like to ... um ... stop the conversation", 'stop'],
	['you are stupid', 'rude'],
	['are you a robot', 'whoHenryIs'],
	['how are you', 'howHenryIs'],
	['and you', 'backToHenry'],
	['do you like pizza', 'henrysLife'],
	['who won the match yesterday', 'knowledge'],
	['tell me a joke', 'knowledge'],
	['sorry for my english', 'mistakes'],
	['hello henry', 'greeting'],
	['thank you very much', 'thanks'],
	['time is up', 'timeIsUp'],
	['', 'silence'],
	['um uh', 'silence'],
])('"%s" asks for %s', (content, kind) => {
	expect(kindOf(content)).toBe(kind);
});

test.each([
	'it was good',
	'yes',
	'no',
	"i don't understand my boss when he speaks",
	"i don't know maybe i like music because it is relaxing",
	'i have to go to work every day',
	'we repeat the same exercise every day',
	'what i like is music',
	'my boss is stupid',
	"i don't like to speak in public",
	'when i was a child i lived in a village',
	'i said goodbye to my mother',
	'i worked in a bank for two years because that was all i could find',
])('"%s" is an answer', (content) => {
	expect(kindOf(content)).toBeUndefined();
});

test('a request names the word that it is about, and keeps the answer beside it', () => {
	expect(findRequest(spokenWords({ content: 'what does the word housework mean' }))?.word).toBe('housework');
	const request = findRequest(spokenWords({ content: 'it was good and you' }));
	expect(request?.kind).toBe('backToHenry');
	expect(request?.rest.map(({ lower }) => lower)).toEqual(['it', 'was', 'good']);
});
