// biome-ignore lint/style/noRestrictedImports: the registry is content, and both ends of the wire are made with it.
import written from '../../content/activities.json' with { type: 'json' };
import type { ActivityRow } from './activity.ts';

/** Every activity by its name (`content/activities.json`, which the server checks when it starts). */
export const activities = { ...written.practised, ...written.asked };
export type ActivityName = keyof typeof activities;

/** What is known of an activity, where its name is not known beforehand. */
export const activityRow = (name: ActivityName) => activities[name] as ActivityRow;

/** What practice is remembered as. */
export const practisedActivities = Object.keys(written.practised) as (keyof typeof written.practised)[];

/** What a teacher may ask for: a question of their own first. */
export const homeworkActivities = (
	[...Object.keys(written.asked), ...practisedActivities] as ActivityName[]
).filter((name) => activityRow(name).mark !== undefined);
