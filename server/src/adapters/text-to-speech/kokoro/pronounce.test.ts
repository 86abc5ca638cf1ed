import { existsSync, readFileSync } from 'node:fs';
import { createLetterToSound } from '@henry/ear/lexicon/letter-to-sound.ts';
import { createWinkTagger } from '@henry/grammar/wink-tagger.ts';
import type { Variety } from '@henry/reading/number-words.ts';
import { readAloud } from '@henry/reading/reading-aloud/read-aloud.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { lexiconFilesOfTests } from '#server/adapters/text-to-speech/kokoro-for-tests.ts';
import { createLexicon } from './lexicon.ts';
import { sentencesIn } from './phrases.ts';
import { createPronouncer } from './pronounce.ts';
import { isKnownSymbol } from './symbols.ts';

const json = (file: string | URL) => JSON.parse(readFileSync(file, 'utf8'));
const tagger = createWinkTagger();
let pronounced: Record<Variety, (text: string) => string>;

function pronouncerOf(variety: Variety) {
	const [gold, silver] = lexiconFilesOfTests(variety);
	const lexicon = createLexicon(json(gold), json(silver), variety);
	const letterToSound = createLetterToSound(
		json(new URL('../../../../../models/ear/letter-to-sound.json', import.meta.url)),
	);
	const pronounce = createPronouncer({ variety, lexicon, tagger, letterToSound });
	return (text: string) =>
		sentencesIn(readAloud(text, { variety, isWord: lexicon.isWord }))
			.flatMap(pronounce)
			.map(({ phonemes, mark }) => phonemes + mark)
			.join(' ');
}

beforeAll(() => {
	pronounced = { british: pronouncerOf('british'), american: pronouncerOf('american') };
}, 60_000);

describe('British', () => {
	test.each([
		// Parts of speech and tenses
		['I read every day.', 'ˌI ɹˈiːd ˈɛvəɹi dˈA.'],
		['I read it yesterday.', 'ˌI ɹˈɛd ɪt jˈɛstədA.'],
		['Have you read it?', 'hˌav juː ɹˈɛd ɪt?'],
		['Did she read it?', 'dˈɪd ʃiː ɹˈiːd ɪt?'],
		['She read it.', 'ʃˌiː ɹˈɛd ɪt.'],
		['They record a record.', 'ðˌA ɹɪkˈɔːd ɐ ɹˈɛkɔːd.'],
		['Where do you live?', 'wˌɛː dˈuː juː lˈɪv?'],
		['It was live music.', 'ˌɪt wɒz lˈIv mjˈuːzɪk.'],
		['He lives two lives.', 'hˌiː lˈɪvz tˈuː lˈIvz.'],
		['You can use it.', 'jˌuː kan jˈuːz ɪt.'],
		['What is the use?', 'wˌɒt ɪz ðə jˈuːs?'],
		['I used to smoke.', 'ˌI jˈuːst tə smˈQk.'],
		['I am used to it.', 'ˌI am jˈuːst tʊ ɪt.'],
		['It is used to cut bread.', 'ˌɪt ɪz jˈuːzd tə kˈʌt bɹˈɛd.'],
		['Close the door.', 'klˈQz ðə dˈɔː.'],
		['The shop is close.', 'ðə ʃˈɒp ɪz klˈQs.'],
		['The lead singer will lead.', 'ðə lˈiːd sˈɪŋə wɪl lˈiːd.'],
		['A pipe made of lead.', 'ɐ pˈIp mˌAd ɒv lˈɛd.'],
		['Wind the clock.', 'wˈInd ðə klˈɒk.'],
		['The wind blew.', 'ðə wˈɪnd blˈuː.'],
		// Weak and full forms
		['the apple, the hour, the university', 'ði ˈapᵊl, ði ˈWə, ðə jˌuːnɪvˈɜːsɪti'],
		['I want to eat.', 'ˌI wˈɒnt tʊ ˈiːt.'],
		['Go to bed.', 'ɡˌQ tə bˈɛd.'],
		['Where to?', 'wˌɛː tuː?'],
		['Yes, I can.', 'jˈɛs, ˌI kˈan.'],
		['up', 'ˈʌp'],
		['A', 'ˈA'],
		['A dog', 'ɐ dˈɒɡ'],
		// Endings and joins
		["Chris's dogs walked, needed and fitted", 'kɹˈɪsɪz dˈɒɡz wˈɔːkt, nˈiːdɪd and fˈɪtɪd'],
		['vlogging and texted', 'vlˈɒɡɪŋ and tˈɛkstɪd'],
		['far away, four apples', 'fˈɑːɹ əwˈA, fˈɔːɹ ˈapᵊlz'],
		// Letters and numbers
		['BBC, EU, PhD', 'bˌiːbˌiːsˈiː, ˌiːjˈuː, pˌiːˌAʧdˈiː'],
		['TVs', 'tˌiːvˈiːz'],
		['at 3:30', 'at hˈɑːf pˈɑːst θɹˈiː'],
		// Names and words that no lexicon has
		['José and Xavi', 'hQzˈA and ʧˈɑːvi'],
		['Siobhan', 'ʃɪvˈɔːn'],
		['Muñoz', 'muːnjˈɒθ'],
		['Fernández', 'fɛɹnˈandɛθ'],
		['snizzle', 'snˈɪzəl'],
		['btw', 'bˌiːtˌiːdˈʌbᵊljuː'],
	])('%s is said %s', (text, phonemes) => {
		expect(pronounced.british(text)).toBe(phonemes);
	});
});

test.each([
	['My car is here.', 'mˌI kˈɑɹ ɪz hˈɪɹ.'],
	['better', 'bˈɛɾəɹ'],
	['needed', 'nˈidᵻd'],
	['at 3:30', 'æt θɹˈi θˈɜɹɾi'],
])('%s is said %s by an American', (text, phonemes) => {
	expect(pronounced.american(text)).toBe(phonemes);
});

test('every symbol of every text of the content is one that Kokoro knows @whole', () => {
	const texts = ['speakle.json', 'grammar-speech.json', 'sounds.json', 'pictures.json'].map((name) => {
		const file = new URL(`../../../../../content/${name}`, import.meta.url);
		expect(existsSync(file)).toBe(true);
		return JSON.stringify(json(file)).replace(/[{}[\]":,]/g, ' ');
	});
	for (const variety of ['british', 'american'] as const) {
		const unknown = [...pronounced[variety](texts.join('. '))].filter((symbol) => !isKnownSymbol(symbol));
		expect([...new Set(unknown)]).toEqual([]);
	}
}, 60_000);
