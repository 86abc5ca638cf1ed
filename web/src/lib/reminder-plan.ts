import { defaultReminderPlan, type ReminderPlan, reminderPlanSchema } from '@henry/contract/reminders.ts';

const storageKey = 'henry.reminders';

/** When the visitor of this browser wants to be reminded, as chosen last. */
export function keptReminderPlan(): ReminderPlan {
	try {
		return reminderPlanSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
	} catch {
		// Nothing was chosen, or storage is forbidden.
		return defaultReminderPlan;
	}
}

/** Keeps a choice for this browser. */
export function keepReminderPlan(plan: ReminderPlan): void {
	try {
		localStorage.setItem(storageKey, JSON.stringify(plan));
	} catch {
		// Storage may be forbidden; the choice then lasts for as long as the page shows it.
	}
}
