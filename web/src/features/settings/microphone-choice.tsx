import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { connectedMicrophones, watchConnectedMicrophones } from '#web/audio/connected-microphones.ts';
import { useMicrophoneAccess } from '#web/audio/use-microphone-access.ts';
import { AccessNotice } from '#web/components/microphone-notice.tsx';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** The microphones of this computer; their names are known once the page has had access to one. */
function useConnectedMicrophones(isGranted: boolean) {
	const { data, refetch } = useQuery({
		queryKey: ['microphones', isGranted],
		queryFn: connectedMicrophones,
		enabled: isGranted,
		staleTime: 0,
	});
	useEffect(() => watchConnectedMicrophones(() => void refetch()), [refetch]);
	return data;
}

/** Which microphone records, everywhere. */
export function MicrophoneChoice() {
	const { t } = useTranslation('settings');
	const id = useId();
	const { microphoneId } = useVisitorSettings();
	const access = useMicrophoneAccess();
	const microphones = useConnectedMicrophones(access === 'granted');
	const mayBeAllowed = access === 'denied' || access === 'needs-tap';
	const isMissing =
		microphones !== undefined &&
		microphoneId !== undefined &&
		!microphones.some((microphone) => microphone.id === microphoneId);
	return (
		<div className="space-y-3">
			<AccessNotice access={access} />
			<label htmlFor={id} className="block font-semibold">
				{t('microphone.which')}
			</label>
			<div className="relative">
				<select
					id={id}
					disabled={!microphones}
					value={microphoneId ?? ''}
					onChange={({ target }) => chooseSettings({ microphoneId: target.value || undefined })}
					className="peer block min-h-12 w-full appearance-none rounded-control border border-line-strong bg-surface py-2 ps-4 pe-12 disabled:opacity-60"
				>
					<option value="">{t('microphone.own')}</option>
					{isMissing && <option value={microphoneId}>{t('microphone.missing')}</option>}
					{microphones?.map((microphone, index) => (
						<option key={microphone.id} value={microphone.id}>
							{microphone.name || t('microphone.unnamed', { number: index + 1 })}
						</option>
					))}
				</select>
				<ChevronDown
					aria-hidden="true"
					className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5 text-muted peer-disabled:opacity-60"
				/>
			</div>
			{mayBeAllowed && <p className="text-muted">{t('microphone.access')}</p>}
			{isMissing && (
				<p role="status" className="rounded-card bg-fair-soft p-4 text-fair">
					{t('microphone.missingNote')}
				</p>
			)}
		</div>
	);
}
