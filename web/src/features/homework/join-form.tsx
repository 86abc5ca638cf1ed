import type { Ticket, TicketMeaning } from '@henry/contract/academies.ts';
import { joinCodeCharacters, maxAcademyNameCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { homeworkCalls } from './calls.ts';

type JoinFormProps = {
	/** The ticket of a link that was opened. */
	ticket: Ticket | undefined;
	/** Told what somebody is who has joined. */
	onJoined: (role: string) => void;
};

/** Joining: a code is looked up, what it means is said, and only then is it used. */
export function JoinForm({ ticket, onJoined }: JoinFormProps) {
	const { t } = useTranslation('homework');
	const [code, setCode] = useState('');
	const lookUp = useMutation({ mutationFn: homeworkCalls.lookUp });
	const lookUpTicket = useEffectEvent((wanted: Ticket) => lookUp.mutate(wanted));
	useEffect(() => {
		if (ticket) lookUpTicket(ticket);
	}, [ticket]);
	return (
		<section
			aria-labelledby="join"
			className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
		>
			<h2 id="join" className="font-bold text-xl">
				{t('join.title')}
			</h2>
			{lookUp.isSuccess ? (
				<Confirm
					meaning={lookUp.data}
					ticket={lookUp.variables}
					onJoined={onJoined}
					onOther={() => lookUp.reset()}
				/>
			) : (
				<form
					className="space-y-4"
					onSubmit={(event) => {
						event.preventDefault();
						if (code.trim() !== '') lookUp.mutate({ code: code.trim() });
					}}
				>
					<FormField label={t('join.code')} hint={t('join.codeHint')}>
						{(ids) => (
							<input
								{...ids}
								value={code}
								onChange={({ target }) => setCode(target.value)}
								autoComplete="off"
								autoCapitalize="characters"
								spellCheck={false}
								maxLength={2 * joinCodeCharacters}
								className={`${fieldLook} max-w-60 font-bold text-xl uppercase tracking-widest`}
							/>
						)}
					</FormField>
					{lookUp.error && <ErrorNotice error={lookUp.error} />}
					<Button type="submit" look="secondary" disabled={lookUp.isPending || code.trim() === ''}>
						{t(lookUp.isPending ? 'join.looking' : 'join.look')}
					</Button>
				</form>
			)}
		</section>
	);
}

type ConfirmProps = {
	meaning: TicketMeaning;
	ticket: Ticket;
	onJoined: (role: string) => void;
	onOther: () => void;
};

/** What joining means, and the name to join with. */
function Confirm({
	meaning: { academy, role, className, wardName },
	ticket,
	onJoined,
	onOther,
}: ConfirmProps) {
	const { t } = useTranslation('homework');
	const queryClient = useQueryClient();
	const [name, setName] = useState('');
	const join = useMutation({
		mutationFn: () => homeworkCalls.join(ticket, name.trim()),
		async onSuccess(joined) {
			await Promise.all(
				[homeworkQuery.queryKey, myAcademiesQuery.queryKey].map((queryKey) =>
					queryClient.invalidateQueries({ queryKey }),
				),
			);
			onJoined(joined.role);
		},
	});
	const words =
		role === 'learner'
			? t('join.asLearner', { className: className ?? '', academy: academy.name })
			: role === 'guardian'
				? t('join.asGuardian', { ward: wardName ?? '', academy: academy.name })
				: t('join.asStaff', { academy: academy.name, role: t(`role.${role}`) });
	return (
		<form
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== '') join.mutate();
			}}
		>
			<AcademyBand name={academy.name} colours={academy.colours} logoId={academy.logoId} />
			<p ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
				{words}
			</p>
			{role === 'learner' && <p className="text-muted">{t('join.seen')}</p>}
			<FormField label={t('join.name')}>
				{(ids) => (
					<input
						{...ids}
						value={name}
						onChange={({ target }) => setName(target.value)}
						autoComplete="name"
						maxLength={maxAcademyNameCharacters}
						className={fieldLook}
					/>
				)}
			</FormField>
			{join.error && <ErrorNotice error={join.error} />}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={join.isPending || name.trim() === ''}>
					{t(join.isPending ? 'join.joining' : 'join.button')}
				</Button>
				<Button look="quiet" onClick={onOther}>
					{t('join.other')}
				</Button>
			</div>
		</form>
	);
}
