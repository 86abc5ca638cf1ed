import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Assessor, type Reading } from '@henry/ear/assessor.ts';
import type { SpeakerProfile } from '@henry/ear/speaker-profile.ts';
import { serveEngine } from '#server/engines/serve-engine.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import { letterPronunciations } from './letter-names.ts';

/** So many ways to say one written word are tried; "2026" has a dozen, with the variants of each of its words more. */
const mostPronunciations = 48;
/** And so many phones in all of them together, so that a text of long numbers takes no more time and memory than others. */
const mostPhones = 600;

let assessor: Assessor | undefined;

function loadAssessor(folder: string): Assessor {
	const bytes = (name: string) => readFileSync(join(folder, name));
	return new Assessor({
		acoustic: bytes('acoustic.safetensors'),
		lexicon: bytes('lexicon.txt').toString(),
		letterToSound: JSON.parse(bytes('letter-to-sound.json').toString()),
		pronunciation: bytes('pronunciation.safetensors'),
	});
}

/** All pronunciations of words said one after the other. */
function joined(words: string[], of: Assessor): string[][] {
	let spoken: string[][] = [[]];
	for (const word of words) {
		const letter = letterPronunciations(word);
		const ways = letter.length > 0 ? letter : of.pronunciationsOf(word);
		if (ways.length === 0) {
			throw new ProviderError(
				'invalid-input',
				`The word “${word}” cannot be read. Please write another one.`,
			);
		}
		spoken = spoken.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, mostPronunciations);
	}
	return spoken;
}

/** The pronunciations of a written word: of each way to read it the first, then of each the second, as far as they fit. */
function pronunciationsOf(ways: string[][], of: Assessor): string[][] {
	const ofWays = ways.map((way) => joined(way, of));
	const inTurn = Array.from({ length: mostPronunciations }, (_, turn) =>
		ofWays.flatMap((pronunciations) => pronunciations.slice(turn, turn + 1)),
	).flat();
	let phones = 0;
	return inTurn.slice(0, mostPronunciations).filter((pronunciation, index) => {
		phones += pronunciation.length;
		return index === 0 || phones <= mostPhones;
	});
}

function assess(speech: Int16Array, words: string[][][], speaker?: SpeakerProfile): Reading {
	const of = assessor;
	if (!of) throw new Error('The model is not loaded.');
	return of.judge(
		speech,
		words.map((ways) => pronunciationsOf(ways, of)),
		speaker,
	);
}

serveEngine({
	warm() {
		assessor = loadAssessor(process.argv[2] as string);
		// The first reading is slow until its code is compiled.
		assess(
			new Int16Array(16_000).map((_, index) => 2_000 * Math.sin(index ** 1.5 / 1_000)),
			[[['hello']]],
		);
	},
	methods: { assess },
});
