import type { Academy } from '@henry/contract/academies.ts';
import type { RosterOutcome } from '@henry/contract/rosters.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField } from '#web/components/form-field.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { keys } from '#web/features/academy/calls.ts';
import { CardSheet } from '#web/features/academy/classes/card-sheet.tsx';
import { connectionCalls } from './connection-calls.ts';
import { GuardiansAgreed } from './guardians-agreed.tsx';

/** A school's own list of classes and people: its files are chosen, looked at, and then imported. */
export function RosterImport({ academyId, academy }: { academyId: string; academy: Academy }) {
	const { t } = useTranslation('connections');
	const queryClient = useQueryClient();
	const [files, setFiles] = useState<File[]>([]);
	const check = useMutation({ mutationFn: () => connectionCalls.roster(academyId, files, 'preview') });
	const send = useMutation({
		mutationFn: () => connectionCalls.roster(academyId, files, 'import'),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.overview(academyId) }),
	});
	const startAgain = () => {
		setFiles([]);
		check.reset();
		send.reset();
	};
	if (send.data) return <Imported outcome={send.data} academy={academy} onAgain={startAgain} />;
	if (check.data) {
		return (
			<Preview
				outcome={check.data}
				isImporting={send.isPending}
				error={send.error}
				onImport={() => send.mutate()}
				onAgain={startAgain}
			/>
		);
	}
	return (
		<form
			aria-label={t('roster.title')}
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (files.length > 0) check.mutate();
			}}
		>
			<FormField label={t('roster.files')}>
				{(ids) => (
					<input
						{...ids}
						type="file"
						multiple
						required
						accept=".zip,.csv,application/zip,text/csv"
						className="block w-full min-w-0 text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:border-solid file:bg-surface file:px-4 file:font-semibold file:text-accent-strong"
						onChange={({ target }) => setFiles([...(target.files ?? [])])}
					/>
				)}
			</FormField>
			{check.error && <ErrorNotice error={check.error} />}
			<Button type="submit" look="secondary" disabled={files.length === 0 || check.isPending}>
				{check.isPending ? t('roster.checking') : t('roster.check')}
			</Button>
		</form>
	);
}

function Counts({ outcome }: { outcome: RosterOutcome }) {
	const { t } = useTranslation('connections');
	const { classes, learners, teachers, places, invitations } = outcome;
	const rows = { classes, learners, teachers, places: { changed: 0, ...places } };
	return (
		<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
			{(['classes', 'learners', 'teachers', 'places'] as const).map((kind) => {
				const { added, changed, ended } = rows[kind];
				const isNothing = added + changed + ended === 0;
				return (
					<div key={kind} className="contents">
						<dt className="font-semibold">{t(`roster.kinds.${kind}`)}</dt>
						<dd>{isNothing ? t('roster.nothing') : t('roster.changes', { added, changed, ended })}</dd>
					</div>
				);
			})}
			<dt className="font-semibold">{t('roster.kinds.invitations')}</dt>
			<dd>
				{invitations.count === 0 ? t('roster.nothing') : t('roster.invited', { count: invitations.count })}
			</dd>
		</dl>
	);
}

type PreviewProps = {
	outcome: RosterOutcome;
	isImporting: boolean;
	error: Error | null;
	onImport: () => void;
	onAgain: () => void;
};

/** What importing would do, with each row that would be left out. Nothing has changed yet. */
function Preview({ outcome, isImporting, error, onImport, onAgain }: PreviewProps) {
	const { t } = useTranslation('connections');
	const [haveAgreed, setAgreed] = useState(false);
	const { classes, learners, teachers, places, invitations, problems, problemCount } = outcome;
	const kinds = [classes, learners, teachers, { changed: 0, ...places }];
	const isSomething =
		invitations.count > 0 || kinds.some(({ added, changed, ended }) => added + changed + ended > 0);
	return (
		<form
			aria-label={t('roster.preview')}
			className="space-y-4"
			onSubmit={(event) => {
				event.preventDefault();
				if (haveAgreed) onImport();
			}}
		>
			<h3 ref={takeFocus} tabIndex={-1} className="font-bold text-lg">
				{t('roster.preview')}
			</h3>
			<Counts outcome={outcome} />
			{problems.length > 0 && (
				<section
					aria-label={t('roster.problems', { count: problemCount })}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
					tabIndex={0}
					className="max-h-64 overflow-y-auto rounded-control bg-fair-soft p-3 text-fair"
				>
					<p className="font-semibold">{t('roster.problems', { count: problemCount })}</p>
					<ul className="mt-1 space-y-1 text-sm">
						{problems.map(({ file, line, what, value }) => (
							<li key={`${file} ${line} ${what} ${value}`} className="break-words">
								{line === null
									? t('roster.whole', { file: `${file}.csv`, problem: t(`roster.problem.${what}`) })
									: t('roster.line', { file: `${file}.csv`, line, problem: t(`roster.problem.${what}`) })}
								{value && <span className="text-ink"> {value}</span>}
							</li>
						))}
					</ul>
				</section>
			)}
			{isSomething && <GuardiansAgreed haveAgreed={haveAgreed} onChange={setAgreed} />}
			{error && <ErrorNotice error={error} />}
			<div className="flex flex-wrap gap-3">
				{isSomething && (
					<Button type="submit" disabled={!haveAgreed || isImporting}>
						{isImporting ? t('roster.importing') : t('roster.import')}
					</Button>
				)}
				<Button look="quiet" disabled={isImporting} onClick={onAgain}>
					{t('roster.again')}
				</Button>
			</div>
		</form>
	);
}

type ImportedProps = { outcome: RosterOutcome; academy: Academy; onAgain: () => void };

/** What was imported, and the cards of new learners, class by class. */
function Imported({ outcome, academy, onAgain }: ImportedProps) {
	const { t } = useTranslation(['connections', 'academy']);
	const [shown, setShown] = useState<string | null>(null);
	const { unsent } = outcome.invitations;
	const classes = [...new Map(outcome.cards.map((card) => [card.joinCode, card.className]))];
	const className = classes.find(([joinCode]) => joinCode === shown)?.[1];
	if (shown && className !== undefined) {
		const cards = outcome.cards
			.filter(({ joinCode }) => joinCode === shown)
			.map((card) => ({ ...card, membershipId: card.displayName }));
		return (
			<CardSheet
				academy={academy}
				className={className}
				joinCode={shown}
				cards={cards}
				onDone={() => setShown(null)}
			/>
		);
	}
	return (
		<div className="space-y-4">
			<p ref={takeFocus} tabIndex={-1} role="status" className="font-semibold text-good">
				{t('roster.done')}
			</p>
			<Counts outcome={outcome} />
			<p className="text-muted">{t('roster.teachersHint')}</p>
			{unsent.length > 0 && (
				<p className="break-words text-poor">{t('roster.unsent', { addresses: unsent.join(', ') })}</p>
			)}
			{classes.length > 0 && (
				<p className="rounded-control bg-fair-soft p-3 text-fair">{t('academy:cards.once')}</p>
			)}
			<div className="flex flex-wrap gap-3">
				{classes.map(([joinCode, name]) => (
					<Button key={joinCode} look="secondary" onClick={() => setShown(joinCode)}>
						{t('roster.cardsOf', { name })}
					</Button>
				))}
				<Button look="quiet" onClick={onAgain}>
					{t('roster.again')}
				</Button>
			</div>
		</div>
	);
}
