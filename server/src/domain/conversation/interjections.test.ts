import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { beginningsFor, interjectionsFor, moodOf, partedInterjection, takingUp } from './interjections.ts';

const interjections = {
	cheer: ['Lovely!'],
	interest: ['Right.', 'Oh!'],
	sympathy: ['Oh no!'],
	answeringInRole: [],
	answering: ['Let me see.'],
	apology: ['Sorry.'],
	serving: ['All right.'],
	askedBack: ['Thanks for asking.'],
};
const learner = (content: string): ConversationMessage => ({ role: 'user', content });
const henry = (content: string): ConversationMessage => ({ role: 'system', content });

test.each([
	['i play chess', ['Lovely!', 'Right.', 'Oh!']],
	['because i need money', ['Right.', 'Oh!']],
	['i lost my keys', ['Oh no!', 'Right.', 'Oh!']],
	['my grandmother died', ['Oh no!']],
])('to "%s", a turn may begin with %j', (said, expected) => {
	expect(interjectionsFor(interjections, [learner(said)])).toEqual(expected);
});

test('a loss that was told lately is not forgotten', () => {
	const conversation = [learner('my dog died'), henry('When was that?'), learner('on sunday')];
	expect(interjectionsFor(interjections, conversation)).not.toContain('Lovely!');
});

test('none is said again within four turns', () => {
	const turns = (count: number) =>
		Array.from({ length: count }, (_, turn) => [henry(`Turn ${turn}?`), learner('i like it')]).flat();
	const begun = [henry('Lovely! Where?'), learner('i like it')];
	expect(interjectionsFor(interjections, [...begun, ...turns(3)])).not.toContain('Lovely!');
	expect(interjectionsFor(interjections, [...begun, ...turns(4)])).toContain('Lovely!');
});

test('a turn is parted from its interjection', () => {
	expect(partedInterjection(interjections, 'Oh no! Your keys.')).toEqual({
		interjection: 'Oh no!',
		rest: 'Your keys.',
	});
	expect(partedInterjection(interjections, 'Ohio is far.').interjection).toBe('');
});

test.each([
	['my grandmother died', 'loss'],
	['i failed the exam', 'trouble'],
	['i think that uniforms are useless', 'view'],
	['i play chess', 'joy'],
	['i work in a bank', 'plain'],
])('"%s" tells of: %s', (said, mood) => {
	expect(moodOf([learner(said)])).toBe(mood);
});

test.each([
	'my mother died last month she was a nurse and everybody loved her',
	'my best friend died we always played computer games together',
	'my dog died on my birthday and i love him',
	'i think that my father has cancer',
])('grief goes before all else: %s', (said) => {
	expect(moodOf([learner(said)])).toBe('loss');
});

test.each([
	'somebody robbed my house on my birthday',
	'i do not have friends here',
	"i don't have many good friends in my new town",
	'i have no friends',
	'nobody likes me in my class',
	'nobody plays with me at the party',
	'my friends never call me',
	'i miss my family so much',
	'i did not pass my driving test',
	'i am not happy in my new flat',
	'i could not go to the party',
	'i have never been so scared',
	'i do not know why i am so sad',
	'i was late for my wedding',
	'i arrived late at the party',
	'no i am tired but i like it',
	'no it is difficult to sing',
	'my bike was stolen in the holidays',
	'i am homesick my friends are far',
	'i got bored at the party',
	'the bus was late and i was tired',
	'i do not have a job',
	'i am alone i have nobody to play with',
	'my grandmother has alzheimer but she sings',
	'my father had a heart attack in the holidays',
	'they laugh at me when i play',
	'i got home two hours late from the party',
	'i almost died in the sea on my holidays',
])('trouble: %s', (said) => {
	expect(['trouble', 'loss']).toContain(moodOf([learner(said)]));
});

test.each([
	'I have never been so happy',
	'i have never had such a good time',
	'It was no problem at all, I love it',
	'I was not nervous and I passed',
	'We danced until late',
	'i got up late because i am on holiday',
	'i can not wait to see my friends',
	'i could not be happier',
	'we had a great trip without problems',
	'we went to beautiful beaches',
	'my mother teaches singing',
	'i love the rain',
	'i cried of happiness at the wedding',
	'i felt great',
	'i lost weight and i am happy',
	'not only the food was good',
	'i do not have homework and i play',
	'i love the day of the dead in mexico',
	'no i love it',
])('joy: %s', (said) => {
	expect(moodOf([learner(said)])).toBe('joy');
});

test.each([
	'I do not like my school',
	'i do not play tennis',
	"it isn't a good restaurant",
	'i have never travelled',
	'my sister does not like dancing or singing',
	'i am not married',
	'i never watch series',
	'no problem',
	'franco died in 1975',
	'in the film the dog dies',
])('neither: %s', (said) => {
	expect(moodOf([learner(said)])).toBe('plain');
});

test('a reaction begins otherwise than the last ones, as long as there is a way', () => {
	const ways = { loss: ['Loss'], trouble: ['Trouble'], joy: ['You must', 'It takes'], view: ['View'] };
	const reactions = { ...ways, plain: ['Plain'], role: ['Let me'], roleTrouble: ['Sorry'] };
	const once = [learner('i play chess'), henry('Oh! It takes time. Why?'), learner('i like it')];
	expect(beginningsFor(reactions, once, false)).toEqual(['You must']);
	const twice = [...once, henry('You must be good. Who wins?'), learner('my friend is good')];
	expect(beginningsFor(reactions, twice, false)).toEqual(['You must', 'It takes']);
	expect(beginningsFor(reactions, once, true)).toEqual(['Let me']);
	expect(beginningsFor(reactions, [learner('i lost my passport')], true)).toEqual(['Sorry']);
});

test('sentences take up a word in each of its forms, and no other that holds its letters', () => {
	const named = (word: string) =>
		takingUp(
			['Swimming is fun.', 'Chocolate is good.', 'The buses stop here.', 'Busy days are long.'],
			[word],
		);
	expect(named('swim')).toEqual(['Swimming is fun.']);
	expect(named('late')).toEqual([]);
	expect(named('bus')).toEqual([]);
	expect(named('days')).toEqual(['Busy days are long.']);
	expect(named('chocolates')).toEqual(['Chocolate is good.']);
	expect(takingUp(['That is fun.', 'It takes'], ['chess'])).toEqual(['It takes']);
	expect(takingUp(['That is fun.'], [])).toEqual(['That is fun.']);
});
