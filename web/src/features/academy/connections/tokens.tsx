import { type ApiToken, programPaths, tokenScopes } from '@henry/contract/academy-api.ts';
import { maxAcademyNameCharacters } from '@henry/contract/limits.ts';
import { maxApiTokenDays } from '@henry/contract/world-limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { connectionCalls, connectionKeys } from './connection-calls.ts';
import { ShownOnce } from './shown-once.tsx';

/** The tokens of an academy's programs, and a form for a further one. */
export function Tokens({ academyId, tokens }: { academyId: string; tokens: ApiToken[] }) {
	const { t } = useTranslation('connections');
	const queryClient = useQueryClient();
	const refresh = () => queryClient.invalidateQueries({ queryKey: connectionKeys.tokens(academyId) });
	return (
		<>
			<p>
				<a
					href={programPaths.apiDescription}
					className="font-semibold text-accent-strong underline underline-offset-4"
				>
					{t('tokens.describe')}
				</a>
			</p>
			{tokens.length === 0 && <p>{t('tokens.empty')}</p>}
			<ul className="divide-y divide-line">
				{tokens.map((token) => (
					<OneToken key={token.id} academyId={academyId} token={token} onRemoved={refresh} />
				))}
			</ul>
			<AddToken academyId={academyId} onAdded={refresh} />
		</>
	);
}

type OneTokenProps = { academyId: string; token: ApiToken; onRemoved: () => void };

function OneToken({ academyId, token, onRemoved }: OneTokenProps) {
	const { t } = useTranslation('connections');
	const { date } = useFormats();
	const { id, name, scope, expiresAtMs, lastUsedAtMs } = token;
	const revoke = useMutation({
		mutationFn: () => connectionCalls.removeToken(academyId, id),
		onSuccess: onRemoved,
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<p className="min-w-0 flex-1 basis-60 break-words">
				<span className="font-semibold">{name}</span>
				<span className="block text-muted text-sm">
					{t('tokens.until', { scope: t(`tokens.${scope}`), moment: date(expiresAtMs) })}
					{' · '}
					{lastUsedAtMs === null ? t('tokens.unused') : t('tokens.used', { moment: date(lastUsedAtMs) })}
				</span>
			</p>
			<ConfirmedButton
				label={t('tokens.revokeOf', { name })}
				question={t('tokens.revokeQuestion', { name })}
				confirm={t('tokens.revoke')}
				cancel={t('keep')}
				disabled={revoke.isPending}
				onConfirm={() => revoke.mutate()}
			>
				{t('tokens.revoke')}
			</ConfirmedButton>
			{revoke.error && <ErrorNotice error={revoke.error} />}
		</li>
	);
}

function AddToken({ academyId, onAdded }: { academyId: string; onAdded: () => void }) {
	const { t } = useTranslation('connections');
	const [name, setName] = useState('');
	const [scope, setScope] = useState<ApiToken['scope']>('read');
	const [days, setDays] = useState(90);
	const add = useMutation({
		mutationFn: () => connectionCalls.addToken({ academyId, name, scope, days }),
		onSuccess() {
			setName('');
			onAdded();
		},
	});
	return (
		<form
			aria-label={t('tokens.add')}
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				add.mutate();
			}}
		>
			<FormField label={t('tokens.name')}>
				{(ids) => (
					<input
						{...ids}
						required
						maxLength={maxAcademyNameCharacters}
						value={name}
						autoComplete="off"
						onChange={({ target }) => setName(target.value)}
						className={fieldLook}
					/>
				)}
			</FormField>
			<div className="grid gap-4 sm:grid-cols-2">
				<FormField label={t('tokens.scope')}>
					{(ids) => (
						<select
							{...ids}
							value={scope}
							onChange={({ target }) => setScope(target.value === 'write' ? 'write' : 'read')}
							className={fieldLook}
						>
							{tokenScopes.map((each) => (
								<option key={each} value={each}>
									{t(`tokens.${each}`)}
								</option>
							))}
						</select>
					)}
				</FormField>
				<FormField label={t('tokens.days')}>
					{(ids) => (
						<input
							{...ids}
							type="number"
							required
							min={1}
							max={maxApiTokenDays}
							value={days}
							onChange={({ target }) => setDays(target.valueAsNumber)}
							className={fieldLook}
						/>
					)}
				</FormField>
			</div>
			{add.error && <ErrorNotice error={add.error} />}
			<Button type="submit" look="secondary" disabled={name.trim() === '' || add.isPending}>
				{t('tokens.add')}
			</Button>
			{add.data && <ShownOnce key={add.data.token} advice={t('tokens.once')} secret={add.data.token} />}
		</form>
	);
}
