import type { Platform } from '@henry/contract/lti.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { CopyableLink } from '#web/features/academy/copyable-link.tsx';
import { useFormats } from '#web/lib/formats.ts';
import { connectionCalls, connectionKeys, type PlatformFields } from './connection-calls.ts';
import { GuardiansAgreed } from './guardians-agreed.tsx';
import { PlatformForm } from './platform-form.tsx';

const newPlatform = (): PlatformFields => ({
	...{ id: crypto.randomUUID(), name: '', issuer: '', clientId: '', deploymentId: null },
	...{ authAddress: '', tokenAddress: '', keysAddress: '' },
});

/** The learning platforms of an academy: connected by a link that these use themselves, or by hand. */
export function Platforms({ academyId, platforms }: { academyId: string; platforms: Platform[] }) {
	const { t } = useTranslation('connections');
	const [edited, setEdited] = useState<PlatformFields | null>(null);
	const queryClient = useQueryClient();
	const refresh = () => queryClient.invalidateQueries({ queryKey: connectionKeys.platforms(academyId) });
	if (edited) {
		const close = () => {
			setEdited(null);
			void refresh();
		};
		return <PlatformForm key={edited.id} academyId={academyId} platform={edited} onClose={close} />;
	}
	return (
		<>
			{platforms.length === 0 && <p>{t('platforms.empty')}</p>}
			<ul className="divide-y divide-line">
				{platforms.map((platform) => (
					<OnePlatform
						key={platform.id}
						academyId={academyId}
						platform={platform}
						onChange={() => setEdited(platform)}
						onRemoved={refresh}
					/>
				))}
			</ul>
			<RegistrationLink academyId={academyId} />
			<Button look="secondary" onClick={() => setEdited(newPlatform())}>
				{t('platforms.byHand')}
			</Button>
		</>
	);
}

type OnePlatformProps = {
	academyId: string;
	platform: Platform;
	onChange: () => void;
	onRemoved: () => void;
};

function OnePlatform({ academyId, platform, onChange, onRemoved }: OnePlatformProps) {
	const { t } = useTranslation('connections');
	const { id, name, issuer, people, waitingMarks, failure } = platform;
	const remove = useMutation({
		mutationFn: () => connectionCalls.removePlatform(academyId, id),
		onSuccess: onRemoved,
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			<p className="min-w-0 flex-1 basis-60 break-words">
				<span className="font-semibold">{name}</span>
				<span className="block break-all text-muted text-sm">{issuer}</span>
				<span className="block text-sm">{t('platforms.people', { count: people })}</span>
				{waitingMarks > 0 && (
					<span className="block text-fair text-sm">
						{t('platforms.waiting', { count: waitingMarks, failure: failure ?? '' })}
					</span>
				)}
			</p>
			<Button look="quiet" aria-label={t('platforms.changeOf', { name })} onClick={onChange}>
				{t('platforms.change')}
			</Button>
			<ConfirmedButton
				label={t('platforms.removeOf', { name })}
				question={t('platforms.removeQuestion', { name })}
				confirm={t('remove')}
				cancel={t('keep')}
				disabled={remove.isPending}
				onConfirm={() => remove.mutate()}
			>
				{t('remove')}
			</ConfirmedButton>
			{remove.error && <ErrorNotice error={remove.error} />}
		</li>
	);
}

/** An address by which a platform registers itself. */
function RegistrationLink({ academyId }: { academyId: string }) {
	const { t } = useTranslation('connections');
	const { moment } = useFormats();
	const [haveAgreed, setAgreed] = useState(false);
	const make = useMutation({ mutationFn: () => connectionCalls.newPlatformLink(academyId) });
	return (
		<form
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (haveAgreed) make.mutate();
			}}
		>
			<GuardiansAgreed haveAgreed={haveAgreed} onChange={setAgreed} />
			<Button type="submit" disabled={!haveAgreed || make.isPending}>
				{t('platforms.link')}
			</Button>
			{make.error && <ErrorNotice error={make.error} />}
			{make.data && (
				<div role="status" className="space-y-3 rounded-control border border-line p-4">
					<p className="font-semibold">{t('platforms.linkTitle')}</p>
					<CopyableLink address={make.data.address} />
					<p className="text-muted text-sm">
						{t('platforms.linkHint', { moment: moment(make.data.expiresAtMs) })}
					</p>
				</div>
			)}
		</form>
	);
}
