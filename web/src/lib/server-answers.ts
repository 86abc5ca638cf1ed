import { apiPaths } from '@henry/contract/api-paths.ts';
import { getBlob } from './api-client.ts';

const answerMs = 5_000;

/** Whether the server answers, be it with a refusal. */
export function serverAnswers(): Promise<boolean> {
	return getBlob(apiPaths.health, { timeoutMs: answerMs }).then(
		() => true,
		({ code }) => code !== 'unavailable' && code !== 'deadline-exceeded',
	);
}
