import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import type { LearnerTurn } from '#web/lib/conversation/conversation.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Bubble } from './bubble.tsx';
import { UnderstoodText } from './understood-text.tsx';

/** The learner's own recording. */
function OwnRecording({ recording, label }: { recording: Blob; label: string }) {
	const url = useObjectUrl(recording);
	return url && <AudioPlayer src={url} label={label} />;
}

type LearnerBubbleProps = {
	turn: LearnerTurn;
	/** Its place among all messages, from 1 on. */
	number: number;
	isTranscribing: boolean;
	onEdit: ((text: string) => void) | undefined;
};

/** What the learner has said: what was understood of it, and the recording. */
export function LearnerBubble({ turn, number, isTranscribing, onEdit }: LearnerBubbleProps) {
	const { t } = useTranslation('conversation');
	return (
		<Bubble side="right" speaker={t('you')}>
			{turn.text !== undefined && <UnderstoodText text={turn.text} words={turn.words} onEdit={onEdit} />}
			{isTranscribing && (
				<p className="flex items-center gap-2 text-muted">
					<LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
					{t('transcribing')}
				</p>
			)}
			{turn.recorded && (
				<OwnRecording recording={turn.recorded.recording} label={t('voice.you', { number })} />
			)}
		</Bubble>
	);
}
