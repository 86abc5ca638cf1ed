import { accountPaths } from '@henry/contract/account-paths.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { type Device, devicesResponseSchema } from '@henry/contract/devices.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { callFunction, getJson } from '#web/lib/api-client.ts';
import { signOut, signOutBy } from '#web/lib/session.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { useDeviceName } from './device-name.ts';
import { useLeaving } from './use-leaving.tsx';

/** Where an account is signed in, and the way to end that: on one device, or on all of them. */
export function Devices({ uid }: { uid: string }) {
	const { t } = useTranslation('accounts');
	const headingId = useId();
	const queryClient = useQueryClient();
	const queryKey = ['devices', uid];
	const devices = useQuery({
		queryKey,
		queryFn: async ({ signal }) =>
			(await getJson(accountPaths.devices, devicesResponseSchema, { signal })).devices,
		staleTime: 0,
	});
	const end = useMutation({
		mutationFn: ({ id }: Device) => callFunction(accountPaths.signOutDevice, { id }, doneSchema),
		onSuccess: () => queryClient.invalidateQueries({ queryKey }),
	});
	const leaving = useLeaving(uid);
	const error = end.error ?? leaving.error;
	return (
		<section aria-labelledby={headingId} className="mt-12 space-y-4">
			<h2 id={headingId} className="font-bold text-2xl">
				{t('devices.title')}
			</h2>
			<p>{t('devices.text')}</p>
			<QueryView
				query={devices}
				loading={() => <LoadingNotice label={t('devices.loading')} />}
				error={(failure, retry) => <ErrorNotice error={failure} onRetry={retry} />}
				empty={() => null}
				data={(list) => (
					<ul
						aria-labelledby={headingId}
						className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card sm:px-6"
					>
						{list.map((device) => (
							<DeviceRow
								key={device.id}
								device={device}
								isEnding={end.isPending || leaving.isPending}
								onEnd={() => (device.isThis ? leaving.leave(signOut) : end.mutate(device))}
							/>
						))}
					</ul>
				)}
			/>
			{leaving.question}
			{error && <ErrorNotice error={error} />}
			<ConfirmedButton
				look="secondary"
				question={t('devices.everywhereQuestion')}
				confirm={t('devices.everywhere')}
				cancel={t('devices.stay')}
				disabled={leaving.isPending}
				onConfirm={() => leaving.leave(() => signOutBy(accountPaths.signOutEverywhere))}
			>
				{t('devices.everywhere')}
			</ConfirmedButton>
		</section>
	);
}

type DeviceRowProps = { device: Device; isEnding: boolean; onEnd: () => void };

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
	const { t } = useTranslation('accounts');
	const moment = useMoment();
	const { system, signedInAtMs, lastUsedAtMs, isThis } = device;
	const isPhone = system === 'Android' || system === 'iOS';
	const Icon = isPhone ? Smartphone : Laptop;
	const name = useDeviceName()(device);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
			<Icon aria-hidden="true" className="size-6 shrink-0 text-accent-strong" />
			<div className="min-w-0 flex-1 basis-48">
				<p className="font-semibold">
					{name}
					{isThis && (
						<span className="ml-2 inline-block rounded-full bg-good-soft px-2.5 py-0.5 text-good text-sm">
							{t('devices.this')}
						</span>
					)}
				</p>
				<p className="text-muted text-sm">{t('devices.since', { moment: moment(signedInAtMs) })}</p>
				<p className="text-muted text-sm">{t('devices.used', { moment: moment(lastUsedAtMs) })}</p>
			</div>
			<Button
				look="quiet"
				aria-label={t('devices.signOutOf', { device: name })}
				disabled={isEnding}
				onClick={onEnd}
			>
				{t('devices.signOut')}
			</Button>
		</li>
	);
}
