import type { TimedNote } from '@henry/contract/homework.ts';
import { maxTimedNoteCharacters, maxTimedNotes } from '@henry/contract/limits.ts';
import { Play, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { fieldLook } from '#web/components/form-field.tsx';
import { useKeys } from '#web/features/academy/use-keys.ts';
import type { PlayerHandle } from './answer-player.tsx';

type TimedNotesProps = {
	notes: readonly TimedNote[];
	onChange: (notes: TimedNote[]) => void;
	player: RefObject<PlayerHandle | null>;
};

/** Words about single moments of the recording, each with its second. */
export function TimedNotes({ notes, onChange, player }: TimedNotesProps) {
	const { t } = useTranslation('marking');
	const list = useRef<HTMLUListElement>(null);
	function add() {
		if (notes.length >= maxTimedNotes) return;
		const atSeconds = Math.round(10 * (player.current?.now() ?? 0)) / 10;
		player.current?.pause();
		onChange([...notes, { atSeconds, text: '' }]);
		// The new field is there once it is drawn.
		setTimeout(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
	}
	useKeys({ t: add });
	const change = (place: number, text: string) =>
		onChange(notes.map((note, index) => (index === place ? { ...note, text } : note)));
	return (
		<fieldset className="space-y-2">
			<legend className="font-semibold">{t('timed.title')}</legend>
			<ul ref={list} className="space-y-2">
				{notes.map(({ atSeconds, text }, place) => {
					const moment = minutesAndSeconds(atSeconds);
					return (
						<li key={place} className="flex flex-wrap items-center gap-2">
							<button
								type="button"
								aria-label={t('timed.play', { moment })}
								onClick={() => player.current?.playFrom(atSeconds)}
								className="inline-flex min-h-11 items-center gap-1 rounded-control border border-line-strong bg-surface px-2 font-semibold tabular-nums"
							>
								<Play aria-hidden="true" className="size-4" />
								{moment}
							</button>
							<input
								aria-label={t('timed.text', { moment })}
								value={text}
								maxLength={maxTimedNoteCharacters}
								onChange={({ target }) => change(place, target.value)}
								className={`${fieldLook} flex-1 basis-40`}
							/>
							<button
								type="button"
								aria-label={t('timed.remove', { moment })}
								onClick={() => onChange(notes.filter((_, index) => index !== place))}
								className="inline-grid size-11 place-items-center rounded-control text-poor"
							>
								<Trash2 aria-hidden="true" className="size-5" />
							</button>
						</li>
					);
				})}
			</ul>
			<Button look="secondary" disabled={notes.length >= maxTimedNotes} onClick={add}>
				<Plus aria-hidden="true" className="size-5" />
				{t('timed.add')}
			</Button>
		</fieldset>
	);
}
