import { afterEach, expect, test, vi } from 'vitest';
import { answer, createScriptedDetector, openSession, settled } from './session-for-tests.ts';

afterEach(() => void vi.useRealTimers());

/** A talk with a judge of pauses in which Henry has opened and the learner has the turn. */
async function openTalk(change: Parameters<typeof openSession>[0] = {}) {
	const { detector, script } = createScriptedDetector();
	const talk = openSession(change, detector);
	await talk.begin();
	await talk.played();
	await talk.beSilent(0.4);
	talk.news();
	const types = () => talk.news().map(({ type }) => type);
	return { ...talk, script, news: talk.news, newTypes: types };
}

test('a finished turn is answered after four tenths of a second', async () => {
	const talk = await openTalk();
	talk.hears.push('What do you think');
	talk.script.completeness.push(0.95);
	await talk.speak(1);
	await talk.beSilent(0.36);
	expect(talk.newTypes()).not.toContain('final');
	await talk.beSilent(0.12);
	expect(talk.news()).toMatchObject([
		{ type: 'final', place: 1, transcription: 'What do you think' },
		{ type: 'henry' },
		{ type: 'speech' },
	]);
});

test('an unfinished turn is waited for up to two and a half seconds', async () => {
	const talk = await openTalk();
	talk.hears.push('My name is');
	talk.script.completeness.push(0.95);
	await talk.speak(1);
	await talk.beSilent(2.4);
	expect(talk.newTypes()).not.toContain('final');
	await talk.beSilent(0.2);
	expect(talk.newTypes()).toContain('final');
});

test('a pause is recognised before it is over, and a turn that goes on is recognised whole', async () => {
	const talk = await openTalk();
	talk.hears.push('I went to the', 'I went to the market');
	talk.script.completeness.push(0.1, 0.9);
	await talk.speak(1);
	await talk.beSilent(0.8);
	expect(talk.opened).toHaveLength(1);
	await talk.speak(1);
	expect(talk.opened, 'all of it is heard again').toHaveLength(2);
	await talk.beSilent(0.6);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', place: 1, transcription: 'I went to the market' }),
	);
	expect(talk.script.judged[1]).toBeGreaterThan(talk.script.judged[0] as number);
});

test('a reply to an unfinished sentence is thought up only when its end may be near', async () => {
	const talk = await openTalk();
	talk.hears.push('I like it because');
	talk.script.completeness.push(0.05);
	await talk.speak(1);
	await talk.beSilent(0.8);
	expect(talk.asked).toHaveLength(1);
	await talk.beSilent(0.6);
	expect(talk.asked).toHaveLength(2);
	expect(talk.newTypes()).not.toContain('final');
});

test('a reply that was got ready is thrown away, down to its voice, when the learner goes on', async () => {
	const talk = await openTalk();
	talk.hears.push('I like tea', 'I like tea and coffee');
	talk.script.completeness.push(0.6, 0.9);
	await talk.speak(1);
	await talk.beSilent(0.5);
	const { signal } = talk.asked.at(-1) ?? {};
	expect(signal?.aborted).toBe(false);
	expect(talk.saidSignals.at(-1)?.aborted).toBe(false);
	await talk.speak(0.3);
	expect(signal?.aborted).toBe(true);
	expect(talk.saidSignals.at(-1)?.aborted).toBe(true);
});

test('whoever goes on after Henry was given the turn, and before he is heard, takes it back', async () => {
	const talk = await openTalk();
	talk.answers.push(() => new Promise(() => {}));
	talk.hears.push('What do you think', 'of my idea');
	talk.script.completeness.push(0.95, 0.95);
	await talk.speak(1);
	await talk.beSilent(0.6);
	expect(talk.newTypes()).toContain('final');
	await talk.speak(0.5);
	expect(talk.newTypes()).toContain('your-turn');
	await talk.beSilent(1.2);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', place: 1, transcription: 'What do you think of my idea' }),
	);
});

test('sounds that are no speech start no turn, and do not suspend Henry', async () => {
	const talk = await openTalk();
	talk.script.hearsNoise = true;
	await talk.speak(3);
	expect(talk.newTypes()).toEqual([]);
	await talk.tell({ type: 'repeat' });
	await talk.speak(1);
	expect(talk.newTypes()).toEqual(['speech']);
});

test('"mm-hm" holds Henry for a moment, and he goes on; words interrupt him', async () => {
	const { detector, script } = createScriptedDetector();
	const talk = openSession({}, detector);
	talk.answers.push(answer('One. Two. Three.'));
	await talk.begin();
	talk.news();
	talk.hears.push('mm-hm', 'wait please');
	await talk.beSilent(0.3);
	await talk.speak(0.3);
	await talk.beSilent(0.4);
	expect(talk.types()).toEqual(['suspend', 'voice', 'voice', 'resume']);
	talk.news();
	script.completeness.push(0.9);
	await talk.speak(0.6);
	await talk.beSilent(0.6);
	expect(talk.types()).toEqual(expect.arrayContaining(['interrupted', 'final']));
});

test('time to think holds a turn that sounds finished', async () => {
	const talk = await openTalk();
	talk.hears.push('I think so', 'yes');
	talk.script.completeness.push(0.95, 0.95);
	await talk.speak(1);
	await talk.tell({ type: 'think', thinking: true });
	await talk.beSilent(8);
	expect(talk.newTypes()).not.toContain('final');
	await talk.speak(1);
	await talk.beSilent(1.6);
	expect(talk.newTypes()).toContain('final');
});

test('held to talk, only the button ends the turn, and nobody is judged', async () => {
	const talk = await openTalk({ settings: { pauseMs: 600, handsFree: false, voiceRate: 1 } });
	await talk.speak(1);
	expect(talk.newTypes()).toEqual([]);
	talk.hears.push('first', 'first second');
	await talk.tell({ type: 'talk-button', pressed: true });
	await talk.speak(0.5);
	await talk.beSilent(0.8);
	await talk.speak(0.5);
	expect(talk.newTypes()).not.toContain('final');
	await talk.tell({ type: 'talk-button', pressed: false });
	await talk.beSilent(0.04);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', transcription: 'first second' }),
	);
	expect(talk.script.judged).toEqual([]);
});

test('a detector that breaks in mid-turn loses nothing: energy and the learner’s own pause decide', async () => {
	const talk = await openTalk();
	talk.hears.push('I went home');
	await talk.speak(0.5);
	talk.script.isBroken = true;
	await talk.speak(0.5);
	await talk.beSilent(0.9);
	expect(talk.newTypes()).not.toContain('final');
	await talk.beSilent(0.2);
	expect(talk.news()).toContainEqual(
		expect.objectContaining({ type: 'final', transcription: 'I went home' }),
	);
	expect(talk.script.streams).toBe(0);
	talk.script.isBroken = false;
	await talk.beSilent(1);
	expect(talk.script.streams, 'it is taken up again').toBe(1);
});

test('a detector that does not answer is done without', async () => {
	const talk = await openTalk();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	talk.script.isSilent = true;
	await talk.speak(0.5);
	expect(talk.newTypes()).toEqual([]);
	await vi.advanceTimersByTimeAsync(400);
	expect(talk.news()).toMatchObject([{ type: 'voice', active: true }]);
	talk.hears.push('I went home');
	await talk.beSilent(1.2);
	expect(talk.newTypes()).toContain('final');
});

test('a button that is let go counts after the sound before it, though that is heard later', async () => {
	const talk = await openTalk({ settings: { pauseMs: 600, handsFree: false, voiceRate: 1 } });
	await talk.tell({ type: 'talk-button', pressed: true });
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	talk.script.isSilent = true;
	talk.hears.push('hello');
	await talk.speak(0.5);
	await talk.tell({ type: 'talk-button', pressed: false });
	expect(talk.newTypes()).toEqual([]);
	await vi.advanceTimersByTimeAsync(400);
	await settled();
	await talk.beSilent(0.1);
	expect(talk.news()).toContainEqual(expect.objectContaining({ type: 'final', transcription: 'hello' }));
});

test('a talk that is left leaves no stream open', async () => {
	const talk = await openTalk();
	expect(talk.script.streams).toBe(1);
	talk.close();
	await talk.speak(0.1);
	expect(talk.script.streams).toBe(0);
});
