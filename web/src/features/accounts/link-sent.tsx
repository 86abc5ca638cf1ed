import { mailRetryMs, signInLinkMs } from '@henry/contract/limits.ts';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type LinkSentProps = {
	email: string;
	sentAtMs: number;
	isSending: boolean;
	onSendAgain: () => void;
	onOtherAddress: () => void;
	/** What went wrong when it was sent again. */
	children?: ReactNode;
};

/** Where nobody but the person who started the server is likely to read the page. */
const isOwnComputer = ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

/** Says that a link is on its way, and what to do until it is there. */
export function LinkSent({
	email,
	sentAtMs,
	isSending,
	onSendAgain,
	onOtherAddress,
	children,
}: LinkSentProps) {
	const { t } = useTranslation('accounts');
	const waitSeconds = useSecondsUntil(sentAtMs + mailRetryMs);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<section className="mt-8 rounded-card border border-line bg-surface p-6 shadow-card sm:p-8">
			<MailCheck aria-hidden="true" className="size-10 text-accent-strong" />
			<h2 ref={heading} tabIndex={-1} className="mt-3 font-bold text-2xl outline-none">
				{t('sent.title')}
			</h2>
			<p className="mt-2 break-words">{t('sent.to', { email })}</p>
			<ul className="mt-4 list-disc space-y-2 pl-5 marker:text-accent-strong">
				<li>{t('sent.steps.open', { minutes: signInLinkMs / 60_000 })}</li>
				<li>{t('sent.steps.browser')}</li>
				<li>{t('sent.steps.spam')}</li>
			</ul>
			{isOwnComputer && <p className="mt-4 text-muted text-sm">{t('sent.outbox')}</p>}
			{children && <div className="mt-6">{children}</div>}
			<div className="mt-6 flex flex-wrap gap-3">
				<Button
					look="secondary"
					className="w-full sm:w-auto"
					disabled={waitSeconds > 0 || isSending}
					onClick={onSendAgain}
				>
					{isSending && t('login.sending')}
					{!isSending && (waitSeconds > 0 ? t('sent.againIn', { seconds: waitSeconds }) : t('sent.again'))}
				</Button>
				<Button look="quiet" className="w-full sm:w-auto" onClick={onOtherAddress}>
					{t('sent.otherAddress')}
				</Button>
			</div>
		</section>
	);
}

/** Whole seconds until a time, counted down once a second. */
function useSecondsUntil(timeMs: number): number {
	const [nowMs, setNowMs] = useState(Date.now);
	const isOver = nowMs >= timeMs;
	useEffect(() => {
		if (isOver) return;
		const ticking = setInterval(() => setNowMs(Date.now()), 1_000);
		return () => clearInterval(ticking);
	}, [isOver]);
	return Math.max(0, Math.ceil((timeMs - nowMs) / 1_000));
}
