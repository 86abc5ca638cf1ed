import { csvFile } from './domain/csv.ts';
import type { Subscriber } from './ports/subscriber-store.ts';

const header = ['email', 'locale', 'language', 'consent text', 'consented', 'confirmed'];

const asTime = (timeMs: number | null) => (timeMs === null ? '' : new Date(timeMs).toISOString());

/** Subscribers with the proof of their consent as CSV with commas, in UTF-8 with a byte order mark; times in UTC. */
export function waitlistCsv(subscribers: Subscriber[]): string {
	const rows = subscribers.map((subscriber) => [
		subscriber.email,
		subscriber.locale,
		subscriber.language,
		subscriber.consentText,
		asTime(subscriber.consentedAtMs),
		asTime(subscriber.confirmedAtMs),
	]);
	return csvFile([header, ...rows]);
}
