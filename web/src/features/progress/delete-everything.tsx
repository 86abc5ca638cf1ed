import { doneSchema } from '@henry/contract/accounts.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { learnerStateKey } from '#web/lib/learner-state.ts';
import { clearBrowser } from '#web/lib/practice/import-practice.ts';
import { practiceKey } from '#web/lib/practice/practice-query.ts';
import { forgetOnThisDevice, refreshNow } from '#web/lib/session.ts';
import { PracticeError } from './practice-error.tsx';
import { Section } from './section.tsx';

/** For a visitor: everything that this browser keeps, after one question. */
export function DeleteFromBrowser() {
	const { t } = useTranslation('progress');
	const queryClient = useQueryClient();
	const clearing = useMutation({
		async mutationFn() {
			forgetOnThisDevice();
			clearBrowser();
		},
		onSuccess: () => queryClient.invalidateQueries({ queryKey: practiceKey }),
	});
	return (
		<Section isForScreen title={t('erase.title')}>
			<p>{t('erase.browserText')}</p>
			<ConfirmedButton
				look="secondary"
				question={t('erase.browserQuestion')}
				confirm={t('erase.browserConfirm')}
				cancel={t('erase.cancel')}
				disabled={clearing.isPending}
				onConfirm={() => clearing.mutate()}
			>
				{t('erase.browserButton')}
			</ConfirmedButton>
			{clearing.isError && <PracticeError error={clearing.error} onRetry={() => clearing.mutate()} />}
		</Section>
	);
}

/** For someone who is signed in: the account with everything in it, after typing its address, or one question without. */
export function EraseAccount({ email, onErased }: { email: string | null; onErased: () => void }) {
	const { t } = useTranslation('progress');
	const queryClient = useQueryClient();
	const erasing = useMutation({
		async mutationFn(typed: string | null) {
			await callFunction(apiPaths.eraseAccount, { email: typed }, doneSchema);
			forgetOnThisDevice();
			try {
				clearBrowser();
			} catch {
				// A browser that forbids storage has kept nothing.
			}
			await refreshNow();
			for (const queryKey of [practiceKey, learnerStateKey]) queryClient.removeQueries({ queryKey });
		},
		onSuccess: onErased,
	});
	return (
		<Section isForScreen title={t('erase.title')}>
			<p>{t('erase.accountText')}</p>
			{email === null ? (
				<ConfirmedButton
					look="secondary"
					question={t('erase.accountQuestion')}
					confirm={t('erase.accountConfirm')}
					cancel={t('erase.accountKeep')}
					disabled={erasing.isPending}
					onConfirm={() => erasing.mutate(null)}
				>
					{t('erase.accountConfirm')}
				</ConfirmedButton>
			) : (
				<TypedAddress email={email} isErasing={erasing.isPending} onErase={erasing.mutate} />
			)}
			{erasing.error && (
				<ErrorNotice error={erasing.error} onRetry={() => erasing.mutate(erasing.variables ?? null)} />
			)}
		</Section>
	);
}

type TypedAddressProps = { email: string; isErasing: boolean; onErase: (typed: string) => void };

/** The address is typed again, so that nothing is erased by a slip. */
function TypedAddress({ email, isErasing, onErase }: TypedAddressProps) {
	const { t } = useTranslation('progress');
	const [typed, setTyped] = useState('');
	const inputId = useId();
	const problemId = useId();
	const isOwnAddress = typed.trim().toLowerCase() === email.toLowerCase();
	const isWrong = typed.length >= email.length && !isOwnAddress;
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				if (isOwnAddress) onErase(typed);
			}}
			className="space-y-3"
		>
			<label htmlFor={inputId} className="block font-semibold">
				{t('erase.typeAddress', { email })}
			</label>
			<div className="flex flex-col gap-3 sm:flex-row">
				<input
					id={inputId}
					type="email"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					autoComplete="off"
					aria-invalid={isWrong}
					aria-describedby={problemId}
					className="min-h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-surface px-4"
				/>
				<Button type="submit" look="secondary" className="text-poor" disabled={!isOwnAddress || isErasing}>
					{t('erase.accountConfirm')}
				</Button>
			</div>
			<p id={problemId} role="status" className="text-poor">
				{isWrong && t('erase.wrongAddress')}
			</p>
		</form>
	);
}

/** For a learner with a card: who erases the account. */
export function HeldByAcademy() {
	const { t } = useTranslation('progress');
	return (
		<Section isForScreen title={t('erase.title')}>
			<p>{t('erase.heldByAcademy')}</p>
		</Section>
	);
}
