import { maxTurnPauseMs, minTurnPauseMs } from '@henry/contract/limits.ts';
import type { LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal } from '#web/lib/decimal.ts';

const pauseStepMs = 100;

/** A track that is filled up to the thumb, in the colours of the page, also where the system chooses them. */
const slider =
	'forced-color-adjust-none appearance-none bg-[linear-gradient(to_right,var(--color-accent)_var(--share),var(--color-line-strong)_var(--share))] bg-center bg-size-[100%_0.375rem] bg-no-repeat [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent [&::-moz-range-track]:bg-transparent';

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
	const share = (100 * (pauseMs - minTurnPauseMs)) / (maxTurnPauseMs - minTurnPauseMs);
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
						style={{ '--share': `${share}%` } as CSSProperties}
						className={`block h-8 w-full cursor-pointer ${slider}`}
					/>
					<p id={pauseNoteId} className="text-muted text-sm">
						{t('settings.pauseNote')}
					</p>
				</div>
			)}
		</div>
	);
}
