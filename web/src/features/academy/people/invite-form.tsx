import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { academyCalls, type Invite } from '#web/features/academy/calls.ts';
import { CopyableLink } from '#web/features/academy/copyable-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { InviteByMail } from './invite-by-mail.tsx';

type InvitedRole = Invite['role'];

/** Whom each role may invite, as the server's policy has it. */
const invitedBy: Partial<Record<string, readonly InvitedRole[]>> = {
	owner: ['teacher', 'coordinator', 'assistant', 'learner', 'guardian'],
	coordinator: ['teacher', 'assistant', 'learner', 'guardian'],
	teacher: ['learner', 'assistant', 'guardian'],
};

/** Makes a link by which one person joins. */
export function InviteForm({ overview: { academy, me, classes, people } }: { overview: AcademyOverview }) {
	const { t } = useTranslation(['academy', 'homework']);
	const moment = useMoment();
	const choices = invitedBy[me.role] ?? [];
	const open = classes.filter(({ isArchived }) => !isArchived);
	const learners = people.filter(({ role }) => role === 'learner');
	const [role, setRole] = useState<InvitedRole>(choices[0] ?? 'learner');
	const [classId, setClassId] = useState<string>(open[0]?.id ?? '');
	const [wardId, setWardId] = useState<string>('');
	const invite = useMutation({ mutationFn: academyCalls.invite });
	const isForWard = role === 'guardian';
	const ward = learners.find(({ id }) => id === wardId);
	const wanted: Invite = {
		academyId: academy.id,
		role,
		classId: role === 'coordinator' ? null : isForWard ? (ward?.classIds[0] ?? null) : classId || null,
		wardId: isForWard ? wardId || null : null,
	};
	const needsClass = role === 'learner' || me.role === 'teacher';
	const invited = [
		t(`homework:role.${role}`),
		open.find(({ id }) => id === wanted.classId)?.name,
		isForWard && ward?.displayName,
	];
	const isReady = (!needsClass || wanted.classId !== null) && (!isForWard || wanted.wardId !== null);
	/** A link is for what was chosen when it was made. */
	function choose(change: () => void) {
		invite.reset();
		change();
	}
	return (
		<form
			aria-label={t('people.invite')}
			className="space-y-4 rounded-card bg-accent-soft p-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (isReady) invite.mutate(wanted);
			}}
		>
			<h3 className="font-bold text-lg">{t('people.invite')}</h3>
			<div className="grid gap-4 sm:grid-cols-2">
				<FormField label={t('people.role')}>
					{(ids) => (
						<select
							{...ids}
							value={role}
							onChange={({ target }) => choose(() => setRole(target.value as InvitedRole))}
							className={fieldLook}
						>
							{choices.map((each) => (
								<option key={each} value={each}>
									{t(`homework:role.${each}`)}
								</option>
							))}
						</select>
					)}
				</FormField>
				{isForWard && (
					<FormField label={t('people.ward')}>
						{(ids) => (
							<select
								{...ids}
								value={wardId}
								onChange={({ target }) => choose(() => setWardId(target.value))}
								className={fieldLook}
							>
								<option value="">–</option>
								{learners.map(({ id, displayName }) => (
									<option key={id} value={id}>
										{displayName}
									</option>
								))}
							</select>
						)}
					</FormField>
				)}
				{!isForWard && role !== 'coordinator' && (
					<FormField label={t('people.class')}>
						{(ids) => (
							<select
								{...ids}
								value={classId}
								onChange={({ target }) => choose(() => setClassId(target.value))}
								className={fieldLook}
							>
								{!needsClass && <option value="">{t('people.noClass')}</option>}
								{open.map(({ id, name }) => (
									<option key={id} value={id}>
										{name}
									</option>
								))}
							</select>
						)}
					</FormField>
				)}
			</div>
			{invite.error && <ErrorNotice error={invite.error} />}
			<Button type="submit" look="secondary" disabled={!isReady || invite.isPending}>
				{t('people.make')}
			</Button>
			<InviteByMail wanted={wanted} isReady={isReady} />
			{invite.data && (
				<div role="status" className="space-y-2">
					<p className="font-semibold">
						{t('people.linkTitle', { invited: invited.filter(Boolean).join(' · ') })}
					</p>
					<CopyableLink address={`${location.origin}${paths.classes}?link#invite=${invite.data.token}`} />
					<p className="text-muted text-sm">
						{t('people.linkHint', { moment: moment(invite.data.expiresAtMs) })}
					</p>
				</div>
			)}
		</form>
	);
}
