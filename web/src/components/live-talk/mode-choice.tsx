import { AudioLines, Mic } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '#web/components/take-focus.ts';
import { keepTalkMode, type TalkMode, talkModes } from './talk-mode.ts';

const icons = { live: AudioLines, tap: Mic };
const focused =
	'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3';

type ModeChoiceProps = { mode: TalkMode; onChoose: (mode: TalkMode) => void };

/** Before the talk: how it is to be held, with what that means. */
export function ModeChoice({ mode: chosen, onChoose }: ModeChoiceProps) {
	const { t } = useTranslation('liveTalk');
	const name = useId();
	return (
		<fieldset>
			<legend className="mb-3 font-bold font-display text-xl">{t('mode.label')}</legend>
			<div className="grid gap-3 sm:grid-cols-2">
				{talkModes.map((mode) => {
					const Icon = icons[mode];
					return (
						<label
							key={mode}
							className={`flex cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-4 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft ${focused}`}
						>
							<input
								type="radio"
								name={name}
								checked={mode === chosen}
								onChange={() => onChoose(mode)}
								className="mt-1 size-5 shrink-0 accent-accent outline-none"
							/>
							<span>
								<span className="flex items-center gap-2 font-semibold">
									<Icon aria-hidden="true" className="size-5 text-accent-strong" />
									{t(`mode.${mode}`)}
								</span>
								<span className="block text-muted">{t(`mode.${mode}Note`)}</span>
							</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}

type ModeSwitchProps = {
	mode: TalkMode;
	/** It has been switched just now, and the focus is to stay on it. */
	takesFocus: boolean;
	isDisabled?: boolean;
	onSwitch: () => void;
};

/** During the talk: how it is held, and the other way. What is chosen is remembered. */
export function ModeSwitch({ mode: chosen, takesFocus, isDisabled = false, onSwitch }: ModeSwitchProps) {
	const { t } = useTranslation('liveTalk');
	const name = useId();
	return (
		<fieldset
			disabled={isDisabled}
			className="no-print mx-auto flex w-max max-w-full rounded-full border border-line-strong bg-paper p-1 disabled:opacity-60"
		>
			<legend className="sr-only">{t('mode.label')}</legend>
			{talkModes.map((mode) => {
				const Icon = icons[mode];
				return (
					<label
						key={mode}
						className={`flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3.5 font-semibold text-accent-strong text-sm has-checked:bg-accent has-checked:text-white ${focused}`}
					>
						<input
							ref={takesFocus && mode === chosen ? takeFocus : undefined}
							type="radio"
							name={name}
							checked={mode === chosen}
							onChange={() => {
								keepTalkMode(mode);
								onSwitch();
							}}
							className="sr-only"
						/>
						<Icon aria-hidden="true" className="size-4" />
						{t(`mode.${mode}`)}
					</label>
				);
			})}
		</fieldset>
	);
}
