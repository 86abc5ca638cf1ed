import type { ServerTextsByLanguage } from '@henry/contract/server-texts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Erasures } from '#server/ports/erasures.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';

/** What signing in and out stands on. */
export type AccountServices = {
	store: Store;
	mailer: Mailer;
	secrets: Secrets;
	clock: Clock;
	erasures: Erasures;
	content: { serverTexts: ServerTextsByLanguage };
};
