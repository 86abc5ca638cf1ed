import { type ComponentType, lazy } from 'react';
import { loadShownMessages } from '#web/messages/i18n.ts';

/** The code or the words of a page could not be fetched. */
export class PageNotLoadedError extends Error {
	override readonly name = 'PageNotLoadedError';
}

/** The landing page, whose words are there from the start. Its code is fetched when it is first shown. */
export function lazyLandingPage(load: () => Promise<ComponentType>) {
	return lazy(async () => {
		try {
			return { default: await load() };
		} catch (cause) {
			throw new PageNotLoadedError('The page could not be fetched.', { cause });
		}
	});
}

/** A page whose code and words are fetched when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>) {
	return lazyLandingPage(async () => {
		const [Page] = await Promise.all([load(), loadShownMessages()]);
		return Page;
	});
}
