import { maxAcademyNameCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { academyCalls, type Look } from './calls.ts';
import { isGoodLook, LookFields } from './look-fields.tsx';

/** The board and chalk of Henry's own room, until the academy has chosen its colours. */
const firstColours = { ground: '#163e40', text: '#f7f2e7' };

/** A trial academy in one step. */
export function StartForm({ onStarted }: { onStarted: (academyId: string) => void }) {
	const { t, i18n } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [look, setLook] = useState<Look>({
		name: '',
		language: i18n.language,
		colours: firstColours,
	});
	const [ownerName, setOwnerName] = useState('');
	const start = useMutation({
		mutationFn: academyCalls.start,
		async onSuccess({ academyId }) {
			await queryClient.invalidateQueries({ queryKey: myAcademiesQuery.queryKey });
			onStarted(academyId);
		},
	});
	const isReady = isGoodLook(look) && ownerName.trim() !== '';
	return (
		<section
			aria-labelledby="start"
			className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-8"
		>
			<h2 id="start" className="font-bold text-2xl">
				{t('start.title')}
			</h2>
			<p className="mt-2 mb-5 text-lg text-muted">{t('start.intro')}</p>
			<form
				className="space-y-5"
				onSubmit={(event) => {
					event.preventDefault();
					if (isReady) start.mutate({ ...look, name: look.name.trim(), ownerName: ownerName.trim() });
				}}
			>
				<LookFields look={look} onChange={setLook} />
				<FormField label={t('start.ownerName')}>
					{(ids) => (
						<input
							{...ids}
							value={ownerName}
							autoComplete="name"
							maxLength={maxAcademyNameCharacters}
							onChange={({ target }) => setOwnerName(target.value)}
							className={fieldLook}
						/>
					)}
				</FormField>
				{start.error && <ErrorNotice error={start.error} />}
				<Button type="submit" disabled={!isReady || start.isPending} className="w-full sm:w-auto">
					{t(start.isPending ? 'start.working' : 'start.button')}
				</Button>
			</form>
		</section>
	);
}
