import { createHash } from 'node:crypto';
import { encodeWav } from '@henry/sound/wav.ts';
import {
	json,
	type ServiceCall,
	type ServiceForTests,
	startService,
} from '#server/engines/service-for-tests.ts';

/** The sounds of the words that are said to this server, in the service's alphabet (SAPI). */
const sounds: Record<string, string> = {
	the: 'dh ax',
	weather: 'w eh dh ax r',
	is: 'ih z',
	really: 'r iy l iy',
	quite: 'k w ay t',
	very: 'v eh r iy',
	nice: 'n ay s',
	today: 't ax d ey',
	hello: 'h ax l ow',
	twenty: 't w eh n t iy',
	six: 's ih k s',
};
const ticksPerSample = 10_000_000 / 16_000;
const headerBytes = 44;

type Word = { Word: string; ErrorType: string; place: number };

export type AzureServerForTests = ServiceForTests & {
	/** Makes the server hear this text in that speech. */
	hear(speech: Int16Array, text: string): void;
};

/** The words of the reference and what was said, side by side, the longest common part as read. */
function miscues(reference: string[], said: string[], place = 0): Word[] {
	const [word, heard] = [reference[0], said[0]];
	if (word === undefined && heard === undefined) return [];
	if (word !== undefined && word === heard) {
		const rest = miscues(reference.slice(1), said.slice(1), place + 1);
		return [{ Word: word, ErrorType: 'None', place }, ...rest];
	}
	const read = (words: Word[]) => words.filter(({ ErrorType }) => ErrorType === 'None').length;
	const omitted = word === undefined ? undefined : miscues(reference.slice(1), said, place);
	const inserted = heard === undefined ? undefined : miscues(reference, said.slice(1), place + 1);
	if (word !== undefined && omitted && (!inserted || read(omitted) > read(inserted))) {
		return [{ Word: word, ErrorType: 'Omission', place }, ...omitted];
	}
	return [{ Word: heard as string, ErrorType: 'Insertion', place }, ...(inserted ?? [])];
}

/** A word as the service documents it; words last equally long, and so do their sounds. */
function scoredWord({ Word, ErrorType, place }: Word, wordTicks: number) {
	if (ErrorType === 'Omission') {
		return { Word, Offset: 0, Duration: 0, AccuracyScore: 0, ErrorType, Phonemes: [] };
	}
	const phones = (sounds[Word] ?? '').split(' ');
	const duration = Math.floor(wordTicks / phones.length);
	const phonemes = phones.map((Phoneme, index) => {
		const offset = Math.floor(place * wordTicks) + index * duration;
		return { Phoneme, Offset: offset, Duration: duration, AccuracyScore: 100 - 5 * index };
	});
	const [Offset, Duration] = [Math.floor(place * wordTicks), duration * phones.length];
	return { Word, Offset, Duration, Confidence: 0, AccuracyScore: 90, ErrorType, Phonemes: phonemes };
}

function assessment(reference: string[], said: string[], samples: number) {
	const wordTicks = Math.floor((samples * ticksPerSample) / (said.length + 1));
	const words = miscues(reference, said);
	const read = words.filter(({ ErrorType }) => ErrorType === 'None').length;
	return {
		RecognitionStatus: 'Success',
		Offset: 0,
		Duration: samples * ticksPerSample,
		DisplayText: said.join(' '),
		SNR: 30,
		NBest: [
			{
				Confidence: 0.9,
				Lexical: said.join(' '),
				Display: said.join(' '),
				...{ AccuracyScore: 88.5, FluencyScore: 93, PronScore: 90 },
				CompletenessScore: (100 * read) / reference.length,
				Words: words.map((word) => scoredWord(word, wordTicks)),
			},
		],
	};
}

const fingerprint = (wav: Uint8Array) => createHash('sha256').update(wav).digest('hex');
const isSilent = (wav: Uint8Array) => wav.subarray(headerBytes).every((byte) => byte === 0);

/** The parameters of the assessment that a call asks for. */
export function parametersOf({ headers }: ServiceCall): Record<string, string> {
	return JSON.parse(Buffer.from(String(headers['pronunciation-assessment'] ?? ''), 'base64').toString());
}

/** A server in this process that assesses pronunciation by the protocol that Azure Speech documents. */
export async function startAzureServer(): Promise<AzureServerForTests> {
	const heard = new Map<string, string>();
	const service = await startService((call) => {
		const said = heard.get(fingerprint(call.body));
		if (said === undefined) {
			return json({ RecognitionStatus: isSilent(call.body) ? 'InitialSilenceTimeout' : 'BabbleTimeout' });
		}
		const reference = (parametersOf(call).ReferenceText ?? '').split(' ');
		return json(assessment(reference, said.split(' '), (call.body.length - headerBytes) / 2));
	});
	return Object.assign(service, {
		hear: (speech: Int16Array, text: string) => heard.set(fingerprint(encodeWav(speech, 16_000)), text),
	});
}
