import type { AcademyOverview, Person } from '@henry/contract/academies.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LeaveAcademy } from '#web/components/homework/leave-academy.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { InviteForm } from './invite-form.tsx';
import { LearnerOptions } from './learner-options.tsx';
import { MailedInvitations } from './mailed-invitations.tsx';

const managers = ['owner', 'coordinator'];

/** Who is in the academy, as far as the caller may see, and the way for others into it. */
export function People({ overview }: { overview: AcademyOverview }) {
	const { t } = useTranslation('academy');
	const { people, me } = overview;
	return (
		<section aria-labelledby="people" className="space-y-6">
			<h2 id="people" className="font-bold text-2xl">
				{t('people.title')}
			</h2>
			{me.role !== 'assistant' && (
				<>
					<InviteForm overview={overview} />
					<MailedInvitations academyId={overview.academy.id} />
				</>
			)}
			<ul className="divide-y divide-line rounded-card border border-line bg-surface">
				{people.map((person) => (
					<PersonRow key={person.id} person={person} overview={overview} />
				))}
			</ul>
		</section>
	);
}

function PersonRow({ person, overview }: { person: Person; overview: AcademyOverview }) {
	const { t } = useTranslation(['academy', 'homework']);
	const queryClient = useQueryClient();
	const { academy, me, classes } = overview;
	const onSuccess = () => queryClient.invalidateQueries({ queryKey: keys.overview(academy.id) });
	const remove = useMutation({
		mutationFn: () => academyCalls.removeMember(academy.id, person.id),
		onSuccess,
	});
	const place = useMutation({
		mutationFn: ({ classId, isIn }: { classId: string; isIn: boolean }) =>
			academyCalls.place(classId, person.id, isIn),
		onSuccess,
	});
	const isManager = managers.includes(me.role);
	const mayPlace =
		person.role === 'learner'
			? isManager || me.role === 'teacher'
			: isManager && ['teacher', 'assistant'].includes(person.role);
	const { displayName: name } = person;
	const error = remove.error ?? place.error;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
			<p className="min-w-0 flex-1 break-words">
				<span className="font-semibold">{name}</span>
				{person.id === me.id && ` (${t('people.you')})`}
				<span className="block text-muted text-sm">{t(`homework:role.${person.role}`)}</span>
			</p>
			{person.id === me.id && !person.isHeld && <LeaveAcademy place={overview} />}
			{isManager && person.role !== 'owner' && person.id !== me.id && (
				<ConfirmedButton
					label={t('people.removeLabel', { name })}
					question={t(person.isHeld ? 'people.removeHeldQuestion' : 'people.removeQuestion', { name })}
					confirm={t('people.removeConfirm')}
					cancel={t('people.keep')}
					disabled={remove.isPending}
					onConfirm={() => remove.mutate()}
				>
					{t('people.remove')}
				</ConfirmedButton>
			)}
			{mayPlace && classes.length > 0 && (
				<details className="w-full">
					<summary className="min-h-8 cursor-pointer text-sm">
						<span className="sr-only">{t('people.move', { name })}: </span>
						{classes
							.filter(({ id }) => person.classIds.includes(id))
							.map(({ name: className }) => className)
							.join(', ') || t('people.inNone')}
					</summary>
					<fieldset className="flex w-full flex-wrap gap-x-4" disabled={place.isPending}>
						<legend className="sr-only">{t('people.move', { name })}</legend>
						{classes.map(({ id, name: className }) => (
							<label key={id} className="inline-flex min-h-8 items-center gap-2 text-sm">
								<input
									type="checkbox"
									aria-label={t('people.inClass', { name, className })}
									checked={person.classIds.includes(id)}
									onChange={({ target }) => place.mutate({ classId: id, isIn: target.checked })}
									className="size-5 accent-accent"
								/>
								{className}
							</label>
						))}
					</fieldset>
					{person.role === 'learner' && <LearnerOptions person={person} overview={overview} />}
				</details>
			)}
			{error && <ErrorNotice error={error} />}
		</li>
	);
}
