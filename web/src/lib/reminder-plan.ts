import { defaultReminderPlan, type ReminderPlan, reminderPlanSchema } from '@henry/contract/reminders.ts';
import { createBrowserStore } from './browser-store.ts';

const store = createBrowserStore('henry.reminders', (kept) =>
	reminderPlanSchema.parse(kept ?? defaultReminderPlan),
);

/** When the visitor of this browser wants to be reminded, as chosen last. */
export const keptReminderPlan = (): ReminderPlan => store.read();

/** Keeps a choice for this browser. */
export const keepReminderPlan = (plan: ReminderPlan): void => store.keep(plan);
