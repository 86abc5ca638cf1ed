import { ltiPaths } from '@henry/contract/lti.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { CopyableLink } from '#web/features/academy/copyable-link.tsx';
import { connectionCalls, type PlatformFields } from './connection-calls.ts';
import { GuardiansAgreed } from './guardians-agreed.tsx';

type PlatformFormProps = { academyId: string; platform: PlatformFields; onClose: () => void };

const fields = [
	['name', 'text'],
	['issuer', 'text'],
	['clientId', 'text'],
	['deploymentId', 'text'],
	['authAddress', 'url'],
	['tokenAddress', 'url'],
	['keysAddress', 'url'],
] as const;

/** A platform connected by hand: our addresses for it, and its own for us. */
export function PlatformForm({ academyId, platform, onClose }: PlatformFormProps) {
	const { t } = useTranslation('connections');
	const [changed, setChanged] = useState(platform);
	const [haveAgreed, setAgreed] = useState(false);
	const save = useMutation({
		mutationFn: () => connectionCalls.savePlatform(academyId, changed),
		onSuccess: onClose,
	});
	const ours = [
		['login', `${location.origin}${ltiPaths.login}/${platform.id}`],
		['launch', `${location.origin}${ltiPaths.launch}/${platform.id}`],
		['keys', `${location.origin}${ltiPaths.keys}`],
	] as const;
	return (
		<form
			aria-label={t('platforms.byHand')}
			className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-6"
			onSubmit={(event) => {
				event.preventDefault();
				if (haveAgreed) save.mutate();
			}}
		>
			<h3 ref={takeFocus} tabIndex={-1} className="font-bold text-lg">
				{t('platforms.ours')}
			</h3>
			<dl className="space-y-3">
				{ours.map(([name, address]) => (
					<div key={name} className="space-y-1">
						<dt className="font-semibold">{t(`platforms.${name}`)}</dt>
						<dd>
							<CopyableLink address={address} />
						</dd>
					</div>
				))}
			</dl>
			<h3 className="font-bold text-lg">{t('platforms.theirs')}</h3>
			{fields.map(([name, type]) => (
				<FormField
					key={name}
					label={t(`platforms.${name}`)}
					hint={name === 'deploymentId' ? t('platforms.deploymentHint') : undefined}
				>
					{(ids) => (
						<input
							{...ids}
							type={type}
							required={name !== 'deploymentId'}
							value={changed[name] ?? ''}
							autoComplete="off"
							spellCheck={false}
							onChange={({ target }) =>
								setChanged({
									...changed,
									[name]: name === 'deploymentId' && target.value.trim() === '' ? null : target.value,
								})
							}
							className={fieldLook}
						/>
					)}
				</FormField>
			))}
			<GuardiansAgreed haveAgreed={haveAgreed} onChange={setAgreed} />
			{save.error && <ErrorNotice error={save.error} />}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={!haveAgreed || save.isPending}>
					{t('save')}
				</Button>
				<Button look="quiet" onClick={onClose}>
					{t('cancel')}
				</Button>
			</div>
		</form>
	);
}
