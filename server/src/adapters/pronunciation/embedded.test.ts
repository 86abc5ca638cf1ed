import { afterAll, expect, test } from 'vitest';
import { createFlite } from '#server/adapters/text-to-speech/flite.ts';
import { configForTests } from '#server/app-for-tests.ts';
import { clearText, noise, type PronunciationContract, pronunciationCases, wordsOf } from './contract.ts';
import { createEmbeddedAssessor } from './embedded.ts';

const voice = createFlite({ processes: 1, maxQueued: 4 });
const create = () => createEmbeddedAssessor({ folder: configForTests.earFolder, processes: 1, maxQueued: 1 });
const judge = create();
const contract: PronunciationContract = {
	create,
	shared: judge,
	say: async (text) => {
		const { samples, sampleRateHz } = await voice.speak(text);
		expect(sampleRateHz).toBe(16_000);
		return samples;
	},
};

afterAll(() => Promise.all([voice.close(), judge.close()]));

for (const { name, run } of pronunciationCases)
	test(`the embedded judge ${name}`, () => run(contract), 60_000);

/** A case with a judge that is ready, and clear speech. */
const withJudge = (check: (assessor: typeof judge, speech: Int16Array) => Promise<void>) => async () => {
	await judge.start();
	await check(judge, await contract.say(clearText));
};

/** The sounds of a word that are marked, with what was heard for them. */
async function marksOf(said: string, text: string, place: number): Promise<string[]> {
	const { words } = await judge.assess(await contract.say(said), wordsOf(text));
	return (words[place]?.sounds ?? []).flatMap(
		({ phone, unsure, score0to100, heardInstead, dropped, insertedBefore }) => {
			const instead = dropped ? 'nothing' : heardInstead;
			if (!unsure && score0to100 > 50) return [];
			return [`${phone}${insertedBefore ? ' after a vowel' : ` as ${instead}`}`];
		},
	);
}

test.each([
	['The sheep was very old.', 'The ship was very old.', 1, 'IH as IY'],
	['It is a berry good day.', 'It is a very good day.', 3, 'V as B'],
	['I saw a sip in the bay.', 'I saw a ship in the bay.', 3, 'SH as S'],
	['I can day it again.', 'I can they it again.', 2, 'DH as D'],
	['The eschool is near the park.', 'The school is near the park.', 1, 'S after a vowel'],
	['We nee a new car.', 'We need a new car.', 1, 'D as nothing'],
])('“%s” for “%s” is heard, and what is read rightly is not marked', async (said, text, place, mark) => {
	expect(await marksOf(said, text, place)).toEqual([mark]);
	expect(await marksOf(text, text, place)).toEqual([]);
});

test.each([
	['the weather the weather is very nice today', { from: 0, to: 2 }],
	['the weather is really quite very nice today', undefined],
])('of “%s” it is told whether it says something twice', async (said, range) => {
	const { extra } = await judge.assess(await contract.say(said), wordsOf(clearText));
	expect(extra.map(({ repeats }) => repeats)).toEqual([range]);
});

test(
	'a process killed in the middle of a call fails that call alone @whole',
	withJudge(async (assessor, speech) => {
		const killed = assessor.assess(noise(20), wordsOf(clearText));
		const waiting = assessor.assess(speech, wordsOf(clearText));
		await new Promise((sent) => setImmediate(sent));
		for (const processId of assessor.processIds()) process.kill(processId, 'SIGKILL');
		await expect(killed).rejects.toMatchObject({ category: 'unavailable' });
		expect((await waiting).resembles).toBe(true);
		expect((await assessor.assess(speech, wordsOf(clearText))).resembles).toBe(true);
	}),
	60_000,
);

test(
	'a call beyond the queue is busy, and those before it are served',
	withJudge(async (assessor, speech) => {
		const accepted = [1, 2].map(() => assessor.assess(speech, wordsOf(clearText)));
		await expect(assessor.assess(speech, wordsOf(clearText))).rejects.toMatchObject({
			category: 'busy',
			retryAfterSeconds: expect.toSatisfy((seconds) => Number.isInteger(seconds) && seconds >= 1),
		});
		for (const reading of await Promise.all(accepted)) expect(reading.resembles).toBe(true);
	}),
);

test(
	'a word that nobody can say is named',
	withJudge(async (assessor, speech) => {
		await expect(assessor.assess(speech, wordsOf("the hh is '"))).rejects.toMatchObject({
			category: 'invalid-input',
			message: expect.stringContaining('“hh”'),
		});
	}),
);

test(
	'any way to read a word counts: its letters, its number, its year, British and American',
	withJudge(async (assessor) => {
		const words = [
			{ text: 'BBC', ways: [['bbc'], ['b', 'b', 'c']] },
			{
				text: '1999',
				ways: [
					['one', 'thousand', 'ninety', 'nine'],
					['nineteen', 'ninety', 'nine'],
				],
			},
			{ text: "Z's", ways: [["z's"]] },
		];
		const reading = await assessor.assess(await contract.say("B B C. Nineteen ninety nine. Zee's"), words);
		expect(reading.words.map(({ sounds }) => sounds.map(({ phone }) => phone).join(' '))).toEqual([
			'B IY B IY S IY',
			expect.stringMatching(/^N AY N T IY N /),
			'Z IY Z',
		]);
	}),
);

test('a folder without the models is named when it starts', async () => {
	const assessor = createEmbeddedAssessor({ folder: '/nowhere', processes: 1, maxQueued: 1 });
	await expect(assessor.start()).rejects.toThrow(/lexicon\.txt/);
	await assessor.close();
});
