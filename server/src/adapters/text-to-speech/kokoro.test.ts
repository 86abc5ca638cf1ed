import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	speakingCases,
	textToSpeechCases,
	timedVoiceCases,
	type VoiceProcess,
	voiceProcessCases,
} from './contract.ts';
import { createKokoroForTests } from './kokoro-for-tests.ts';

const itself = textToSpeechCases.filter((one) => !speakingCases.includes(one));
for (const { name, run } of [...itself, ...voiceProcessCases]) {
	test(`Kokoro ${name} @whole`, () => run(() => createKokoroForTests()), 600_000);
}

describe('Kokoro', () => {
	const kokoro = createKokoroForTests();
	/** For many cases, because it takes seconds to load. */
	const shared: VoiceProcess = { ...kokoro, close: async () => {} };
	beforeAll(() => kokoro.start(), 120_000);
	afterAll(() => kokoro.close());

	// The longest text takes more than a minute of a processor, phrase by phrase like any other.
	const cases = speakingCases.filter(({ name }) => !/longest text/.test(name));
	for (const { name, run } of cases) test(`${name} @whole`, () => run(() => shared), 600_000);
	for (const { name, run } of timedVoiceCases) test(name, () => run(() => shared), 600_000);

	test.each([
		['Hi.', ['Hi']],
		['No', ['No']],
		['B', ['B']],
		['7', ['7']],
		['2026', ['2026']],
		['020 7946 0958', ['020', '7946', '0958']],
		['“Curly,” she said, ‘quotes’…', ['Curly', 'she', 'said', 'quotes']],
		['José, Siobhan y Xavi', ['Jose', 'Siobhan', 'y', 'Xavi']],
		['Я говорю hello 你好', ['hello']],
	])(
		'%s @whole',
		async (text, words) => {
			const spoken = await kokoro.speak(text);
			expect(spoken.words?.map((word) => word.text)).toEqual(words);
			expect(spoken.samples.length / spoken.sampleRateHz).toBeGreaterThan(0.25);
			expect(spoken.samples.length / spoken.sampleRateHz).toBeLessThan(6);
		},
		60_000,
	);

	test('neither end of a sound clicks', async () => {
		const { samples } = await kokoro.speak('Yes, of course.');
		for (const sample of [samples[0], samples.at(-1)]) expect(Math.abs(sample ?? 9_999)).toBeLessThan(100);
	}, 60_000);
});

test.each([
	['a missing network', join(import.meta.dirname, 'none.onnx')],
	['a damaged network', import.meta.filename],
])(
	'%s fails the start and every call, and nothing else',
	async (_, network) => {
		const kokoro = createKokoroForTests(['bm_george'], { network });
		await expect(kokoro.start()).rejects.toMatchObject({ name: 'ProviderError', category: 'unavailable' });
		expect(kokoro.health().state).toBe('failed');
		await expect(kokoro.speak('Hello.')).rejects.toMatchObject({ category: 'unavailable' });
		await kokoro.close();
	},
	60_000,
);
