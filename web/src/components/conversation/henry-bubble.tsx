import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sound } from '#web/components/audio-player.tsx';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import type { HenryTurn } from '#web/lib/conversation/conversation.ts';
import { Bubble } from './bubble.tsx';
import { FoldedPlayer } from './folded-player.tsx';
import { HenryVoice } from './henry-voice.tsx';

/** How the latest message of Henry's sounds by itself; another `playKey` says it again. */
export type LatestVoice = { slow: boolean; playKey: string };

type HenryBubbleProps = {
	turn: HenryTurn;
	/** Its place among all messages, from 1 on. */
	number: number;
	isLatest: boolean;
	/** The coach that answers from here on, where another one did before, as when a model's endpoint has failed. */
	newCoach: HenryTurn['coach'];
	/** Undefined where a message is heard only when asked for. */
	latestVoice: LatestVoice | undefined;
};

/** What Henry has said, to read and to hear; the latest message sounds by itself where the browser allows that. */
export function HenryBubble({ turn, number, isLatest, newCoach, latestVoice }: HenryBubbleProps) {
	const { t } = useTranslation('conversation');
	const [sound, setSound] = useState<Sound>();
	const voice = { text: turn.text, label: t('voice.henry', { number }), onSound: setSound };
	return (
		<Bubble
			side="left"
			speaker={t('henry')}
			face={<HenryAvatar mood={sound ? 'speaking' : 'idle'} level0to1={sound?.level0to1} size="size-8" />}
		>
			<p lang="en" className="font-display text-lg leading-relaxed">
				{turn.text}
			</p>
			{latestVoice ? (
				<HenryVoice
					key={isLatest ? latestVoice.playKey : ''}
					{...voice}
					autoplay={isLatest}
					slow={isLatest && latestVoice.slow}
				/>
			) : (
				<FoldedPlayer key={turn.text} label={voice.label}>
					<HenryVoice {...voice} autoplay slow={false} />
				</FoldedPlayer>
			)}
			{newCoach && (
				<p className="text-muted text-sm">
					{newCoach.fallbackFor
						? t('fallback', { name: newCoach.fallbackFor })
						: t('otherCoach', { name: newCoach.name })}
				</p>
			)}
		</Bubble>
	);
}
