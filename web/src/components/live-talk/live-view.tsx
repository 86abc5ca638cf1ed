import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bubble } from '#web/components/conversation/bubble.tsx';
import { Bubbles } from '#web/components/conversation/bubbles.tsx';
import { HintList, useHints } from '#web/components/conversation/hint-ladder.tsx';
import { ConversationOver } from '#web/components/conversation/turn-place.tsx';
import { DangerCard } from '#web/components/danger-card.tsx';
import { AnswerForm } from '#web/components/transcript/text-form.tsx';
import type { LiveTalk } from '#web/lib/live-talk/live-talk-state.ts';
import { LiveNotices } from './live-notices.tsx';
import { LivePanel } from './live-panel.tsx';
import { type LiveTalkOnScreen, liveStateOf } from './live-state.ts';

/** What the learner is saying, word by word. */
function SpokenNow({ words }: { words: LiveTalk['partialWords'] }) {
	const { t } = useTranslation(['liveTalk', 'conversation']);
	return (
		<Bubble side="right" speaker={t('conversation:you')}>
			<p lang="en" className="break-words text-lg text-muted italic leading-relaxed">
				{words.map(({ text }) => text).join(' ')}{' '}
				<span aria-hidden="true" className="animate-pulse">
					…
				</span>
			</p>
			<p className="text-muted text-sm">{t('partial')}</p>
		</Bubble>
	);
}

/** Keeps the end of the talk in view whenever it, or the panel before it, has grown. */
function useFollowedEnd(moment: string) {
	const end = useRef<HTMLDivElement>(null);
	useEffect(() => {
		void end.current?.scrollIntoView({ block: 'nearest' });
	}, [moment]);
	return end;
}

/**
 * Henry waits, as if asked to, while the learner does something else than speak; after a noise he is asked anew. Where the
 * learner has asked him to, that stays theirs to end.
 */
function useTimeTaken({ talk, commands }: LiveTalkOnScreen, isBusy: boolean) {
	const { phase, hearsVoice, partialWords } = talk;
	const takesTime = isBusy && phase.type === 'learner' && !hearsVoice && partialWords.length === 0;
	const takeTime = useEffectEvent(() => {
		if (talk.isThinking) return;
		commands.think(true);
		return () => commands.think(false);
	});
	useEffect(() => (takesTime ? takeTime() : undefined), [takesTime]);
}

type LiveViewProps = LiveTalkOnScreen & {
	modeSwitch: ReactNode;
	/** The time for the answer that is being said is nearly over. */
	isAnswerEnding: boolean;
	/** The learner goes on without the microphone. */
	onLeaveLive: () => void;
};

/** A live talk in bubbles, and below them its panel. */
export function LiveView({ modeSwitch, isAnswerEnding, onLeaveLive, ...screen }: LiveViewProps) {
	const { t } = useTranslation('conversation');
	const { talk, commands } = screen;
	const { phase, turns, partialWords } = talk;
	const [isWriting, setWriting] = useState(false);
	const [areSettingsOpen, setSettingsOpen] = useState(false);
	const question = turns.findLast((turn) => turn.speaker === 'henry');
	useTimeTaken(screen, isWriting || screen.isSounding);
	const hints = useHints(question?.hints, turns.length);
	const end = useFollowedEnd(
		`${turns.length} ${partialWords.length} ${hints.shown.length} ${isWriting} ${areSettingsOpen}`,
	);
	const state = liveStateOf(screen);
	const isOpen = phase.type === 'learner' || phase.type.startsWith('henry');
	return (
		<div className="space-y-6">
			<div className="space-y-4 [&_button]:scroll-mb-96">
				<Bubbles turns={turns} onEdit={isOpen ? (text) => commands.write(text, 'last-turn') : undefined} />
				{partialWords.length > 0 && <SpokenNow words={partialWords} />}
				{state && isWriting && (
					<Bubble side="right" speaker={t('you')}>
						<AnswerForm
							maySend={phase.type === 'learner'}
							onSend={(text) => {
								setWriting(false);
								commands.write(text, 'answer');
							}}
							onCancel={() => setWriting(false)}
						/>
					</Bubble>
				)}
				<HintList shown={state ? hints.shown : []} mayHear={partialWords.length === 0} />
				<LiveNotices
					talk={talk}
					commands={commands}
					isAnswerEnding={isAnswerEnding}
					onLeaveLive={onLeaveLive}
				/>
			</div>
			{phase.type === 'danger' && (
				<DangerCard notice={phase.danger} onGoOn={commands.retry} onStop={commands.end} />
			)}
			{state ? (
				<LivePanel
					{...screen}
					state={state}
					hints={hints}
					isWriting={isWriting}
					onWrite={() => setWriting(true)}
					areSettingsOpen={areSettingsOpen}
					onSettings={() => setSettingsOpen(!areSettingsOpen)}
					modeSwitch={modeSwitch}
				/>
			) : (
				phase.type === 'ended' && <ConversationOver />
			)}
			<div ref={end} />
		</div>
	);
}
