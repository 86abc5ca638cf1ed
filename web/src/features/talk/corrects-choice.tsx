import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { paths } from '#web/lib/paths.ts';
import { useTalkMemory } from '#web/lib/talk-memory.ts';

type CorrectsChoiceProps = { corrects: boolean; onChoose: (corrects: boolean) => void };

/** Before the talk: whether Henry says what would be better as the talk goes on, and what he remembers. */
export function CorrectsChoice({ corrects, onChoose }: CorrectsChoiceProps) {
	const { t } = useTranslation('talk');
	const { memory, isAwaited } = useTalkMemory();
	const id = useId();
	return (
		<div className="space-y-2">
			<label htmlFor={id} className="flex min-h-12 items-center gap-3">
				<input
					id={id}
					type="checkbox"
					checked={corrects}
					onChange={(event) => onChoose(event.target.checked)}
					className="size-5 shrink-0 accent-accent"
				/>
				<span>
					<span className="block font-semibold">{t('corrects.label')}</span>
					<span className="block text-muted text-sm">{t('corrects.note')}</span>
				</span>
			</label>
			<p className="text-muted text-sm">
				{!isAwaited && t(memory.isOn ? 'memory.on' : 'memory.off')}{' '}
				<Link to={`${paths.settings}#memory`} className="text-accent-strong underline underline-offset-4">
					{t('memory.settings')}
				</Link>
			</p>
		</div>
	);
}
