import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

/** As the contract limits it. */
const maxCharacters = 200;

/** The learner names what to talk about. */
export function OwnTopicForm({ onChoose }: { onChoose: (topic: string) => void }) {
	const { t } = useTranslation('talk');
	const [topic, setTopic] = useState('');
	const fieldId = useId();
	const wanted = topic.trim();
	return (
		<form
			className="mb-10 space-y-3 rounded-card border border-line bg-accent-soft p-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (wanted !== '') onChoose(wanted);
			}}
		>
			<label htmlFor={fieldId} className="block font-bold font-display text-xl">
				{t('own.label')}
			</label>
			<div className="flex flex-wrap gap-3">
				<input
					id={fieldId}
					value={topic}
					maxLength={maxCharacters}
					placeholder={t('own.example')}
					onChange={(event) => setTopic(event.target.value)}
					className="min-h-12 min-w-0 flex-1 basis-56 rounded-control border border-line-strong bg-surface px-4"
				/>
				<Button type="submit" disabled={wanted === ''}>
					{t('own.button')}
				</Button>
			</div>
		</form>
	);
}
