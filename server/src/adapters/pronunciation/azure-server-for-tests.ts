import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeWav } from '@henry/sound/wav.ts';

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

type Call = { url: string; headers: IncomingMessage['headers']; parameters: Record<string, string> };
type Answer = (response: ServerResponse) => void;
type Word = { Word: string; ErrorType: string; place: number };

export type AzureServerForTests = {
	address: string;
	calls: Call[];
	/** What to answer instead of an assessment. */
	answer: Answer | undefined;
	/** Makes the server hear this text in that speech. */
	hear(speech: Int16Array, text: string): void;
	close(): void;
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

/** Answers with JSON, as the service does. */
export const json =
	(body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
	(response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** A server in this process that assesses pronunciation by the protocol that Azure Speech documents. */
export async function startAzureServer(): Promise<AzureServerForTests> {
	const heard = new Map<string, string>();

	function assess({ parameters }: Call, wav: Uint8Array): unknown {
		const said = heard.get(fingerprint(wav));
		if (said === undefined) {
			return { RecognitionStatus: isSilent(wav) ? 'InitialSilenceTimeout' : 'BabbleTimeout' };
		}
		const reference = (parameters.ReferenceText ?? '').split(' ');
		return assessment(reference, said.split(' '), (wav.length - headerBytes) / 2);
	}

	const http = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const header = String(request.headers['pronunciation-assessment'] ?? '');
		const parameters = JSON.parse(Buffer.from(header, 'base64').toString());
		const call = { url: request.url ?? '', headers: request.headers, parameters };
		server.calls.push(call);
		(server.answer ?? json(assess(call, Buffer.concat(chunks))))(response);
	});
	await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
	const server: AzureServerForTests = {
		address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
		calls: [],
		answer: undefined,
		hear: (speech, text) => heard.set(fingerprint(encodeWav(speech, 16_000)), text),
		close() {
			http.close();
			http.closeAllConnections();
		},
	};
	return server;
}
