import { Check, LoaderCircle, Mic, RotateCcw, Square } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecorderState } from '#web/audio/recorder.ts';

type Phase = RecorderState['phase'];

const round = 'relative grid size-24 place-items-center rounded-full shadow-raised';
const looks: Record<Phase | 'again', string> = {
	idle: `${round} bg-accent text-white hover:brightness-90 active:translate-y-px`,
	opening: `${round} bg-accent text-white`,
	recording: `${round} bg-poor text-surface hover:brightness-90 active:translate-y-px`,
	stopping: `${round} bg-poor text-surface`,
	finished: 'grid size-12 place-items-center rounded-full bg-good-soft text-good',
	again:
		'inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-surface px-5 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft',
};

function ControlIcon({ phase }: { phase: Phase }) {
	switch (phase) {
		case 'idle':
			return <Mic aria-hidden="true" className="size-10" />;
		case 'recording':
			return <Square aria-hidden="true" className="size-8 fill-current" />;
		case 'finished':
			return <Check aria-hidden="true" className="size-6" />;
		default:
			return <LoaderCircle aria-hidden="true" className="size-10 animate-spin" />;
	}
}

/** The share of the time limit that has passed, drawn around the control. */
function LimitRing({ share }: { share: number }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 112 112" className="absolute -inset-2 size-28 -rotate-90">
			<circle cx="56" cy="56" r="53" fill="none" strokeWidth="5" className="stroke-line" />
			<circle
				cx="56"
				cy="56"
				r="53"
				fill="none"
				strokeWidth="5"
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
	onTap,
}: RecordButtonProps) {
	const { t } = useTranslation('recorder');
	const labelId = useId();
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
		<div className="flex flex-col items-center gap-4">
			<button
				type="button"
				onClick={onTap}
				aria-disabled={isDisabled}
				aria-labelledby={phase === 'finished' ? undefined : labelId}
				aria-label={phase === 'finished' && !isAgain ? labels.finished : undefined}
				className={`transition aria-disabled:cursor-default ${looks[isAgain ? 'again' : phase]}`}
			>
				{phase === 'recording' && limitShare !== undefined && <LimitRing share={limitShare} />}
				{isAgain ? <RotateCcw aria-hidden="true" className="size-5" /> : <ControlIcon phase={phase} />}
				{isAgain && t('recordAgain')}
			</button>
			{phase !== 'finished' && (
				<span id={labelId} className="font-semibold text-lg">
					{labels[phase]}
				</span>
			)}
		</div>
	);
}
