import type { ReviewCard } from '@henry/contract/practice.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Reason } from '#web/components/reason.tsx';

/** Which card it is. A new one takes the focus, so that it is read out. */
export function Place({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h2 ref={heading} tabIndex={-1} className="font-semibold text-muted outline-none">
			{children}
		</h2>
	);
}

export function Hint({ of: card }: { of: ReviewCard }) {
	const { t } = useTranslation('progress');
	return (
		card.reason && (
			<p>
				<span className="text-muted">{t('review.hint')}: </span>
				<Reason of={card} />
			</p>
		)
	);
}
