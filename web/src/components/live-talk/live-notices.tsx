import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConversationError } from '#web/components/conversation/conversation-error.tsx';
import { TurnPlace } from '#web/components/conversation/turn-place.tsx';
import { AccessNotice } from '#web/components/microphone-notice.tsx';
import type { LiveTalk, LiveTalkCommands } from '#web/lib/live-talk/live-talk-state.ts';

type LiveNoticesProps = {
	talk: LiveTalk;
	commands: LiveTalkCommands;
	isAnswerEnding: boolean;
	onLeaveLive: () => void;
};

/** What the learner should know before going on: what failed, and what to do about it. */
export function LiveNotices({ talk, commands, isAnswerEnding, onLeaveLive }: LiveNoticesProps) {
	const { phase, isVoiceless, trouble } = talk;
	const { t } = useTranslation('liveTalk');
	if (phase.type === 'failed') {
		return (
			<TurnPlace>
				<ConversationError error={phase.error} onRetry={phase.mayRetry ? commands.retry : undefined} />
			</TurnPlace>
		);
	}
	if (phase.type === 'no-microphone') {
		return (
			<TurnPlace>
				{phase.problem === 'needs-tap' ? <p>{t('needsTap')}</p> : <AccessNotice access={phase.problem} />}
				<div className="flex flex-wrap gap-3">
					<Button onClick={onLeaveLive}>{t('goOnWithout')}</Button>
					<Button look="secondary" onClick={commands.retry}>
						<RotateCcw aria-hidden="true" className="size-5" />
						{t('tryAgain')}
					</Button>
				</div>
			</TurnPlace>
		);
	}
	return (
		<>
			{phase.type === 'learner' && phase.wasNotHeard && (
				<p role="alert" className="no-print rounded-card bg-fair-soft p-4 text-fair">
					{t('wasNotHeard')}
				</p>
			)}
			{isAnswerEnding && (
				<p role="status" className="no-print rounded-card bg-fair-soft p-4 text-fair">
					{t('answerEnding')}
				</p>
			)}
			{isVoiceless && (
				<p role="status" className="no-print rounded-card bg-fair-soft p-4 text-fair">
					{t('voiceless')}
				</p>
			)}
			{trouble === 'slow-line' && (
				<TurnPlace>
					<p role="status">{t('slowLine')}</p>
					<Button onClick={onLeaveLive}>{t('goOnWithout')}</Button>
				</TurnPlace>
			)}
		</>
	);
}
