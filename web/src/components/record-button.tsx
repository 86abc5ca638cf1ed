import { LoaderCircle, Mic, MicOff, RotateCcw, Square } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecorderState } from '#web/audio/recorder.ts';
import { takeFocus } from './take-focus.ts';

type Phase = RecorderState['phase'];

const round =
	'relative isolate grid size-28 place-items-center rounded-full shadow-raised in-[.dock]:size-18';
const looks: Record<Phase | 'again', string> = {
	idle: `${round} bg-accent text-white in-aria-busy:opacity-60 hover:brightness-90 active:translate-y-px`,
	opening: `${round} bg-accent text-white`,
	recording: `${round} bg-poor text-surface hover:brightness-90 active:translate-y-px`,
	stopping: `${round} bg-poor text-surface`,
	finished: 'min-h-8 font-semibold text-muted',
	again:
		'inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-surface px-5 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft',
};

function ControlIcon({ phase, isBlocked }: { phase: Exclude<Phase, 'finished'>; isBlocked: boolean }) {
	const IdleIcon = isBlocked ? MicOff : Mic;
	switch (phase) {
		case 'idle':
			return <IdleIcon aria-hidden="true" className="size-12 in-[.dock]:size-8" />;
		case 'recording':
			return <Square aria-hidden="true" className="size-9 fill-current in-[.dock]:size-6" />;
		default:
			return <LoaderCircle aria-hidden="true" className="size-11 animate-spin in-[.dock]:size-8" />;
	}
}

/** Grows and shrinks with the voice, behind the control. */
function Halo({ voice0to1 }: { voice0to1: number }) {
	return (
		<span
			aria-hidden="true"
			className="-z-10 absolute inset-0 rounded-full bg-poor/25 transition-transform duration-150 ease-out motion-reduce:hidden"
			style={{ transform: `scale(${1.14 + 0.24 * voice0to1})` }}
		/>
	);
}

/** The share of the time limit that will have passed in a second, when it is drawn around the control. */
function LimitRing({ share }: { share: number }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 136 136"
			className="absolute -inset-3 size-34 -rotate-90 in-[.dock]:-inset-2 in-[.dock]:size-22"
		>
			<circle cx="68" cy="68" r="64" fill="none" strokeWidth="7" className="stroke-line" />
			<circle
				cx="68"
				cy="68"
				r="64"
				fill="none"
				strokeWidth="7"
				pathLength={1}
				strokeDasharray={1}
				strokeDashoffset={1 - Math.min(1, share)}
				className="stroke-poor starting:[stroke-dashoffset:1] transition-[stroke-dashoffset] duration-1000 ease-linear"
			/>
		</svg>
	);
}

type RecordButtonProps = {
	phase: Phase;
	disableManualStop: boolean;
	allowRerecord: boolean;
	/** Undefined without a time limit. */
	limitShare: number | undefined;
	/** How loud the voice is at this moment. */
	voice0to1?: number;
	/** The microphone could not be used. */
	isBlocked?: boolean;
	/** What the microphone hears, drawn behind the control, and the time below it: neither moves it. */
	waveform?: ReactNode;
	times?: ReactNode;
	/** What a tap brings and what follows. */
	hint?: string | undefined;
	takesFocus?: boolean;
	onTap: () => void;
};

/**
 * The one control of a recorder. It stays the same element in every phase, so that the focus stays on it, and for the
 * same reason it is never removed from the keyboard: where a tap does nothing it says that it is disabled.
 */
export function RecordButton({
	phase,
	disableManualStop,
	allowRerecord,
	limitShare,
	voice0to1 = 0,
	isBlocked = false,
	waveform,
	times,
	hint,
	takesFocus = false,
	onTap,
}: RecordButtonProps) {
	const { t } = useTranslation('recorder');
	const labelId = useId();
	const hintId = useId();
	const isAgain = phase === 'finished' && allowRerecord;
	const isDisabled = phase === 'opening' || phase === 'stopping' || (phase === 'finished' && !allowRerecord);
	const labels = {
		idle: t('tapToRecord'),
		opening: t('opening'),
		recording: disableManualStop ? t('stopsByItself') : t('tapToStop'),
		stopping: t('finishing'),
	};
	return (
		<div className="flex w-full flex-col items-center gap-1 in-[.dock]:grid in-[.dock]:min-h-22 in-[.dock]:grid-cols-[5.5rem_minmax(0,1fr)] in-[.dock]:content-center in-[.dock]:items-center in-[.dock]:justify-items-start in-[.dock]:gap-x-3">
			<div className="relative grid w-full place-items-center in-[.dock]:row-span-3">
				{waveform && (
					<div className="absolute inset-x-0 mx-auto max-w-md in-[.dock]:sr-only mask-[radial-gradient(circle,transparent_5rem,black_5.25rem)]">
						{waveform}
					</div>
				)}
				<button
					ref={takesFocus ? takeFocus : undefined}
					type="button"
					onClick={onTap}
					aria-disabled={isDisabled}
					aria-labelledby={phase === 'finished' ? undefined : labelId}
					aria-describedby={hint === undefined ? undefined : hintId}
					className={`transition aria-disabled:cursor-default ${looks[isAgain ? 'again' : phase]}`}
				>
					{phase === 'recording' && <Halo voice0to1={voice0to1} />}
					{phase === 'recording' && limitShare !== undefined && <LimitRing share={limitShare} />}
					{isAgain && <RotateCcw aria-hidden="true" className="size-5" />}
					{phase === 'finished' ? (
						t(isAgain ? 'recordAgain' : 'finished')
					) : (
						<ControlIcon phase={phase} isBlocked={isBlocked} />
					)}
				</button>
			</div>
			{phase !== 'finished' && (
				<span id={labelId} className="mt-4 font-semibold text-lg in-[.dock]:mt-0 in-[.dock]:leading-tight">
					{labels[phase]}
				</span>
			)}
			{times}
			{hint !== undefined && (
				<p
					id={hintId}
					className="max-w-sm text-center text-muted in-[.dock]:text-left in-[.dock]:text-sm in-[.dock]:leading-snug"
				>
					{hint}
				</p>
			)}
		</div>
	);
}
