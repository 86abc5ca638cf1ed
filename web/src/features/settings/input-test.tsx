import { decodeWav } from '@henry/sound/wav.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerRecorder } from '#web/components/conversation/answer-recorder.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { inputQuality } from '#web/lib/input-quality.ts';
import {
	isNobodyHeard,
	transcribeRecording,
	type UntranscribedRecording,
} from '#web/lib/transcribe-recording.ts';
import { type TestOutcome, TestReport } from './test-report.tsx';

const seconds = 5;
const example = 'Every morning I have a cup of coffee before work.';

/** What was heard of the recording, by whoever is to hear the visitor, and how it came through. */
async function judge(recorded: UntranscribedRecording): Promise<TestOutcome> {
	const wav = new Uint8Array(await recorded.recording.arrayBuffer());
	const quality = inputQuality(decodeWav(wav).samples);
	try {
		return { quality, heard: await transcribeRecording(recorded) };
	} catch (error) {
		if (!isNobodyHeard(error)) throw error;
		return { quality, heard: undefined };
	}
}

/** One sentence, recorded as everywhere: what is heard of it and how well. */
export function InputTest() {
	const { t } = useTranslation('settings');
	const judging = useMutation({ mutationFn: judge });
	return (
		<>
			<p>{t('test.say')}</p>
			<p lang="en" className="font-display text-said">
				“{example}”
			</p>
			<AnswerRecorder
				hints={[]}
				isDocked={false}
				timeLimit={seconds}
				allowRerecord={!judging.isPending}
				onStarted={judging.reset}
				onRecorded={judging.mutate}
			/>
			{judging.isPending && <LoadingNotice label={t('test.working')} />}
			{judging.isError && (
				<ErrorNotice error={judging.error} onRetry={() => judging.mutate(judging.variables)} />
			)}
			{judging.data && <TestReport {...judging.data} />}
		</>
	);
}
