import { expect, test } from 'vitest';
import { interactionIn } from './interaction.ts';
import { learnersMessages, learnerText } from './learner-text.ts';
import { conversationOf, spoken } from './report-tools-for-tests.ts';

function interaction(kind: 'talk' | 'discussion', ...lines: Parameters<typeof conversationOf>[0]) {
	const conversation = conversationOf(lines);
	return interactionIn(conversation, learnerText(learnersMessages(conversation)), kind);
}

test('turns and words of both sides are counted', () => {
	const { turns, words } = interaction('talk', 'i like films', 'yes');
	expect(turns).toEqual({ learner: 2, henry: 2 });
	expect(words).toEqual({ learner: 4, henry: 10 });
});

test('asking back, agreeing and disagreeing are shown in the learner’s words', () => {
	const said = interaction(
		'discussion',
		'i agree with you and what do you think about films',
		"i don't agree because films are long",
		"yes but it is expensive and i'm not sure about that",
	);
	expect(said.asking[0]).toContain('what do you think');
	expect(said.agreeing).toEqual(['i agree']);
	expect(said.disagreeing).toEqual(["i don't agree", 'yes but', "i'm not sure about"]);
	expect(said.toTry).toEqual([]);
});

test('what was not done is offered, in a talk only asking back', () => {
	expect(interaction('discussion', 'films are good').toTry).toHaveLength(6);
	expect(interaction('talk', 'films are good').toTry).toEqual(['What do you think?', 'And what about you?']);
});

test('a word in doubt is no evidence', () => {
	expect(interaction('discussion', spoken('i ?agree with it')).agreeing).toEqual([]);
});
