import { isAtNight, type ReminderPlan } from '@henry/contract/reminders.ts';
import { Bell, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { canShowReminders } from '#web/lib/push-reminders.ts';
import type { useDeviceReminder } from './use-device-reminder.ts';

type DeviceReminderProps = { plan: ReminderPlan; device: ReturnType<typeof useDeviceReminder> };

/** What the browser answered when it was asked whether Henry may show reminders, and it was no. */
function Refused({ permission }: { permission: NotificationPermission | undefined }) {
	const { t } = useTranslation('reminders');
	if (permission === 'granted') return null;
	const isDenied = permission === 'denied' || Notification.permission === 'denied';
	return (
		<p role="status" className="font-semibold empty:hidden">
			{isDenied ? t('device.denied') : permission === 'default' && t('device.dismissed')}
		</p>
	);
}

function TurnOn({ plan, device, publicKey }: DeviceReminderProps & { publicKey: string }) {
	const { t } = useTranslation('reminders');
	const { turningOn, turningOff } = device;
	const turnOn = () => turningOn.mutate({ publicKey, plan });
	return (
		<>
			{turningOff.isSuccess && <p role="status">{t('device.stopped')}</p>}
			<Refused permission={turningOn.data} />
			{turningOn.isError && (
				<ErrorNotice
					error={turningOn.error}
					words={{ title: t('device.failed.title'), advice: t('device.failed.advice') }}
				/>
			)}
			<Button look="secondary" disabled={turningOn.isPending || isAtNight(plan.time)} onClick={turnOn}>
				<Bell aria-hidden="true" className="size-5" />
				{t(turningOn.isPending ? 'device.turningOn' : 'device.button')}
			</Button>
		</>
	);
}

function TurnOff({ device: { turningOff, changing } }: Pick<DeviceReminderProps, 'device'>) {
	const { t } = useTranslation('reminders');
	return (
		<>
			<p role="status" className="font-semibold">
				{t('device.on')}
			</p>
			{changing.isError && (
				<ErrorNotice error={changing.error} onRetry={() => changing.mutate(changing.variables)} />
			)}
			{turningOff.isError && <ErrorNotice error={turningOff.error} />}
			<Button look="secondary" disabled={turningOff.isPending} onClick={() => turningOff.mutate()}>
				<BellOff aria-hidden="true" className="size-5" />
				{t('device.stop')}
			</Button>
		</>
	);
}

function Choice({ plan, device }: DeviceReminderProps) {
	const { t } = useTranslation('reminders');
	const { state } = device;
	if (!canShowReminders()) return <p>{t('device.cannot')}</p>;
	if (state.isPending) return <LoadingNotice label={t('device.loading')} />;
	if (!state.data) return <ErrorNotice error={state.error} onRetry={() => void state.refetch()} />;
	const { publicKey, isOn } = state.data;
	if (publicKey === null) return <p>{t('device.off')}</p>;
	return (
		<>
			<p>
				{t('device.about')} {t('device.service')}
			</p>
			{isAtNight(plan.time) && (
				<p role="status" className="font-semibold">
					{t('device.night')}
				</p>
			)}
			{isOn ? <TurnOff device={device} /> : <TurnOn plan={plan} device={device} publicKey={publicKey} />}
		</>
	);
}

/** Reminders that Henry sends to this device, only where its owner wants them. */
export function DeviceReminder(props: DeviceReminderProps) {
	const { t } = useTranslation('reminders');
	return (
		<div className="space-y-3">
			<h3 className="font-bold text-lg">{t('device.title')}</h3>
			<Choice {...props} />
		</div>
	);
}
