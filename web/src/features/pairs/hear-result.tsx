import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { ResultHeading } from '#web/components/result-heading.tsx';
import { speakInVoice } from '#web/lib/speak-kept.ts';
import type { Round } from './rounds.ts';

/** From this share of right answers on, a difference is nearly known. */
const mostShare = 0.7;

type HearResultProps = {
	total: number;
	missed: readonly Round[];
	onSay: () => void;
	onAgain: () => void;
	/** Whether it has been remembered. */
	children: ReactNode;
};

/** How many words were told apart, those that were not to hear again, and the way on to saying them. */
export function HearResult({ total, missed, onSay, onAgain, children }: HearResultProps) {
	const { t } = useTranslation('pairs');
	const right = total - missed.length;
	const verdict = right === total ? 'all' : right >= mostShare * total ? 'most' : 'few';
	return (
		<div className="space-y-4">
			<ResultHeading as="h3" className="text-3xl">
				{t('result.title', { count: right, total })}
			</ResultHeading>
			<p>{t(`result.${verdict}`)}</p>
			{children}
			{missed.length > 0 && (
				<section className="space-y-3">
					<h4 className="font-semibold">{t('result.missed')}</h4>
					<ul className="space-y-3">
						{missed.map(({ pair, voice }) => (
							<li key={pair[0]} className="grid grid-cols-2 gap-3">
								{pair.map((word) => (
									<ListenButton
										key={word}
										label={t('hear.both', { word })}
										load={() => speakInVoice(word, voice)}
									/>
								))}
							</li>
						))}
					</ul>
				</section>
			)}
			<Dock>
				<div className="flex gap-3">
					<Button className="flex-1" onClick={onSay}>
						{t('result.say')}
					</Button>
					<Button look="secondary" className="flex-1" onClick={onAgain}>
						{t('result.again')}
					</Button>
				</div>
			</Dock>
		</div>
	);
}
