import { type ComponentType, lazy, useState } from 'react';
import type { Area } from '#web/messages/areas.ts';
import { loadAreas } from '#web/messages/i18n.ts';

/** The code or the words of a page could not be fetched. */
export class PageNotLoadedError extends Error {
	override readonly name = 'PageNotLoadedError';
}

/** A page, and how to fetch it before it is shown: shown then, it is there at once. */
export type LazyPage = ComponentType & { fetch: () => Promise<unknown> };

/** A page whose code and words are fetched when it is first shown, if not before. */
export function lazyPage(load: () => Promise<ComponentType>, areas: readonly Area[] = []): LazyPage {
	let Fetched: ComponentType | undefined;
	const fetch = async () => {
		try {
			const [Page] = await Promise.all([load(), loadAreas(areas)]);
			Fetched = Page;
			return { default: Page };
		} catch (cause) {
			throw new PageNotLoadedError('The page could not be fetched.', { cause });
		}
	};
	const Waiting = lazy(fetch);
	function Page() {
		const [Shown] = useState<ComponentType>(() => Fetched ?? Waiting);
		return <Shown />;
	}
	return Object.assign(Page, { fetch });
}

/** A lazy page that asks the server for something, so the query cache comes with it, and the words for failures. */
export function lazyServerPage(load: () => Promise<ComponentType>, areas: readonly Area[]): LazyPage {
	return lazyPage(async () => {
		const [Page, { withServerState }] = await Promise.all([load(), import('./server-state.tsx')]);
		return withServerState(Page);
	}, ['errors', ...areas]);
}
