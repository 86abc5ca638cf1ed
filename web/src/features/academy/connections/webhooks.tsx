import { type Webhook, type WebhookEvent, webhookEvents } from '@henry/contract/webhooks.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { connectionCalls, connectionKeys } from './connection-calls.ts';
import { ShownOnce } from './shown-once.tsx';
import { Deliveries, eventWords } from './webhook-deliveries.tsx';

/** The addresses that are told what happens in an academy, and a form for a further one. */
export function Webhooks({ academyId, webhooks }: { academyId: string; webhooks: Webhook[] }) {
	const { t } = useTranslation('connections');
	const queryClient = useQueryClient();
	const refresh = () => queryClient.invalidateQueries({ queryKey: connectionKeys.webhooks(academyId) });
	return (
		<>
			{webhooks.length === 0 && <p>{t('webhooks.empty')}</p>}
			<ul className="divide-y divide-line">
				{webhooks.map((webhook) => (
					<OneWebhook key={webhook.id} academyId={academyId} webhook={webhook} onChanged={refresh} />
				))}
			</ul>
			<AddWebhook academyId={academyId} onAdded={refresh} />
		</>
	);
}

type OneWebhookProps = { academyId: string; webhook: Webhook; onChanged: () => void };

function OneWebhook({ academyId, webhook, onChanged }: OneWebhookProps) {
	const { t } = useTranslation('connections');
	const { id, address, events, deliveries } = webhook;
	const renew = useMutation({ mutationFn: () => connectionCalls.newWebhookSecret(academyId, id) });
	const test = useMutation({
		mutationFn: () => connectionCalls.testWebhook(academyId, id),
		onSuccess: onChanged,
	});
	const remove = useMutation({
		mutationFn: () => connectionCalls.removeWebhook(academyId, id),
		onSuccess: onChanged,
	});
	const error = renew.error ?? test.error ?? remove.error;
	return (
		<li className="space-y-3 py-4">
			<p className="break-all font-semibold">{address}</p>
			<p className="text-muted text-sm">
				{t('webhooks.events')}: {events.map((event) => t(eventWords[event])).join(', ')}
			</p>
			<div className="flex flex-wrap items-start gap-2">
				<Button look="secondary" disabled={test.isPending} onClick={() => test.mutate()}>
					{t('webhooks.test')}
				</Button>
				<ConfirmedButton
					question={t('webhooks.renewQuestion')}
					confirm={t('webhooks.make')}
					cancel={t('keep')}
					disabled={renew.isPending}
					onConfirm={() => renew.mutate()}
				>
					{t('webhooks.renew')}
				</ConfirmedButton>
				<ConfirmedButton
					question={t('webhooks.removeQuestion')}
					confirm={t('remove')}
					cancel={t('keep')}
					disabled={remove.isPending}
					onConfirm={() => remove.mutate()}
				>
					{t('remove')}
				</ConfirmedButton>
			</div>
			<p role="status" className="font-semibold text-good empty:sr-only">
				{test.isSuccess && t('webhooks.tested')}
			</p>
			{error && <ErrorNotice error={error} />}
			{renew.data?.secret && <ShownOnce advice={t('webhooks.secret')} secret={renew.data.secret} />}
			<Deliveries deliveries={deliveries} onRefresh={onChanged} />
		</li>
	);
}

function AddWebhook({ academyId, onAdded }: { academyId: string; onAdded: () => void }) {
	const { t } = useTranslation('connections');
	const [address, setAddress] = useState('');
	const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
	const add = useMutation({
		mutationFn: () => connectionCalls.saveWebhook({ id: crypto.randomUUID(), academyId, address, events }),
		onSuccess() {
			setAddress('');
			onAdded();
		},
	});
	return (
		<form
			aria-label={t('webhooks.add')}
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (events.length > 0) add.mutate();
			}}
		>
			<FormField label={t('webhooks.address')}>
				{(ids) => (
					<input
						{...ids}
						type="url"
						required
						value={address}
						autoComplete="off"
						spellCheck={false}
						onChange={({ target }) => setAddress(target.value)}
						className={fieldLook}
					/>
				)}
			</FormField>
			<fieldset className="space-y-1">
				<legend className="font-semibold">{t('webhooks.events')}</legend>
				{webhookEvents.map((event) => (
					<label key={event} className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							checked={events.includes(event)}
							onChange={({ target }) =>
								setEvents(target.checked ? [...events, event] : events.filter((each) => each !== event))
							}
							className="size-5 shrink-0 accent-accent"
						/>
						{t(eventWords[event])}
					</label>
				))}
			</fieldset>
			{add.error && <ErrorNotice error={add.error} />}
			<Button type="submit" look="secondary" disabled={events.length === 0 || add.isPending}>
				{t('webhooks.add')}
			</Button>
			{add.data?.secret && (
				<ShownOnce key={add.data.secret} advice={t('webhooks.secret')} secret={add.data.secret} />
			)}
		</form>
	);
}
