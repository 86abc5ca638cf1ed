import { dayMs } from '@henry/contract/limits.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import { maxMarksPerRound } from '@henry/contract/world-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Lti } from '#server/ports/lti.ts';
import type { DueMark } from '#server/ports/lti-store.ts';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { platformKeys } from './platform-keys.ts';

/** Changes of marks that are looked at: those of a week, so that a server that was away catches up. */
const lookBackMs = 7 * dayMs;
const firstRetryMs = 60_000;
const longestRetryMs = 6 * 60 * 60_000;
const maxFailureCharacters = 200;

type MarkServices = { store: Pick<Store, 'lti'>; secrets: Secrets; clock: Clock; lti: Lti };

/**
 * Brings platforms up to date: each mark that a teacher has confirmed is sent to the course that its learner came from, and
 * again when it changes. What a platform has is held against what it should have, so that nothing is lost between. One that
 * fails is tried again later, ever more rarely; a platform that is down ends the round for its other marks.
 */
export async function sendMarks(
	services: MarkServices,
	onFailure: (failure: ProviderError) => void,
): Promise<void> {
	const { store, clock, lti } = services;
	const nowMs = clock.nowMs();
	const due = await store.lti.dueMarks({ nowMs, sinceMs: nowMs - lookBackMs }, maxMarksPerRound);
	if (due.length === 0) return;
	const key = await platformKeys(services).signing();
	const down = new Set<string>();
	const made = new Map<string, string>();

	async function send(mark: DueMark): Promise<void> {
		const { platform, linkId, assignmentId, title } = mark;
		const { highest } = markScale(mark);
		const link = `${platform.id} ${linkId}`;
		let lineItem = mark.lineItem ?? made.get(link);
		if (!lineItem) {
			if (mark.lineItems === null) return;
			lineItem = await lti.addLineItem(platform, key, mark.lineItems, {
				title,
				highest,
				assignmentId,
				linkId,
			});
			made.set(link, lineItem);
			await store.lti.noteLineItem(platform.id, linkId, lineItem);
		}
		await lti.sendScore(platform, key, lineItem, {
			...{ subject: mark.subject, mark: mark.mark, highest, atMs: clock.nowMs() },
		});
	}

	for (const mark of due) {
		if (down.has(mark.platform.id)) continue;
		try {
			await send(mark);
			await store.lti.noteMark(mark, { sentAtMs: clock.nowMs() });
		} catch (error) {
			if (!(error instanceof ProviderError)) throw error;
			onFailure(error);
			if (error.retryable) down.add(mark.platform.id);
			const waitMs = Math.min(longestRetryMs, firstRetryMs * 2 ** mark.failures);
			const failure = error.message.slice(0, maxFailureCharacters);
			await store.lti.noteMark(mark, { nextTryAtMs: clock.nowMs() + waitMs, failure });
		}
	}
}
