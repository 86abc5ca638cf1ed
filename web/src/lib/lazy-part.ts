import { type ComponentType, lazy } from 'react';
import type { Area } from '#web/messages/areas.ts';
import { loadAreas } from '#web/messages/i18n.ts';

/** A component whose code and words are fetched when it is first shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, areas: readonly Area[]) {
	return lazy(async () => {
		const [Part] = await Promise.all([load(), loadAreas(areas)]);
		return { default: Part };
	});
}
