import { type ComponentType, lazy } from 'react';
import { loadShownMessages } from '#web/messages/i18n.ts';

/** The code or the words of a page could not be fetched. */
export class PageNotLoadedError extends Error {
	override readonly name = 'PageNotLoadedError';
}

/** A page whose code and words are fetched when it is first shown. */
export function lazyPage(load: () => Promise<ComponentType>) {
	return lazy(async () => {
		try {
			const [Page] = await Promise.all([load(), loadShownMessages()]);
			return { default: Page };
		} catch (cause) {
			throw new PageNotLoadedError('The page could not be fetched.', { cause });
		}
	});
}

/** A lazy page that asks the server for something, so the query cache comes with it. */
export function lazyServerPage(load: () => Promise<ComponentType>) {
	return lazyPage(async () => {
		const [Page, { withServerState }] = await Promise.all([load(), import('./server-state.tsx')]);
		return withServerState(Page);
	});
}
