import { Check, LoaderCircle, Mic, MicOff, RotateCcw, Square } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecorderState } from '#web/audio/recorder.ts';

type Phase = RecorderState['phase'];

const round = 'relative isolate grid size-28 place-items-center rounded-full shadow-raised';
const looks: Record<Phase | 'again', string> = {
	idle: `${round} bg-accent text-white hover:brightness-90 active:translate-y-px`,
	opening: `${round} bg-accent text-white`,
	recording: `${round} bg-poor text-surface hover:brightness-90 active:translate-y-px`,
	stopping: `${round} bg-poor text-surface`,
	finished: 'grid size-12 place-items-center rounded-full bg-good-soft text-good',
	again:
		'inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-surface px-5 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft',
};

function ControlIcon({ phase, isBlocked }: { phase: Phase; isBlocked: boolean }) {
	const IdleIcon = isBlocked ? MicOff : Mic;
	switch (phase) {
		case 'idle':
			return <IdleIcon aria-hidden="true" className="size-12" />;
		case 'recording':
			return <Square aria-hidden="true" className="size-9 fill-current" />;
		case 'finished':
			return <Check aria-hidden="true" className="size-6" />;
		default:
			return <LoaderCircle aria-hidden="true" className="size-11 animate-spin" />;
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

/** The share of the time limit that has passed, drawn around the control. */
function LimitRing({ share }: { share: number }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 136 136" className="absolute -inset-3 size-34 -rotate-90">
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
				className="stroke-poor transition-[stroke-dashoffset] duration-1000 ease-linear"
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
	/** What a tap brings and what follows. */
	hint?: string | undefined;
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
	hint,
	onTap,
}: RecordButtonProps) {
	const { t } = useTranslation('recorder');
	const labelId = useId();
	const hintId = useId();
	const isAgain = phase === 'finished' && allowRerecord;
	const isDisabled = phase === 'opening' || phase === 'stopping' || (phase === 'finished' && !allowRerecord);
	const labels: Record<Phase, string> = {
		idle: t('tapToRecord'),
		opening: t('opening'),
		recording: disableManualStop ? t('stopsByItself') : t('tapToStop'),
		stopping: t('finishing'),
		finished: t('finished'),
	};
	return (
		<div className="flex flex-col items-center gap-1">
			<button
				type="button"
				onClick={onTap}
				aria-disabled={isDisabled}
				aria-labelledby={phase === 'finished' ? undefined : labelId}
				aria-label={phase === 'finished' && !isAgain ? labels.finished : undefined}
				aria-describedby={hint === undefined ? undefined : hintId}
				className={`transition aria-disabled:cursor-default ${looks[isAgain ? 'again' : phase]}`}
			>
				{phase === 'recording' && <Halo voice0to1={voice0to1} />}
				{phase === 'recording' && limitShare !== undefined && <LimitRing share={limitShare} />}
				{isAgain ? (
					<RotateCcw aria-hidden="true" className="size-5" />
				) : (
					<ControlIcon phase={phase} isBlocked={isBlocked} />
				)}
				{isAgain && t('recordAgain')}
			</button>
			{phase !== 'finished' && (
				<span id={labelId} className="mt-4 font-semibold text-lg">
					{labels[phase]}
				</span>
			)}
			{hint !== undefined && (
				<p id={hintId} className="max-w-sm text-center text-muted">
					{hint}
				</p>
			)}
		</div>
	);
}
