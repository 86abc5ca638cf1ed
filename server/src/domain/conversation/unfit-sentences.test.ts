import { expect, test } from 'vitest';
import { meantWords } from './meant-words.ts';
import { answeredTo, asksOfDenied, asksWhatWasTold, isUnfit, isUnfitReaction } from './unfit-sentences.ts';

const reacts = (sentence: string, heard: string) => !isUnfitReaction(sentence, { heard, lately: heard });
const fits = (sentence: string, heard: string) => !isUnfit(sentence, { heard, lately: heard });

test.each([
	["It's good to have a headache, but it can be hard.", 'i have a headache since three days'],
	["That's great!", 'i passed my exam'],
	["I'm sorry to hear about your job.", 'i am nurse in a hospital of children'],
	['That sounds like a sad day.', 'i painted the kitchen with my son'],
	['I get up at seven.', 'i get up at seven'],
	["I'm so sorry, I lost my wallet!", 'very bad i lost my wallet'],
	["It's noisy, but I can't sleep.", 'it is so noisy i can not sleep'],
	["I'm sorry, but I don't have the receipt.", 'i do not have the receipt'],
])('%s is no reaction to: %s', (sentence, heard) => {
	expect(reacts(sentence, heard)).toBe(false);
});

test.each([
	["It's good to have a plan.", 'i made a plan for the summer'],
	["I'm sorry to hear about your job.", 'they do not want me any more in my job'],
	['Those first months must have been hard.', 'i felt alone the first months'],
])('%s is one to: %s', (sentence, heard) => {
	expect(reacts(sentence, heard)).toBe(true);
});

test('Henry has no family, shares no fear, and does not judge how somebody speaks', () => {
	expect(fits('My mother makes such delicious paellas.', 'i eat a paella of my mother')).toBe(false);
	expect(fits("I'm feeling a bit nervous about this job.", 'i am nervous')).toBe(false);
	expect(fits('What else did we eat?', 'we ate very much sushi')).toBe(false);
	expect(fits('What happened after we missed the plane?', 'we missed the plane')).toBe(false);
	expect(fits("That's not a very nice way to say it.", 'so so')).toBe(false);
	expect(fits('What can I do about your music?', 'your music is too loud')).toBe(false);
	expect(fits('I have been studying bees for years.', 'i keep bees')).toBe(false);
	expect(fits('Your mother cooks well.', 'my mother makes paella')).toBe(true);
	expect(fits("I'm sorry about the noise.", 'your music is too loud')).toBe(true);
});

test('what the learner asks of himself is answered to him', () => {
	expect(answeredTo("I can start tomorrow, and I'll get my key then.", 'when can i start')).toBe(
		"You can start tomorrow, and you'll get your key then.",
	);
	expect(answeredTo('I pay for the repair.', 'who pays the repair')).toBe('I pay for the repair.');
	expect(answeredTo('The salary is good.', 'how much do i earn')).toBe('The salary is good.');
});

test('what Spanish speakers mean is what a model reads', () => {
	expect(meantWords('we lost the plane')).toBe('we missed the plane');
	expect(meantWords('i lost my passport')).toBe('i lost my passport');
	expect(meantWords('i have 30 years')).toBe('I am 30 years old');
	expect(meantWords('i have ten years of experience')).toBe('i have ten years of experience');
	expect(meantWords('my son has twelve years')).toBe('my son is twelve years old');
	expect(meantWords('i live here since three years')).toBe('i live here for three years');
});

test.each([
	['When can you start?', 'i can start in june'],
	['What do you do in your free time?', 'in my free time i paint'],
	['What did you lose?', 'i lost my wallet'],
])('%s asks for what was told: %s', (question, heard) => {
	expect(asksWhatWasTold(question, heard)).toBe(true);
});

test.each([
	['What do you like about painting?', 'in my free time i paint'],
	['How do you stay calm?', 'i stay calm and i listen first'],
	['What do you usually cook?', 'in my free time i paint'],
	['When did you start to paint?', 'in my free time i paint'],
	['What do you paint?', 'in my free time i paint'],
	['Where do you swim?', 'i love it when i swim'],
	['Where did you lose it?', 'i forgot my wallet'],
])('%s asks for something else than: %s', (question, heard) => {
	expect(asksWhatWasTold(question, heard)).toBe(false);
});

test.each([
	['What family do you have?', 'i do not have family', true],
	['What do you like to do when you travel?', 'i have never travelled', true],
	['Where would you like to travel?', 'i have never travelled', false],
	['Who are you close to?', 'i do not have family', false],
	['What do you like to do when you travel?', 'i travel a lot', false],
])('"%s" after "%s" takes for granted what was denied: %s', (question, heard, expected) => {
	expect(asksOfDenied(question, heard)).toBe(expected);
});
