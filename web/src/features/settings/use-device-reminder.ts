import { isAtNight, type ReminderPlan, reminderKeySchema, reminderPaths } from '@henry/contract/reminders.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getJson } from '#web/lib/api-client.ts';
import {
	canShowReminders,
	currentSubscription,
	endReminders,
	saveReminder,
	subscribe,
} from '#web/lib/push-reminders.ts';
import { keptReminderPlan } from '#web/lib/reminder-plan.ts';

/** How it stands with reminders of this device: `publicKey` is null where the server sends none. */
type DeviceReminder = { publicKey: string | null; isOn: boolean };
const queryKey = ['deviceReminder'];
/** Changes reach the server one after the other. */
const scope = { id: 'deviceReminder' };

/**
 * Reminders of this device: whether they are on, and what turns them on and off or changes their plan. Where they are on, the
 * server is told so each time, so that it goes on with them, and in the language of now.
 */
export function useDeviceReminder() {
	const { i18n } = useTranslation();
	const queryClient = useQueryClient();
	const note = (change: Partial<DeviceReminder>) =>
		queryClient.setQueryData<DeviceReminder>(queryKey, (known) => known && { ...known, ...change });

	const state = useQuery({
		queryKey,
		enabled: canShowReminders(),
		staleTime: 0,
		async queryFn({ signal }): Promise<DeviceReminder> {
			const { publicKey } = await getJson(reminderPaths.reminderKey, reminderKeySchema, { signal });
			const subscription = await currentSubscription();
			const plan = keptReminderPlan();
			if (publicKey && subscription && !isAtNight(plan.time))
				await saveReminder(subscription, plan, i18n.language);
			return { publicKey, isOn: subscription !== null };
		},
	});
	const turningOn = useMutation({
		scope,
		async mutationFn({ publicKey, plan }: { publicKey: string; plan: ReminderPlan }) {
			// Asked for first: browsers want the click to be fresh.
			const permission = await Notification.requestPermission();
			if (permission !== 'granted') return permission;
			await saveReminder(await subscribe(publicKey), plan, i18n.language);
			note({ isOn: true });
			return permission;
		},
	});
	const turningOff = useMutation({
		scope,
		mutationFn: endReminders,
		onSettled: async () => note({ isOn: (await currentSubscription()) !== null }),
	});
	const changing = useMutation({
		scope,
		async mutationFn(plan: ReminderPlan) {
			const subscription = await currentSubscription();
			if (subscription) await saveReminder(subscription, plan, i18n.language);
		},
	});
	/** Has the server know a plan that has changed, where it reminds this device. */
	function change(plan: ReminderPlan) {
		if (state.data?.isOn && !isAtNight(plan.time)) changing.mutate(plan);
	}
	return { state, turningOn, turningOff, changing, change };
}
