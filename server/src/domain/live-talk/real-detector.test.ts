import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { LiveTalkServerMessage } from '@henry/contract/live-talk.ts';
import { concatPcm16 } from '@henry/sound/pcm.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedEar } from '#server/adapters/speech-to-text/embedded.ts';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { createSmartTurn } from '#server/adapters/turn-detector/smart-turn.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from '#server/domain/conversation/embedded-coach.ts';
import { fetchingMs, modelForTests } from '#server/models-for-tests.ts';
import { LiveTalkSession } from './live-talk-session.ts';
import { createLiveWork } from './live-work.ts';

const speechToText = createEmbeddedEar({ folder: configForTests.earFolder, processes: 1, maxUtterances: 8 });
const textToSpeech = createFlite({ processes: 1, maxQueued: 8 });
const coach = createEmbeddedCoach(loadContent(configForTests.contentFolder));
let turnDetector: ReturnType<typeof createSmartTurn>;

beforeAll(async () => {
	const { network } = await modelForTests('turn-detector');
	const { network: speechDetector } = await modelForTests('speech-detector');
	turnDetector = createSmartTurn({ files: { network, speechDetector }, processes: 1 });
	await Promise.all([speechToText, textToSpeech, turnDetector].map((engine) => engine.start()));
}, fetchingMs);
afterAll(() => Promise.all([speechToText, textToSpeech, turnDetector].map((engine) => engine.close())));

const frameSamples = speechSampleRateHz / 50;
const silence = (seconds: number) => new Int16Array(seconds * speechSampleRateHz);

/** A talk in which the learner has the turn. */
function openTalk(pauseMs: number) {
	const messages: LiveTalkServerMessage[] = [];
	const failures: unknown[] = [];
	const session = new LiveTalkSession(
		{ speechToText, textToSpeech, coach, liveWork: createLiveWork(), turnDetector },
		{
			type: 'start',
			exercise: { type: 'talk', exerciseType: 'talkAboutYou' },
			fullConversation: [{ role: 'system', content: 'What would you like to know?' }],
			settings: { pauseMs, handsFree: true, voiceRate: 1 },
			repeatsLast: false,
		},
		{
			send: (message) => messages.push(message),
			sendSound: () => {},
			tellPartial: () => {},
			tellFailure: (error) => failures.push(error),
			fail: (error) => failures.push(error),
		},
	);
	/** Sends sound as fast as it is spoken, until a message of a type comes; answers how much of it was sent, in seconds. */
	async function say(sound: Int16Array, until?: LiveTalkServerMessage['type']): Promise<number> {
		for (let place = 0; place + frameSamples <= sound.length; place += frameSamples) {
			if (messages.some(({ type }) => type === until)) return place / speechSampleRateHz;
			session.push(sound.slice(place, place + frameSamples));
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
		return sound.length / speechSampleRateHz;
	}
	return { session, messages, failures, say };
}

test('a question is answered long before the pause of a patient learner is over', async () => {
	const { samples } = await textToSpeech.speak('How much does it cost to go there by train?');
	const talk = openTalk(5_000);
	await talk.say(concatPcm16([silence(0.5), samples]));
	expect(await talk.say(silence(4.5), 'final')).toBeLessThan(4.5);
	expect(talk.messages).toContainEqual(
		expect.objectContaining({ type: 'final', place: 1, transcription: expect.stringMatching(/train/) }),
	);
	talk.session.close();
}, 60_000);

test('a detector that is killed in mid-turn costs no word, and is taken up again @whole', async () => {
	const { samples } = await textToSpeech.speak('My sister is very good at music.');
	const talk = openTalk(600);
	await talk.say(concatPcm16([silence(0.5), samples.slice(0, samples.length / 2)]));
	const killed = turnDetector.processIds();
	for (const id of killed) process.kill(id, 'SIGKILL');
	await talk.say(concatPcm16([samples.slice(samples.length / 2), silence(4)]), 'final');
	expect(talk.messages).toContainEqual(
		expect.objectContaining({ type: 'final', transcription: expect.stringMatching(/sister.*good.*music/) }),
	);
	expect(talk.failures).toEqual([]);
	await turnDetector.start();
	expect(turnDetector.processIds()).not.toEqual(killed);
	const before = talk.messages.length;
	await talk.say(concatPcm16([silence(3), samples, silence(3)]));
	expect(talk.messages.slice(before)).toContainEqual({ type: 'voice', active: true });
	talk.session.close();
}, 60_000);
