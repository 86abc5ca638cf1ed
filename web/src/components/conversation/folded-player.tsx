import { Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordingNow } from '#web/lib/recording-now.ts';

type FoldedPlayerProps = {
	/** Says what is heard. */
	label: string;
	/** The player, which plays by itself when it appears. */
	children: ReactNode;
};

/** A button that turns into a player when something is first asked for: it takes little room and loads nothing before. */
export function FoldedPlayer({ label, children }: FoldedPlayerProps) {
	const { t } = useTranslation('recorder');
	const [isOpen, setOpen] = useState(false);
	const isRecording = useRecordingNow();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isOpen) place.current?.focus();
	}, [isOpen]);
	if (isOpen) {
		return (
			<div ref={place} tabIndex={-1} className="outline-none">
				{children}
			</div>
		);
	}
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div role="group" aria-label={label} className="no-print">
			<button
				type="button"
				disabled={isRecording}
				onClick={() => setOpen(true)}
				className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line-strong bg-surface pr-4 pl-3 font-semibold text-accent-strong text-sm transition hover:border-accent hover:bg-accent-soft disabled:pointer-events-none disabled:opacity-60"
			>
				<Play aria-hidden="true" className="size-4 fill-current" />
				{t('player.play')}
			</button>
		</div>
	);
}
