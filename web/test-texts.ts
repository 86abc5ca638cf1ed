import type { Area } from '#web/messages/areas.ts';
import { loadAreas } from '#web/messages/i18n.ts';
import { catalogueOf } from './catalogues.ts';

await loadAreas(Object.keys(catalogueOf('en')) as Area[]);
