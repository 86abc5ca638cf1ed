import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Gauge } from '#web/components/gauge.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { Meanings } from '#web/components/meanings.tsx';
import { PrintedReport, SavePdfButton } from '#web/components/printed-report.tsx';
import { levelLooks, scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { ResultHeading } from '#web/components/result-heading.tsx';
import { useEngineWords } from '#web/lib/engine-words.ts';
import { useKnownSpeaker } from '#web/lib/known-speaker.ts';
import { BothVoices, type OwnSound } from './both-voices.tsx';
import type { Model } from './model-voice.tsx';
import { Card } from './report-card.tsx';
import { ScoredSentence } from './scored-sentence.tsx';
import { StressedWords, surelyStressedOtherwise } from './stressed-words.tsx';
import { WeakSounds } from './weak-sounds.tsx';
import { WordPanel } from './word-panel.tsx';

const measures = ['accuracy', 'fluency', 'completeness', 'pronunciation'] as const;

/** What the reading comes to: the first thing that is seen of it. */
function Overall({ report }: { report: PronunciationReport }) {
	const { t } = useTranslation('speakle');
	const level = scoreLevel(report.overall0to100);
	return (
		<p className="flex flex-wrap items-baseline gap-x-3">
			<span className="font-semibold">{t('report.overall')}</span>
			<span className={`rounded-control px-3 font-bold text-4xl tabular-nums ${levelLooks[level]}`}>
				{shownScore(report.overall0to100)}
			</span>
			<span className="text-muted">
				{t('report.outOf')} · {t(`level.${level}`)}
			</span>
		</p>
	);
}

/** The four scores that the overall one is the mean of. */
function Gauges({ report }: { report: PronunciationReport }) {
	const { t } = useTranslation('speakle');
	return (
		<div className="grid grid-cols-2 justify-items-center gap-x-4 gap-y-6 md:grid-cols-4 print:grid-cols-4">
			{measures.map((measure) => (
				<Gauge key={measure} label={t(`report.${measure}`)} percent={report[`${measure}0to100`]} />
			))}
		</div>
	);
}

type ReportProps = {
	report: PronunciationReport;
	recording: OwnSound;
	model: Model;
	/** The way to say it again. */
	again: ReactNode;
	/** What else there is to the result. */
	children: ReactNode;
};

/** What came of a reading: every word and sound, the scores, both voices, and what to practise. */
export function Report({ report, recording, model, again, children }: ReportProps) {
	const { t } = useTranslation('speakle');
	const inOwnWords = useEngineWords();
	const speaker = useKnownSpeaker();
	const panelId = useId();
	const [openWord, setOpenWord] = useState<number>();
	const [triedId, setTriedId] = useState<string>();
	const stressed = surelyStressedOtherwise(report.words);
	const word = openWord === undefined ? undefined : report.words[openWord];
	const tried = { id: triedId, choose: setTriedId };
	const choose = (index: number | undefined) => {
		setTriedId(undefined);
		setOpenWord(index);
	};
	return (
		<PrintedReport activity={t('title')} exercise={report.text}>
			<div className="space-y-6">
				<div className="flex flex-wrap items-baseline justify-between gap-4">
					<ResultHeading as="h2" className="text-2xl">
						{t('report.title')}
					</ResultHeading>
					<SavePdfButton />
				</div>
				<Card title={t('report.tapWord')} titleOnPaper="">
					<Overall report={report} />
					<ScoredSentence
						words={report.words}
						openWord={openWord}
						panelId={panelId}
						onChoose={(index) => choose(index === openWord ? undefined : index)}
					/>
					{word && (
						<WordPanel
							key={openWord}
							id={panelId}
							word={word}
							recording={recording.audioBlob}
							tried={tried}
							onClose={() => choose(undefined)}
						/>
					)}
					<Gauges report={report} />
					<Meanings
						question={t('report.meanings')}
						of={(['overall', ...measures] as const).map((figure) => ({
							name: t(`report.${figure}`),
							meaning: t(`report.meaning.${figure}`),
						}))}
					/>
					<MarkWrong
						kind="pronunciation"
						about={`overall ${shownScore(report.overall0to100)}`}
						words={{ said: report.text, marked: String(shownScore(report.overall0to100)) }}
					/>
					<p className="text-muted text-sm">
						{report.accent && `${t(`report.measuredBy.${report.accent}`)} `}
						{t('report.judgedBy', { engine: inOwnWords(report.engine) })}
					</p>
					{speaker && (
						<p className="text-muted text-sm print:hidden">
							{t('report.learned', { count: speaker.readings })}
						</p>
					)}
				</Card>
				{report.weakSounds.length > 0 && (
					<Card title={t('weakest.title', { count: report.weakSounds.length })}>
						<WeakSounds sounds={report.weakSounds} tried={tried} />
					</Card>
				)}
				{stressed.length > 0 && (
					<Card title={t('stress.title')}>
						<StressedWords words={stressed} tried={tried} />
					</Card>
				)}
				{again}
				<Card title={t('report.listen')} titleOnPaper={t('compare.title')}>
					<BothVoices report={report} recording={recording} model={model} />
				</Card>
				{children}
			</div>
		</PrintedReport>
	);
}
