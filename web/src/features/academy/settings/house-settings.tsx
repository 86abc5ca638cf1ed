import type { AcademyOverview } from '@henry/contract/academies.ts';
import {
	type AcademyHouse,
	addressNameSchema,
	changeHouseRequestSchema,
	hostNameSchema,
} from '@henry/contract/academy-house.ts';
import { maxAcademyNameCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { CopyableLink } from '#web/features/academy/copyable-link.tsx';
import { houseCalls, houseKeys } from '#web/features/academy/house-calls.ts';
import { useDay } from '#web/lib/use-moment.ts';
import { StaffSignIn } from './staff-sign-in.tsx';

/** How the academy signs its mails, where it is, and its places. */
export function HouseSettings({ overview: { academy, me } }: { overview: AcademyOverview }) {
	const { t } = useTranslation('academy');
	const isOwner = me.role === 'owner';
	const house = useQuery({
		queryKey: houseKeys.house(academy.id),
		queryFn: () => houseCalls.house(academy.id),
		staleTime: 0,
	});
	return (
		<QueryView
			query={house}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={(data) => (
				<>
					<Address academyId={academy.id} academyName={academy.name} house={data} />
					{isOwner && <StaffSignIn academyId={academy.id} isAsked={data.twoFactors} />}
					<PlacesShown places={data.places} />
				</>
			)}
		/>
	);
}

type AddressProps = { academyId: string; academyName: string; house: AcademyHouse };

function Address({ academyId, academyName, house }: AddressProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [senderName, setSenderName] = useState(house.senderName ?? '');
	const [addressName, setAddressName] = useState(house.addressName ?? '');
	const [hostName, setHostName] = useState(house.host?.name ?? '');
	const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
	const wanted = changeHouseRequestSchema.safeParse({
		academyId,
		senderName: orNull(senderName),
		addressName: orNull(addressName),
		hostName: orNull(hostName),
	}).data;
	const isWrongAddress = addressName.trim() !== '' && !addressNameSchema.safeParse(addressName).success;
	const isWrongHost = hostName.trim() !== '' && !hostNameSchema.safeParse(hostName).success;
	const save = useMutation({
		mutationFn: houseCalls.change,
		onSuccess: () => queryClient.invalidateQueries({ queryKey: houseKeys.house(academyId) }),
	});
	const change = (set: (text: string) => void) => (event: { target: { value: string } }) => {
		save.reset();
		set(event.target.value);
	};
	return (
		<section aria-labelledby="address" className="space-y-4">
			<h2 id="address" className="font-bold text-2xl">
				{t('house.title')}
			</h2>
			<form
				className="space-y-5"
				onSubmit={(event) => {
					event.preventDefault();
					if (wanted) save.mutate(wanted);
				}}
			>
				<FormField label={t('house.sender')} hint={t('house.senderHint')}>
					{(ids) => (
						<input
							{...ids}
							value={senderName}
							placeholder={academyName}
							maxLength={maxAcademyNameCharacters}
							onChange={change(setSenderName)}
							className={fieldLook}
						/>
					)}
				</FormField>
				<FormField
					label={t('house.address')}
					hint={t(isWrongAddress ? 'house.addressWrong' : 'house.addressHint', {
						address: `${location.host}/at/`,
					})}
				>
					{(ids) => (
						<input
							{...ids}
							value={addressName}
							maxLength={40}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							aria-invalid={isWrongAddress}
							onChange={change(setAddressName)}
							className={fieldLook}
						/>
					)}
				</FormField>
				{house.addressName !== null && (
					<CopyableLink address={`${location.origin}/at/${house.addressName}`} />
				)}
				<FormField
					label={t('house.host')}
					hint={
						isWrongHost
							? t('house.hostWrong')
							: house.host && house.host.name === hostName
								? t(house.host.isConfirmed ? 'house.hostConfirmed' : 'house.hostWaits')
								: t('house.hostHint')
					}
				>
					{(ids) => (
						<input
							{...ids}
							value={hostName}
							maxLength={253}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							aria-invalid={isWrongHost}
							onChange={change(setHostName)}
							className={fieldLook}
						/>
					)}
				</FormField>
				{save.error && <ErrorNotice error={save.error} />}
				<div className="flex flex-wrap items-center gap-4">
					<Button type="submit" disabled={!wanted || save.isPending}>
						{t('settings.save')}
					</Button>
					<p role="status" className="font-semibold text-good">
						{save.isSuccess && t('settings.saved')}
					</p>
				</div>
			</form>
		</section>
	);
}

/** The operator’s days end by UTC. */
export function PlacesShown({
	places: { bought, used, untilMs, readOnlyFromMs },
}: Pick<AcademyHouse, 'places'>) {
	const { t } = useTranslation('academy');
	const day = useDay('UTC');
	return (
		<section aria-labelledby="places" className="space-y-2">
			<h2 id="places" className="font-bold text-2xl">
				{t('places.title')}
			</h2>
			<p>{bought === null ? t('places.any', { count: used }) : t('places.used', { used, bought })}</p>
			<p className="text-muted">
				{untilMs === null
					? t('places.noEnd')
					: t('places.until', { day: day(untilMs - 1), last: day(readOnlyFromMs ?? untilMs) })}
			</p>
		</section>
	);
}
