import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Correction } from '@henry/contract/feedback.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import type { Mark } from '#web/components/marked-text.ts';
import { getJson } from '#web/lib/api-client.ts';
import { type HeardKind, HeardText, SuggestedText } from './marked-answer.tsx';
import { Modifications } from './modifications.tsx';
import { SpokenSuggestion } from './spoken-suggestion.tsx';
import type { Report as ReportData } from './submission.ts';

/** Places of the unsure words in the transcription, which is all words joined by single spaces. */
function unsureMarks(words: TranscriptWord[]): Mark<HeardKind>[] {
	let start = 0;
	return words.flatMap((word) => {
		const span = { start, end: start + word.text.length };
		start = span.end + 1;
		return word.unsure ? [{ span, kind: 'unsure' as const }] : [];
	});
}

function wrongMarks(corrections: Correction[]): Mark<HeardKind>[] {
	return corrections.map(({ originalSpan }) => ({
		span: originalSpan,
		kind: originalSpan.start === originalSpan.end ? 'missing' : 'wrong',
	}));
}

/** Which engines made the report, and that they may err. */
function EngineNote() {
	const { t } = useTranslation('grammarSpeech');
	const health = useQuery({
		queryKey: ['health'],
		queryFn: ({ signal }) => getJson(apiPaths.health, healthResponseSchema, { signal }),
	});
	if (!health.data) return null;
	const { speechToText, grammarChecker } = health.data.engines;
	const key = speechToText.embedded ? 'report.engineEmbedded' : 'report.engine';
	return (
		<p className="text-muted text-sm">
			{t(key, { ear: `${speechToText.name} (${speechToText.model})`, checker: grammarChecker.name })}
		</p>
	);
}

type ReportProps = { report: ReportData; topic: string; recordingUrl: string };

/** What was heard, what to say better and why; made to be printed as well. */
export function Report({ report, topic, recordingUrl }: ReportProps) {
	const { t } = useTranslation('grammarSpeech');
	const { transcript, feedback } = report;
	const headingId = useId();
	const heard = [...wrongMarks(feedback.corrections), ...unsureMarks(transcript.words)];
	return (
		<section aria-labelledby={headingId} className="mt-12 space-y-6">
			<div className="flex flex-wrap items-baseline justify-between gap-4">
				<h2 id={headingId} className="font-bold text-2xl sm:text-3xl">
					{t('report.title')}
					<span className="hidden print:inline">: {topic}</span>
				</h2>
				<Button look="secondary" onClick={() => window.print()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('report.save')}
				</Button>
			</div>
			<article className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
				<h3 className="font-bold text-xl">{t('report.answer')}</h3>
				<HeardText text={transcript.transcription} marks={heard} />
				{transcript.words.some((word) => word.unsure) && (
					<p className="text-muted text-sm">{t('report.unsure')}</p>
				)}
				<div className="no-print">
					<AudioPlayer src={recordingUrl} label={t('report.recording')} />
				</div>
			</article>
			<article className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
				<h3 className="font-bold text-xl">{t('report.suggestion')}</h3>
				<SuggestedText text={feedback.text} corrections={feedback.corrections} />
				{feedback.corrections.length === 0 && <p className="text-muted">{t('report.nothing')}</p>}
				<SpokenSuggestion text={feedback.text} />
				<Modifications corrections={feedback.corrections} />
			</article>
			<EngineNote />
		</section>
	);
}
