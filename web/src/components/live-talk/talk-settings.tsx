import { maxTurnPauseMs, minTurnPauseMs } from '@henry/contract/limits.ts';
import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '#web/lib/decimal.ts';

const pauseStepMs = 100;

/** Seconds with one place, as they are written in a language. */
export function secondsIn(language: string, ms: number): string {
	return decimal(ms / 1_000, language, 1);
}

type TalkSettingsProps = {
	settings: LiveTalkSettings;
	onChange: (change: Partial<LiveTalkSettings>) => void;
};

/** How Henry notices that a turn is over. */
export function TalkSettings({ settings: { pauseMs, handsFree }, onChange }: TalkSettingsProps) {
	const { t, i18n } = useTranslation('liveTalk');
	const heldId = useId();
	const heldNoteId = useId();
	const pauseId = useId();
	const pauseNoteId = useId();
	const seconds = t('settings.seconds', { seconds: secondsIn(i18n.language, pauseMs) });
	return (
		<div className="space-y-4 border-line border-t pt-4">
			<button
				type="button"
				role="switch"
				aria-checked={!handsFree}
				aria-labelledby={heldId}
				aria-describedby={heldNoteId}
				onClick={() => onChange({ handsFree: !handsFree })}
				className="flex w-full items-center justify-between gap-4 rounded-control text-left"
			>
				<span>
					<span id={heldId} className="block font-semibold">
						{t('settings.handsHeld')}
					</span>
					<span id={heldNoteId} className="block text-muted text-sm">
						{t('settings.handsHeldNote')}
					</span>
				</span>
				<span
					aria-hidden="true"
					className={`flex h-7 w-12 shrink-0 items-center rounded-full px-1 transition-colors ${handsFree ? 'bg-line-strong' : 'bg-accent'}`}
				>
					<span
						className={`size-5 rounded-full bg-surface shadow-card transition-transform ${handsFree ? '' : 'translate-x-5'}`}
					/>
				</span>
			</button>
			{handsFree && (
				<div>
					<p className="flex justify-between gap-4 font-semibold">
						<label htmlFor={pauseId}>{t('settings.pause')}</label>
						<span aria-hidden="true" className="tabular-nums">
							{seconds}
						</span>
					</p>
					<input
						id={pauseId}
						type="range"
						min={minTurnPauseMs}
						max={maxTurnPauseMs}
						step={pauseStepMs}
						value={pauseMs}
						onChange={(event) => onChange({ pauseMs: event.target.valueAsNumber })}
						aria-valuetext={seconds}
						aria-describedby={pauseNoteId}
						className="block h-8 w-full accent-accent"
					/>
					<p id={pauseNoteId} className="text-muted text-sm">
						{t('settings.pauseNote')}
					</p>
				</div>
			)}
		</div>
	);
}
