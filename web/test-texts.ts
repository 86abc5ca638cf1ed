import { loadAreas } from '#web/messages/i18n.ts';
import type { Area } from '#web/messages/resources.ts';
import { english } from '#web/messages/resources-en.ts';

await loadAreas(Object.keys(english) as Area[]);
