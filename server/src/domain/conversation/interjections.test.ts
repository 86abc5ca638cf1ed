import type { ConversationMessage } from '@henry/contract/conversation.ts';
import { expect, test } from 'vitest';
import { beginningsFor, interjectionsFor, moodOf, partedInterjection } from './interjections.ts';

const interjections = {
	cheer: ['Lovely!'],
	interest: ['Right.', 'Oh!'],
	sympathy: ['Oh no!'],
	answering: ['Let me see.'],
	apology: ['Sorry.'],
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
