import type { Area } from '#web/messages/areas.ts';

/** What a talk with Henry speaks with, from its first turn to its report. */
export const talkAreas = [
	'conversation',
	'lesson',
	'liveTalk',
	'practised',
	'recorder',
	'report',
	'talkReport',
	'transcript',
] as const satisfies readonly Area[];
