import { ltiPaths } from '@henry/contract/lti.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { maxPlatformsPerAcademy } from '@henry/contract/world-limits.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Lti } from '#server/ports/lti.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { full } from './academy-refusals.ts';

type RegistrationServices = { store: Pick<Store, 'lti'>; secrets: Secrets; clock: Clock; lti: Lti };

/**
 * Lets a platform register itself by a link that the academy's owner has made; answers the academy's language. Throws
 * `invalid-argument` for a link that is used up or expired, and for a platform that does not follow the standard.
 */
export function registerAtPlatform(
	{ store, secrets, clock, lti }: RegistrationServices,
	publicAddress: string,
) {
	return async (
		token: string,
		wanted: { configurationAddress: string; registrationToken: string | null },
	): Promise<string> => {
		const gone = () => new AppError('invalid-argument', refusals.launchNotTaken);
		const tokenHash = secrets.hash(token);
		if (!(await store.lti.isRegistrationOpen(tokenHash, clock.nowMs()))) throw gone();
		const id = secrets.newId();
		const registered = await lti.register(wanted, {
			...{ name: 'Talk to Henry', home: publicAddress },
			loginAddress: `${publicAddress}${ltiPaths.login}/${id}`,
			launchAddress: `${publicAddress}${ltiPaths.launch}/${id}`,
			keysAddress: `${publicAddress}${ltiPaths.keys}`,
		});
		const platform = { id, ...registered };
		const outcome = await store.lti.register(tokenHash, platform, clock.nowMs(), maxPlatformsPerAcademy);
		if (outcome === 'full') throw full();
		if (outcome === 'notFound') throw gone();
		return (await store.lti.platform(id))?.language ?? 'en';
	};
}
