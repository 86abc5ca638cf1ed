import { defaultReminderPlan, type ReminderPlan, reminderPlanSchema } from '@henry/contract/reminders.ts';
import { keptText } from './kept-text.ts';

const kept = keptText('henry.reminders');

/** When the visitor of this browser wants to be reminded, as chosen last. */
export function keptReminderPlan(): ReminderPlan {
	try {
		return reminderPlanSchema.parse(JSON.parse(kept.read() ?? 'null'));
	} catch {
		// Nothing was chosen.
		return defaultReminderPlan;
	}
}

/** Keeps a choice for this browser. */
export function keepReminderPlan(plan: ReminderPlan): void {
	kept.keep(JSON.stringify(plan));
}
