import { maxFactCharacters } from '@henry/contract/limits.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import {
	changeFact,
	eraseFact,
	eraseFacts,
	type KeptFact,
	switchMemory,
	useTalkMemory,
} from '#web/lib/talk-memory.ts';
import { Section } from './section.tsx';

type FactFormProps = { fact: KeptFact; onDone: () => void };

/** The learner puts right what is remembered. */
function FactForm({ fact, onDone }: FactFormProps) {
	const { t } = useTranslation('settings');
	const [text, setText] = useState(fact.text);
	const wanted = text.trim();
	return (
		<form
			className="flex flex-1 flex-wrap gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				if (wanted === '') return;
				changeFact(fact.id, wanted);
				onDone();
			}}
		>
			<input
				ref={takeFocus}
				lang="en"
				aria-label={t('memory.change', { text: fact.text })}
				value={text}
				maxLength={maxFactCharacters}
				onChange={(event) => setText(event.target.value)}
				className="min-h-12 min-w-0 flex-1 basis-56 rounded-control border border-line-strong bg-surface px-4"
			/>
			<Button type="submit" disabled={wanted === ''}>
				{t('memory.save')}
			</Button>
			<Button look="secondary" onClick={onDone}>
				{t('memory.cancel')}
			</Button>
		</form>
	);
}

function Fact({ fact }: { fact: KeptFact }) {
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
				<FactForm fact={fact} onDone={done} />
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
					<Button look="secondary" aria-label={t('memory.erase', { text })} onClick={() => eraseFact(id)}>
						<Trash2 aria-hidden="true" className="size-5" />
					</Button>
				</>
			)}
		</li>
	);
}

/** What Henry remembers of the visitor of this browser: whether he may, and all of it, to be changed and erased. */
export function TalkMemory() {
	const { t } = useTranslation('settings');
	const { isOn, facts } = useTalkMemory();
	const [isErased, setErased] = useState(false);
	const consentId = useId();
	return (
		<Section title={t('memory.title')} id="memory">
			<p>{t('memory.how')}</p>
			<label htmlFor={consentId} className="flex min-h-12 items-center gap-3 font-semibold">
				<input
					id={consentId}
					type="checkbox"
					checked={isOn}
					onChange={(event) => switchMemory(event.target.checked)}
					className="size-5 shrink-0 accent-accent"
				/>
				{t('memory.consent')}
			</label>
			<p role="status" className="empty:sr-only">
				{facts.length === 0 && (isErased ? t('memory.erased') : isOn && t('memory.empty'))}
			</p>
			{facts.length > 0 && (
				<>
					<ul aria-label={t('memory.list')} className="divide-y divide-line">
						{facts.map((fact) => (
							<Fact key={fact.id} fact={fact} />
						))}
					</ul>
					<Button
						look="secondary"
						onClick={() => {
							eraseFacts();
							setErased(true);
						}}
					>
						{t('memory.eraseAll')}
					</Button>
				</>
			)}
		</Section>
	);
}
