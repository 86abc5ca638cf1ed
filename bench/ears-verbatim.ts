import { toWords } from '../server/src/adapters/speech-to-text/word-error-rate.ts';
import { createKokoroForTests } from '../server/src/adapters/text-to-speech/kokoro-for-tests.ts';
import { createBenchWhisper } from './ears-whisper.ts';
import { rounded } from './result.ts';
import { withRecognizer } from './stt-recognizers.ts';
import { errorRate, score } from './stt-score.ts';
import { markedMistakes } from './stt-sentences.ts';
import { at16kHz } from './voice-times.ts';

/** Voices that the adapter has not heard: British, American, Spanish, Portuguese, Italian, Hindi, Mandarin, Japanese. */
const voices = [
	'bf_emma',
	'am_michael',
	'em_alex',
	'bm_lewis',
	'af_sarah',
	'pm_alex',
	'if_sara',
	'hm_omega',
	'zf_xiaoni',
	'jf_alpha',
] as const;
/** Each sentence is said by so many of them. */
const voicesEach = 4;
const mark = /\{([^|}]*)\|([^}]*)\}/g;

type Mistake = { said: string[]; right: string[] };

/** A mistake as it is said and as it would be right, each between the words beside it. */
function mistakesIn(marked: string): Mistake[] {
	return [...marked.matchAll(mark)].map(({ 0: whole, 1: said = '', 2: right = '', index }) => {
		const asSaid = (part: string) => toWords(part.replace(mark, '$1'));
		const before = asSaid(marked.slice(0, index)).slice(-1);
		const after = asSaid(marked.slice(index + whole.length)).slice(0, 1);
		return {
			said: [...before, ...toWords(said), ...after],
			right: [...before, ...toWords(right), ...after],
		};
	});
}

const holds = (heard: readonly string[], words: readonly string[]) =>
	` ${heard.join(' ')} `.includes(` ${words.join(' ')} `);

/**
 * Whether mistakes that were said stay in what is heard: kept, put right, or misheard as something else. Of `kept` and
 * `putRight` together, the share of `kept` is what counts.
 */
export async function verbatim({ trial }: { trial: boolean }) {
	const [first, ...others] = voices;
	const kokoro = createKokoroForTests([first, ...others]);
	const counts = { kept: 0, putRight: 0, misheard: 0 };
	const wrongly: string[] = [];
	try {
		return await withRecognizer(createBenchWhisper(), async (whisper) => {
			const scores = [];
			for (const [place, marked] of (trial ? markedMistakes.slice(0, 4) : markedMistakes).entries()) {
				const sentence = marked.replace(mark, '$1');
				for (let turn = 0; turn < voicesEach; turn++) {
					const voice = voices[(place + 3 * turn) % voices.length];
					const words = await whisper.recognize(at16kHz(await kokoro.speak(sentence, { voice })));
					const heard = words.map(({ text }) => text);
					scores.push(score(sentence, heard));
					for (const { said, right } of mistakesIn(marked)) {
						const fate = fateOf(toWords(heard.join(' ')), said, right);
						counts[fate] += 1;
						if (fate === 'putRight') wrongly.push(`${voice}: ${sentence} | ${heard.join(' ')}`);
					}
				}
			}
			const keptShare = counts.kept / (counts.kept + counts.putRight);
			return {
				clips: scores.length,
				wordErrorRate: rounded(errorRate(scores), 4),
				mistakes: counts,
				keptOfThoseNotMisheard: rounded(keptShare),
				putRight: wrongly,
			};
		});
	} finally {
		await kokoro.close();
	}
}

function fateOf(heard: readonly string[], said: readonly string[], right: readonly string[]) {
	if (holds(heard, said)) return 'kept';
	return holds(heard, right) ? 'putRight' : 'misheard';
}
