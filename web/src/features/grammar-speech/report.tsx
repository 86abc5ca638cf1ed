import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Correction } from '@henry/contract/feedback.ts';
import { healthResponseSchema } from '@henry/contract/health.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioPlayer } from '#web/components/audio-player.tsx';
import { Button } from '#web/components/button.tsx';
import type { Mark } from '#web/components/marked-text.ts';
import { getJson } from '#web/lib/api-client.ts';
import { answerParts, wordSpans } from './answer-parts.ts';
import { type HeardKind, HeardText, SuggestedText } from './marked-answer.tsx';
import { Modifications } from './modifications.tsx';
import { SpokenSuggestion } from './spoken-suggestion.tsx';
import type { Report as ReportData } from './submission.ts';

function heardMarks(words: TranscriptWord[], corrections: Correction[]): Mark<HeardKind>[] {
	const spans = wordSpans(words);
	const unsure = spans.filter((_, index) => words[index]?.unsure);
	return [
		...corrections.map(({ originalSpan: span }): Mark<HeardKind> => {
			return { span, kind: span.start === span.end ? 'missing' : 'wrong' };
		}),
		...unsure.map((span): Mark<HeardKind> => ({ span, kind: 'unsure' })),
	];
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
	return (
		<p className="text-muted text-sm">
			{t('report.engine', {
				ear: speechToText.name,
				earModel: speechToText.model,
				checker: grammarChecker.name,
			})}{' '}
			{speechToText.embedded && t('report.engineEmbedded')}
		</p>
	);
}

function ReportCard({ title, children }: { title: string; children: ReactNode }) {
	return (
		<article className="space-y-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-7 print:rounded-none print:border-0 print:p-0">
			<h3 className="font-bold text-xl">{title}</h3>
			{children}
		</article>
	);
}

type ReportProps = { report: ReportData; topic: string; questions: string[]; recordingUrl: string };

/** What was heard, what to say better and why, question by question; made to be printed as well. */
export function Report({ report: { transcript, feedback }, topic, questions, recordingUrl }: ReportProps) {
	const { t } = useTranslation('grammarSpeech');
	const headingId = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { corrections } = feedback;
	const parts = answerParts(transcript.words, corrections, questions.length);
	return (
		<section aria-labelledby={headingId} className="mt-12 space-y-6 print:mt-4">
			<div className="flex flex-wrap items-baseline justify-between gap-4">
				<h2
					id={headingId}
					ref={heading}
					tabIndex={-1}
					className="scroll-mt-24 font-bold text-2xl outline-none sm:text-3xl"
				>
					{t('report.title')}
					<span className="hidden print:inline">: {topic}</span>
				</h2>
				<Button look="secondary" onClick={() => window.print()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('report.save')}
				</Button>
			</div>
			<ReportCard title={t('report.answer')}>
				<HeardText
					text={transcript.transcription}
					marks={heardMarks(transcript.words, corrections)}
					parts={parts.map(({ questionIndex, heard }) => ({
						question: questions[questionIndex],
						span: heard,
					}))}
				/>
				{transcript.words.some((word) => word.unsure) && (
					<p className="text-muted text-sm">{t('report.unsure')}</p>
				)}
				<div className="no-print">
					<AudioPlayer src={recordingUrl} label={t('report.recording')} />
				</div>
			</ReportCard>
			<ReportCard title={t('report.suggestion')}>
				<SuggestedText
					text={feedback.text}
					corrections={corrections}
					parts={parts.map(({ questionIndex, suggested }) => ({
						question: questions[questionIndex],
						span: suggested,
					}))}
				/>
				{corrections.length === 0 && <p className="text-muted">{t('report.nothing')}</p>}
				<SpokenSuggestion text={feedback.text} />
				<Modifications corrections={corrections} />
			</ReportCard>
			<EngineNote />
		</section>
	);
}
