import type { CaptchaChallenge } from '@henry/contract/waitlist.ts';
import type { CaptchaAnswer } from './captcha.worker.ts';

/** Solves a challenge in a thread of its own, so that the page stays lively. Answers it as base64 JSON. */
export function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
	const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
	const answer = new Promise<string>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<CaptchaAnswer>) => {
			if ('failure' in data) reject(new Error(data.failure));
			else resolve(btoa(JSON.stringify({ challenge, solution: data.solution })));
		};
		worker.onerror = ({ message }) => reject(new Error(message));
	});
	worker.postMessage(challenge);
	return answer.finally(() => worker.terminate());
}
