import type { AcademyOverview } from '@henry/contract/academies.ts';
import { maxClassNameCharacters } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { classAddress } from './class-address.ts';

type ClassListProps = { overview: AcademyOverview; isManager: boolean };

/** The classes that the caller may see, those that are archived last. */
export function ClassList({ overview: { academy, classes }, isManager }: ClassListProps) {
	const { t } = useTranslation('academy');
	const openFirst = classes.toSorted((one, other) => Number(one.isArchived) - Number(other.isArchived));
	return (
		<section aria-labelledby="classes" className="space-y-5">
			<h2 id="classes" className="font-bold text-2xl">
				{t('classes.title')}
			</h2>
			{classes.length === 0 && <EmptyNotice>{t(isManager ? 'classes.empty' : 'classes.none')}</EmptyNotice>}
			<ul className="space-y-3">
				{openFirst.map(({ id, name, learners, waiting, isArchived }) => (
					<li
						key={id}
						className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card transition hover:shadow-raised"
					>
						<div className="min-w-0 flex-1">
							<h3 className="break-words font-bold text-lg">
								<Link
									to={classAddress(academy.id, id)}
									className="after:absolute after:inset-0 after:rounded-card"
								>
									{name}
								</Link>
							</h3>
							<p className="text-muted text-sm">
								{t('classes.learners', { count: learners })} · {t('classes.waiting', { count: waiting })}
								{isArchived && ` · ${t('classes.archived')}`}
							</p>
						</div>
						<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
					</li>
				))}
			</ul>
			{isManager && <AddClass academyId={academy.id} />}
		</section>
	);
}

function AddClass({ academyId }: { academyId: string }) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [name, setName] = useState('');
	const add = useMutation({
		mutationFn: () => academyCalls.addClass(academyId, name.trim()),
		async onSuccess() {
			setName('');
			await queryClient.invalidateQueries({ queryKey: keys.overview(academyId) });
		},
	});
	return (
		<form
			className="space-y-4 rounded-card bg-accent-soft p-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (name.trim() !== '') add.mutate();
			}}
		>
			<FormField label={t('classes.name')}>
				{(ids) => (
					<input
						{...ids}
						value={name}
						maxLength={maxClassNameCharacters}
						onChange={({ target }) => setName(target.value)}
						className={fieldLook}
					/>
				)}
			</FormField>
			{add.error && <ErrorNotice error={add.error} />}
			<Button type="submit" disabled={name.trim() === '' || add.isPending}>
				{t('classes.add')}
			</Button>
		</form>
	);
}
