import type { DangerNotice } from '@henry/contract/safety.ts';
import { HeartHandshake, Phone } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { homeworkNow } from '#web/lib/homework-now.ts';
import { useInLanguage } from '#web/lib/in-language.ts';
import { Button, ButtonAnchor } from './button.tsx';
import { takeFocusInView } from './take-focus.ts';

type DangerCardProps = {
	notice: DangerNotice;
	/** Left out where there is nothing to go on with. */
	onGoOn?: (() => void) | undefined;
	onStop?: (() => void) | undefined;
};

/** What is shown instead of Henry's reply, or of a report, where the learner has spoken of danger. It takes the focus. */
export function DangerCard({ notice: { kind, title, text, numbers }, onGoOn, onStop }: DangerCardProps) {
	const { t } = useTranslation('errors');
	const inLanguage = useInLanguage();
	const headingId = useId();
	useEffect(() => {
		const homework = homeworkNow();
		if (!homework) return;
		void (async () => {
			const { tellOfDanger } = await import('#web/lib/tell-of-danger.ts');
			await tellOfDanger(homework, kind, location.pathname);
			// Where the code for it cannot be fetched, the answer to the danger stands all the same.
		})().catch(() => {});
	}, [kind]);
	return (
		<section
			aria-labelledby={headingId}
			className="no-print scroll-my-24 space-y-5 rounded-card border-2 border-accent bg-surface p-5 shadow-raised sm:p-7"
		>
			<h2
				id={headingId}
				ref={takeFocusInView}
				tabIndex={-1}
				className="flex items-center gap-3 font-bold text-2xl leading-tight outline-none"
			>
				<HeartHandshake aria-hidden="true" className="size-8 shrink-0 text-accent-strong" />
				{inLanguage(title)}
			</h2>
			<p className="max-w-prose text-lg leading-relaxed">{inLanguage(text)}</p>
			<ul className="space-y-3">
				{numbers.map(({ number, who }) => (
					<li key={number} className="flex flex-wrap items-center gap-x-4 gap-y-1">
						<ButtonAnchor
							href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
							className="min-w-40 text-xl tabular-nums"
						>
							<Phone aria-hidden="true" className="size-5" />
							{number}
						</ButtonAnchor>
						<span>{inLanguage(who)}</span>
					</li>
				))}
			</ul>
			<p className="text-muted">{t('danger.notKept')}</p>
			{(onGoOn || onStop) && (
				<div className="flex flex-wrap gap-3">
					{onStop && (
						<Button look="secondary" onClick={onStop}>
							{t('danger.stop')}
						</Button>
					)}
					{onGoOn && (
						<Button look="secondary" onClick={onGoOn}>
							{t('danger.goOn')}
						</Button>
					)}
				</div>
			)}
		</section>
	);
}
