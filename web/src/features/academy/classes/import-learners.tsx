import type { MadeCard } from '@henry/contract/cards.ts';
import { maxImportedLearners } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { type NamesRead, readNames, textOf } from './names-in-csv.ts';

type ImportLearnersProps = {
	classId: string;
	academyId: string;
	/** Who learns in the class already. */
	inClass: string[];
	onMade: (cards: MadeCard[]) => void;
	onCancel: () => void;
};

/** Learners without an address, by a list of their names: it is written or chosen, looked at, and then confirmed. */
export function ImportLearners({ inClass, onCancel, ...rest }: ImportLearnersProps) {
	const { t } = useTranslation('academy');
	const [text, setText] = useState('');
	const [read, setRead] = useState<NamesRead | null>(null);
	if (read) return <Preview read={read} onBack={() => setRead(null)} {...rest} />;
	return (
		<form
			aria-label={t('import.title')}
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				setRead(readNames(text, inClass));
			}}
		>
			<FormField label={t('import.list')} hint={t('import.listHint', { count: maxImportedLearners })}>
				{(ids) => (
					<textarea
						{...ids}
						ref={takeFocus}
						required
						rows={6}
						value={text}
						onChange={({ target }) => setText(target.value)}
						className={fieldLook}
					/>
				)}
			</FormField>
			<FormField label={t('import.file')}>
				{(ids) => (
					<input
						{...ids}
						type="file"
						accept=".csv,.txt,text/csv,text/plain"
						className="block w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:border-solid file:bg-surface file:px-4 file:font-semibold file:text-accent-strong"
						onChange={async ({ target }) => {
							const [file] = target.files ?? [];
							if (file) setText(await textOf(file));
						}}
					/>
				)}
			</FormField>
			<div className="flex flex-wrap gap-3">
				<Button type="submit" disabled={text.trim() === ''}>
					{t('import.check')}
				</Button>
				<Button look="quiet" onClick={onCancel}>
					{t('import.cancel')}
				</Button>
			</div>
		</form>
	);
}

type PreviewProps = Omit<ImportLearnersProps, 'inClass' | 'onCancel'> & {
	read: NamesRead;
	onBack: () => void;
};

/** Who would be added and who not. Nothing has been sent yet. */
function Preview({ read: { names, problems }, classId, academyId, onMade, onBack }: PreviewProps) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const [haveAgreed, setAgreed] = useState(false);
	const add = useMutation({
		mutationFn: () => academyCalls.importLearners(classId, names),
		onSuccess({ cards }) {
			onMade(cards);
			for (const queryKey of [keys.overview(academyId), keys.class(classId)]) {
				void queryClient.invalidateQueries({ queryKey });
			}
		},
	});
	return (
		<form
			aria-label={t('import.title')}
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (haveAgreed) add.mutate();
			}}
		>
			<h4 ref={takeFocus} tabIndex={-1} className="font-bold text-lg">
				{t('import.preview', { count: names.length })}
			</h4>
			{problems.length > 0 && (
				<NameList title={t('import.leftOut', { count: problems.length })} look="bg-fair-soft text-fair">
					{problems.map(({ line, text, problem }) => (
						<li key={line} className="break-words">
							{t('import.line', { line, problem: t(`import.problem.${problem}`) })}
							{text && <span className="text-ink"> {text}</span>}
						</li>
					))}
				</NameList>
			)}
			{names.length > 0 && (
				<NameList title={t('import.added')} look="border border-line bg-surface">
					{names.map((name) => (
						<li key={name} className="break-words">
							{name}
						</li>
					))}
				</NameList>
			)}
			{names.length > 0 && (
				<label className="flex min-h-11 items-start gap-3">
					<input
						type="checkbox"
						required
						checked={haveAgreed}
						onChange={({ target }) => setAgreed(target.checked)}
						className="mt-1 size-5 shrink-0 accent-accent"
					/>
					<span>
						<span className="font-semibold">{t('import.agreed')}</span>
						<span className="block text-muted text-sm">{t('import.agreedHint')}</span>
					</span>
				</label>
			)}
			{add.error && <ErrorNotice error={add.error} />}
			<div className="flex flex-wrap gap-3">
				{names.length > 0 && (
					<Button type="submit" disabled={!haveAgreed || add.isPending}>
						{add.isPending ? t('import.adding') : t('import.add', { count: names.length })}
					</Button>
				)}
				<Button look="quiet" disabled={add.isPending} onClick={onBack}>
					{t('import.back')}
				</Button>
			</div>
			<p role="status" className="sr-only">
				{add.isPending && t('import.adding')}
			</p>
		</form>
	);
}

function NameList({ title, look, children }: { title: string; look: string; children: ReactNode }) {
	return (
		<section
			aria-label={title}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className={`max-h-64 overflow-y-auto rounded-control p-3 ${look}`}
		>
			<p className="font-semibold">{title}</p>
			<ul className="mt-1 space-y-1 text-sm">{children}</ul>
		</section>
	);
}
