import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { UnderstoodText } from '#web/components/transcript/understood-text.tsx';
import type { LearnerTurn } from '#web/lib/conversation/conversation.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Bubble } from './bubble.tsx';
import { FoldedPlayer } from './folded-player.tsx';

type OwnRecordingProps = { recording: Blob; label: string; autoplay?: boolean };

/** The learner's own recording. */
function OwnRecording({ recording, ...player }: OwnRecordingProps) {
	const url = useObjectUrl(recording);
	return url && <AudioPlayer src={url} {...player} />;
}

type LearnerBubbleProps = {
	turn: LearnerTurn;
	/** Its place among all messages, from 1 on. */
	number: number;
	isTranscribing: boolean;
	/** The player unfolds when it is asked for. */
	isFolded: boolean;
	onEdit: ((text: string) => void) | undefined;
};

/** What the learner has said: what was understood of it, and the recording. */
export function LearnerBubble({ turn, number, isTranscribing, isFolded, onEdit }: LearnerBubbleProps) {
	const { t } = useTranslation('conversation');
	const recording = turn.recorded && {
		recording: turn.recorded.recording,
		label: t('voice.you', { number }),
	};
	return (
		<Bubble side="right" speaker={t('you')}>
			{turn.text !== undefined && (
				<UnderstoodText
					text={turn.text}
					words={turn.words}
					isWritten={!turn.recorded}
					browser={turn.browser}
					onEdit={onEdit}
				/>
			)}
			{isTranscribing && (
				<p className="flex items-center gap-2 text-muted">
					<LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
					{t('transcribing')}
				</p>
			)}
			{recording && !isFolded && <OwnRecording {...recording} />}
			{recording && isFolded && (
				<FoldedPlayer label={recording.label}>
					<OwnRecording {...recording} autoplay />
				</FoldedPlayer>
			)}
		</Bubble>
	);
}
