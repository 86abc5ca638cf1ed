import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps the learner's controls in view, and gives them a focus that was lost with what stood there before. */
export function TurnPlace({ children }: { children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		place.current?.scrollIntoView({ block: 'nearest' });
		if (document.activeElement !== document.body) return;
		place.current?.querySelector('button')?.focus({ preventScroll: true });
	}, []);
	return (
		<section ref={place} className="no-print scroll-my-24 space-y-4">
			{children}
		</section>
	);
}

/** Stands where the learner's controls were. */
export function ConversationOver() {
	const { t } = useTranslation('conversation');
	return (
		<TurnPlace>
			<p role="status" className="text-center font-semibold text-muted">
				{t('over')}
			</p>
		</TurnPlace>
	);
}
