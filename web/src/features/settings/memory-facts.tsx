import { maxFactCharacters } from '@henry/contract/limits.ts';
import type { KeptFact, Memory } from '@henry/contract/memory.ts';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { changeFact } from '#web/lib/talk-memory.ts';

type Change = (changed: (before: Memory) => Memory) => Promise<void>;
type FactFormProps = { fact: KeptFact; onChange: Change; onDone: () => void };

/** The learner puts right what is remembered. Where that cannot be kept, what they wrote stays in the field. */
function FactForm({ fact, onChange, onDone }: FactFormProps) {
	const { t } = useTranslation('settings');
	const [before] = useState(fact.text);
	const [text, setText] = useState(before);
	const wanted = text.trim();
	const saving = useMutation({
		mutationFn: () => onChange((memory) => changeFact(memory, fact.id, wanted)),
		onSuccess: onDone,
	});
	return (
		<form
			className="flex flex-1 flex-wrap gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				if (wanted !== '' && !saving.isPending) saving.mutate();
			}}
		>
			<input
				ref={takeFocus}
				lang="en"
				aria-label={t('memory.change', { text: before })}
				value={text}
				maxLength={maxFactCharacters}
				onChange={(event) => setText(event.target.value)}
				className="min-h-12 min-w-0 flex-1 basis-56 rounded-control border border-line-strong bg-surface px-4"
			/>
			<Button type="submit" disabled={wanted === '' || saving.isPending}>
				{t('memory.save')}
			</Button>
			<Button look="secondary" onClick={onDone}>
				{t('memory.cancel')}
			</Button>
			{saving.error && (
				<div className="w-full">
					<ErrorNotice error={saving.error} />
				</div>
			)}
		</form>
	);
}

type FactProps = { fact: KeptFact; onChange: Change; onErase: (id: string) => void };

function Fact({ fact, onChange, onErase }: FactProps) {
	const { t } = useTranslation('settings');
	const [isChanging, setChanging] = useState(false);
	const [hasChanged, setChanged] = useState(false);
	const { id, kind, text } = fact;
	function done() {
		setChanging(false);
		setChanged(true);
	}
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
			{isChanging ? (
				<FactForm fact={fact} onChange={onChange} onDone={done} />
			) : (
				<>
					<span className="min-w-0 flex-1 basis-24">
						<span className="block text-muted text-sm">{t(`memory.kind.${kind}`)}</span>
						<span lang="en" className="break-words">
							{text}
						</span>
					</span>
					<Button
						ref={hasChanged ? takeFocus : undefined}
						look="secondary"
						aria-label={t('memory.change', { text })}
						onClick={() => setChanging(true)}
					>
						<Pencil aria-hidden="true" className="size-5" />
					</Button>
					<Button look="secondary" aria-label={t('memory.erase', { text })} onClick={() => onErase(id)}>
						<Trash2 aria-hidden="true" className="size-5" />
					</Button>
				</>
			)}
		</li>
	);
}

type MemoryFactsProps = Omit<FactProps, 'fact'> & { facts: readonly KeptFact[] };

/** All that Henry remembers, to be changed and erased one by one. */
export function MemoryFacts({ facts, ...rest }: MemoryFactsProps) {
	const { t } = useTranslation('settings');
	return (
		<ul aria-label={t('memory.list')} className="divide-y divide-line">
			{facts.map((fact) => (
				<Fact key={fact.id} fact={fact} {...rest} />
			))}
		</ul>
	);
}
