import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { isConcluded } from '#web/lib/conversation/conversation.ts';
import type { KeptTalk } from '#web/lib/kept-talk.ts';

type UnfinishedTalkProps = { talk: KeptTalk; onGoOn: () => void; onStartAnew: () => void };

/** A talk that was left, as by a reload: what was said so far, and the way back into it. */
export function UnfinishedTalk({ talk, onGoOn, onStartAnew }: UnfinishedTalkProps) {
	const { t } = useTranslation('talk');
	const { turns } = talk.soFar;
	return (
		<section className="space-y-5">
			<h3 className="font-bold text-xl">{t('unfinished.title')}</h3>
			<p>{t('unfinished.kept')}</p>
			<ol className="space-y-3 rounded-card border border-line bg-surface p-5">
				{turns.map(({ speaker, text }, index) => (
					<li key={index}>
						<span className="block text-muted text-sm">{t(`unfinished.${speaker}`)}</span>
						<span lang="en">{text}</span>
					</li>
				))}
			</ol>
			<MicrophoneNotice />
			<div className="flex flex-wrap gap-3">
				<Button onClick={onGoOn}>
					{t(isConcluded(talk.soFar) ? 'unfinished.toReport' : 'unfinished.goOn')}
				</Button>
				<Button look="secondary" onClick={onStartAnew}>
					{t('unfinished.anew')}
				</Button>
			</div>
		</section>
	);
}

/** Above the list of talks: the one that was left. */
export function UnfinishedNotice({ talk, onOpen }: { talk: KeptTalk; onOpen: () => void }) {
	const { t } = useTranslation('talk');
	return (
		<div className="mb-8 flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-accent-soft p-5">
			<p>
				{t('unfinished.waits')}{' '}
				<span lang="en" className="font-semibold">
					{talk.label}
				</span>
			</p>
			<Button onClick={onOpen}>{t('unfinished.open')}</Button>
		</div>
	);
}
