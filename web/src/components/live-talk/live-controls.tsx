import {
	Hourglass,
	Keyboard,
	LifeBuoy,
	type LucideIcon,
	RotateCcw,
	SlidersHorizontal,
	Snail,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseHints } from '#web/components/conversation/hint-ladder.tsx';
import type { LiveTalkOnScreen } from './live-state.ts';

type ControlProps = Omit<ComponentProps<'button'>, 'onClick'> & {
	icon: LucideIcon;
	label: string;
	/** It cannot be used now; it stays where it is, and keeps the focus. */
	isOff?: boolean;
	onPress: () => void;
};

function Control({ icon: Icon, label, isOff = false, onPress, ...rest }: ControlProps) {
	return (
		<button
			type="button"
			aria-disabled={isOff}
			onClick={isOff ? undefined : onPress}
			className="flex min-h-14 flex-1 basis-[30%] flex-col items-center justify-center gap-1 rounded-control border border-line-strong bg-surface px-1 py-1.5 text-center font-semibold text-accent-strong text-sm leading-tight transition hover:border-accent hover:bg-accent-soft aria-disabled:pointer-events-none aria-disabled:opacity-60 aria-expanded:border-accent aria-expanded:bg-accent aria-expanded:text-white aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white sm:basis-0"
			{...rest}
		>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			{label}
		</button>
	);
}

type LiveControlsProps = Pick<LiveTalkOnScreen, 'talk' | 'commands' | 'settings' | 'changeSettings'> & {
	hints: UseHints;
	isWriting: boolean;
	onWrite: () => void;
	areSettingsOpen: boolean;
	onSettings: () => void;
};

/** What the learner can ask of Henry in a live talk. */
export function LiveControls({
	talk,
	commands,
	settings: { handsFree, voiceRate },
	changeSettings,
	hints,
	...props
}: LiveControlsProps) {
	const { t } = useTranslation(['liveTalk', 'conversation', 'transcript']);
	const isLearners = talk.phase.type === 'learner';
	return (
		<div className="flex flex-wrap gap-2">
			{handsFree && (
				<Control
					icon={Hourglass}
					label={t('think')}
					aria-pressed={talk.isThinking}
					isOff={!isLearners}
					onPress={() => commands.think(!talk.isThinking)}
				/>
			)}
			<Control
				icon={RotateCcw}
				label={t('repeat')}
				isOff={!isLearners || talk.partialWords.length > 0}
				onPress={commands.repeat}
			/>
			<Control
				icon={Snail}
				label={t('conversation:slower')}
				aria-pressed={voiceRate !== 1}
				onPress={() => changeSettings({ voiceRate: voiceRate === 1 ? 0.75 : 1 })}
			/>
			<Control
				icon={LifeBuoy}
				label={t(hints.shown.length === 0 ? 'conversation:help.button' : 'conversation:help.more')}
				isOff={!hints.hasMore}
				onPress={hints.showMore}
			/>
			<Control
				icon={Keyboard}
				label={t('transcript:write.button')}
				aria-expanded={props.isWriting}
				isOff={!isLearners}
				onPress={props.onWrite}
			/>
			<Control
				icon={SlidersHorizontal}
				label={t('settings.button')}
				aria-expanded={props.areSettingsOpen}
				onPress={props.onSettings}
			/>
		</div>
	);
}
