import type { QueueEntry } from '@henry/contract/homework.ts';
import { spokenNoteSeconds } from '@henry/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mic, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { HeardNote } from '#web/components/homework/heard-note.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { Recorder } from '#web/components/recorder.tsx';
import { keys } from '#web/features/academy/calls.ts';
import { markingCalls } from '#web/features/academy/marking/marking-calls.ts';

/** What the teacher says to an answer aloud: recorded, heard again, deleted. It is kept as soon as it is recorded. */
export function SpokenNote({ entry: { id, hasSpokenNote } }: { entry: QueueEntry }) {
	const { t } = useTranslation('marking');
	const queryClient = useQueryClient();
	const [isRecording, setRecording] = useState(false);
	async function refresh() {
		queryClient.removeQueries({ queryKey: ['spokenNote', id] });
		await queryClient.invalidateQueries({ queryKey: keys.queues });
		setRecording(false);
	}
	const say = useMutation({ mutationFn: (wav: Blob) => markingCalls.sayNote(id, wav), onSuccess: refresh });
	const remove = useMutation({ mutationFn: () => markingCalls.removeNote(id), onSuccess: refresh });
	const error = say.error ?? remove.error;
	return (
		<section aria-label={t('spoken.title')} className="space-y-3">
			{hasSpokenNote && !isRecording && <HeardNote handInId={id} label={t('spoken.listen')} />}
			{isRecording && (
				<>
					<MicrophoneNotice shared="note" />
					<Recorder
						processing="off"
						timeLimit={spokenNoteSeconds}
						onAudioRecorded={({ audioBlob }) => say.mutate(audioBlob)}
					/>
				</>
			)}
			{error && <ErrorNotice error={error} />}
			<p role="status" className="text-muted text-sm empty:sr-only">
				{say.isPending && t('spoken.saving')}
				{say.isSuccess && !isRecording && t('spoken.saved')}
			</p>
			<div className="flex flex-wrap gap-3">
				<Button look="secondary" disabled={say.isPending} onClick={() => setRecording(!isRecording)}>
					<Mic aria-hidden="true" className="size-5" />
					{t(isRecording ? 'spoken.cancel' : hasSpokenNote ? 'spoken.again' : 'spoken.say')}
				</Button>
				{hasSpokenNote && !isRecording && (
					<Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
						<Trash2 aria-hidden="true" className="size-5" />
						{t('spoken.remove')}
					</Button>
				)}
			</div>
		</section>
	);
}
