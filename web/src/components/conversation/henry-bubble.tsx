import { useTranslation } from 'react-i18next';
import type { HenryTurn } from '#web/lib/conversation/conversation.ts';
import { Bubble } from './bubble.tsx';
import { HenryVoice } from './henry-voice.tsx';

type HenryBubbleProps = {
	turn: HenryTurn;
	/** Its place among all messages, from 1 on. */
	number: number;
	isLatest: boolean;
	/** The coach that answers from here on, where another one did before, as when a model's endpoint has failed. */
	newCoach: string | undefined;
	slow: boolean;
	/** Changes whenever the message is to be heard again. */
	playKey: string;
};

/** What Henry has said, to read and to hear; the latest message sounds by itself where the browser allows that. */
export function HenryBubble({ turn, number, isLatest, newCoach, slow, playKey }: HenryBubbleProps) {
	const { t } = useTranslation('conversation');
	return (
		<Bubble side="left" speaker={t('henry')}>
			<p lang="en" className="text-lg leading-relaxed">
				{turn.text}
			</p>
			<HenryVoice
				key={isLatest ? playKey : ''}
				text={turn.text}
				label={t('voice.henry', { number })}
				autoplay={isLatest}
				slow={isLatest && slow}
			/>
			{newCoach && <p className="text-muted text-sm">{t('otherCoach', { name: newCoach })}</p>}
		</Bubble>
	);
}
