import { type AcademyOverview, staffRoles } from '@henry/contract/academies.ts';
import type { Safeguarding } from '@henry/contract/safeguarding.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { safeguardingCalls, safeguardingKeys } from './safeguarding-calls.ts';

/** In a choice of people: none of them. */
const nobody = 'nobody';

/** Who is told where a learner speaks of danger; nobody until the owner names somebody. */
export function SafeguardingSettings({ overview }: { overview: AcademyOverview }) {
	const { t } = useTranslation('safeguarding');
	const academyId = overview.academy.id;
	const leads = useQuery({
		queryKey: safeguardingKeys.leads(academyId),
		queryFn: () => safeguardingCalls.leads(academyId),
		staleTime: 0,
	});
	return (
		<section aria-labelledby="safeguarding" className="space-y-4">
			<h2 id="safeguarding" className="font-bold text-2xl">
				{t('settings.title')}
			</h2>
			<p className="max-w-prose">{t('settings.text')}</p>
			<p className="max-w-prose">{t('settings.told')}</p>
			<p className="max-w-prose">{t('settings.learners')}</p>
			<QueryView
				query={leads}
				loading={() => <LoadingNotice />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				isEmpty={() => false}
				empty={() => null}
				data={({ leads: named }) =>
					overview.me.role === 'owner' ? (
						<NamingForm overview={overview} named={named} />
					) : (
						<NamedLeads named={named} />
					)
				}
			/>
		</section>
	);
}

/** For staff who cannot change it: who has which of the two places. */
function NamedLeads({ named }: { named: Safeguarding['leads'] }) {
	const { t } = useTranslation('safeguarding');
	const nameOf = (isStandIn: boolean) =>
		named.find((lead) => lead.isStandIn === isStandIn)?.displayName ?? t('settings.nobody');
	return (
		<>
			{named.length === 0 ? (
				<p className="font-semibold">{t('settings.none')}</p>
			) : (
				<dl>
					<dt>{t('settings.lead')}</dt>
					<dd className="break-words font-semibold">{nameOf(false)}</dd>
					<dt className="mt-2">{t('settings.standIn')}</dt>
					<dd className="break-words font-semibold">{nameOf(true)}</dd>
				</dl>
			)}
			<p className="text-muted text-sm">{t('settings.onlyOwner')}</p>
		</>
	);
}

function NamingForm({ overview, named }: { overview: AcademyOverview; named: Safeguarding['leads'] }) {
	const { t } = useTranslation('safeguarding');
	const queryClient = useQueryClient();
	const academyId = overview.academy.id;
	const { goneLeads } = overview;
	const idOf = (isStandIn: boolean) =>
		named.find((lead) => lead.isStandIn === isStandIn)?.membershipId ?? nobody;
	// Of a lead who has left, 'nobody' would take the stand-in away too: that is chosen, never left as it is.
	const isLeadGone = goneLeads === 'everybody' || named[0]?.isStandIn === true;
	const [leadId, setLead] = useState(isLeadGone ? '' : idOf(false));
	const [chosenStandIn, setStandIn] = useState(idOf(true));
	// Whoever is made the lead is no longer the stand-in.
	const standInId = leadId === nobody || chosenStandIn === leadId ? nobody : chosenStandIn;
	const save = useMutation({
		mutationFn: () =>
			safeguardingCalls.name({
				academyId,
				leadId: leadId === nobody ? null : leadId,
				standInId: standInId === nobody ? null : standInId,
			}),
		onSuccess: () => queryClient.invalidateQueries(),
	});
	const staff = overview.people.filter(({ role }) => staffRoles.includes(role));
	const fields = [
		{
			label: t('settings.lead'),
			hint: t(leadId === nobody ? 'settings.nobodyHint' : 'settings.hint'),
			value: leadId,
		},
		{ label: t('settings.standIn'), hint: t('settings.hint'), value: standInId },
	];
	return (
		<form
			className="space-y-5"
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate();
			}}
		>
			{goneLeads !== null && (
				<p role="status" className="rounded-control bg-fair-soft p-3 text-fair">
					<strong className="block">{t(`alerts.leadsGone.${goneLeads}`)}</strong>
					{t('settings.emptyPlace')}
				</p>
			)}
			{fields.map(({ label, hint, value }, place) => (
				<FormField key={label} label={label} hint={hint}>
					{(ids) => (
						<select
							{...ids}
							value={value}
							required
							disabled={place === 1 && leadId === nobody}
							onChange={({ target }) => {
								save.reset();
								(place === 0 ? setLead : setStandIn)(target.value);
							}}
							className={fieldLook}
						>
							{place === 0 && isLeadGone && <option value="">{t('settings.choose')}</option>}
							<option value={nobody}>{t('settings.nobody')}</option>
							{staff
								.filter(({ id }) => place === 0 || id !== leadId)
								.map(({ id, displayName }) => (
									<option key={id} value={id}>
										{displayName}
									</option>
								))}
						</select>
					)}
				</FormField>
			))}
			{save.error && <ErrorNotice error={save.error} />}
			<div className="flex flex-wrap items-center gap-4">
				<Button type="submit" disabled={save.isPending}>
					{t('settings.save')}
				</Button>
				<p role="status" className="font-semibold text-good">
					{save.isSuccess && t('settings.saved')}
				</p>
			</div>
		</form>
	);
}
