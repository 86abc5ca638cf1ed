import type { AcademyOverview } from '@henry/contract/academies.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { isGoodLook, LookFields } from '#web/features/academy/look-fields.tsx';
import { SafeguardingSettings } from '#web/features/academy/safeguarding/safeguarding-settings.tsx';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { HandOverAcademy } from './hand-over-academy.tsx';
import { HouseSettings } from './house-settings.tsx';
import { LogoField } from './logo-field.tsx';

type SettingsProps = { overview: AcademyOverview; onRemoved: () => void };

/** The look of the academy, where it is and its places, and, for its owner, other hands and its end. */
export function Settings({ overview, onRemoved }: SettingsProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const { id, name, language, colours } = overview.academy;
	const [look, setLook] = useState({ name, language, colours });
	const save = useMutation({
		mutationFn: () => academyCalls.change(id, { ...look, name: look.name.trim() }),
		onSuccess: () => queryClient.invalidateQueries(),
	});
	return (
		<div className="space-y-10">
			<section aria-labelledby="look">
				<h2 id="look" className="mb-4 font-bold text-2xl">
					{t('settings.title')}
				</h2>
				<form
					className="space-y-5"
					onSubmit={(event) => {
						event.preventDefault();
						if (isGoodLook(look)) save.mutate();
					}}
				>
					<LookFields
						look={look}
						logoId={overview.academy.logoId}
						onChange={(changed) => {
							save.reset();
							setLook(changed);
						}}
					/>
					{save.error && <ErrorNotice error={save.error} />}
					<div className="flex flex-wrap items-center gap-4">
						<Button type="submit" disabled={!isGoodLook(look) || save.isPending}>
							{t('settings.save')}
						</Button>
						<p role="status" className="font-semibold text-good">
							{save.isSuccess && t('settings.saved')}
						</p>
					</div>
				</form>
			</section>
			<LogoField academy={overview.academy} />
			<HouseSettings overview={overview} />
			<SafeguardingSettings overview={overview} />
			{overview.me.role === 'owner' && (
				<>
					<HandOverAcademy overview={overview} />
					<Remove academyId={id} name={name} onRemoved={onRemoved} />
				</>
			)}
		</div>
	);
}

function Remove({ academyId, name, onRemoved }: { academyId: string; name: string; onRemoved: () => void }) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [typed, setTyped] = useState('');
	const remove = useMutation({
		mutationFn: () => academyCalls.remove(academyId, typed),
		async onSuccess() {
			onRemoved();
			await queryClient.invalidateQueries({ queryKey: myAcademiesQuery.queryKey });
		},
	});
	return (
		<section aria-labelledby="remove" className="space-y-4 rounded-card border border-poor/40 p-4 sm:p-6">
			<h2 id="remove" className="font-bold text-xl">
				{t('settings.removeTitle')}
			</h2>
			<p>{t('settings.removeText')}</p>
			<form
				className="space-y-4"
				onSubmit={(event) => {
					event.preventDefault();
					if (typed.trim() === name) remove.mutate();
				}}
			>
				<FormField label={t('settings.typeName', { name })}>
					{(ids) => (
						<input
							{...ids}
							value={typed}
							autoComplete="off"
							onChange={({ target }) => setTyped(target.value)}
							className={fieldLook}
						/>
					)}
				</FormField>
				{remove.error && <ErrorNotice error={remove.error} />}
				<Button
					type="submit"
					look="secondary"
					className="text-poor"
					disabled={typed.trim() !== name || remove.isPending}
				>
					{t('settings.remove')}
				</Button>
			</form>
		</section>
	);
}
