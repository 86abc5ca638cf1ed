import { honeypotField } from '@henry/contract/waitlist.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { WaitlistForm } from '#server/ports/waitlist-form.ts';

/** A form that is posted to over HTTP, with the field names of the specification (section 5). */
export function createHttpForm(address: string, answerWithinMs = 8_000): WaitlistForm {
	return {
		async submit({ email, locale }) {
			const body = new URLSearchParams({ EMAIL: email, OPT_IN: '1', [honeypotField]: '', locale });
			const signal = AbortSignal.timeout(answerWithinMs);
			const response = await fetch(address, { method: 'POST', body, signal, redirect: 'manual' }).catch(
				(cause: unknown) => {
					throw new ProviderError('unavailable', 'The waitlist form outside does not answer.', { cause });
				},
			);
			await response.body?.cancel();
			if (response.status < 400) return;
			const isRefused = response.status < 500 && response.status !== 429;
			throw new ProviderError(
				isRefused ? 'invalid-input' : 'unavailable',
				`The waitlist form outside answers with status ${response.status}.`,
			);
		},
	};
}
