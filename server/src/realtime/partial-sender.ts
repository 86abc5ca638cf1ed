import type { TranscriptResponse } from '@henry/contract/transcript.ts';

/** Words that are being said change faster than anybody reads. */
const partialIntervalMs = 200;

/** Sends partial transcripts, the latest one at most once in `partialIntervalMs`, and none twice in a row. */
export function createPartialSender(send: (message: TranscriptResponse & { type: 'partial' }) => void) {
	let timer: NodeJS.Timeout | undefined;
	let latest: TranscriptResponse;
	let sent = '';
	let stopped = false;
	function sendLatest(): void {
		timer = undefined;
		const text = JSON.stringify(latest);
		if (text === sent) return;
		sent = text;
		send({ type: 'partial', ...latest });
		timer = setTimeout(sendLatest, partialIntervalMs);
	}
	return {
		tell(transcript: TranscriptResponse): void {
			latest = transcript;
			if (!timer && !stopped) sendLatest();
		},
		/** What was told last is out of date. */
		clear(): void {
			clearTimeout(timer);
			timer = undefined;
			sent = '';
		},
		stop(): void {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
