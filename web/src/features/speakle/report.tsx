import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Gauge } from '#web/components/gauge.tsx';
import { PrintedReport, SavePdfButton } from '#web/components/printed-report.tsx';
import { useEngineWords } from '#web/lib/engine-words.ts';
import { useKnownSpeaker } from '#web/lib/known-speaker.ts';
import { BothVoices, type OwnSound } from './both-voices.tsx';
import type { Model } from './model-voice.tsx';
import { Card } from './report-card.tsx';
import { levelLooks, scoreLevel, shownScore } from './score-level.ts';
import { ScoredSentence } from './scored-sentence.tsx';
import { WeakestSound } from './weakest-sound.tsx';
import { WordPanel } from './word-panel.tsx';

const measures = ['accuracy', 'fluency', 'completeness', 'pronunciation'] as const;

/** The overall score and the four that it is the mean of. */
function Scores({ report }: { report: PronunciationReport }) {
	const { t } = useTranslation('speakle');
	const level = scoreLevel(report.overall0to100);
	return (
		<div className="space-y-6">
			<p className="flex flex-wrap items-baseline gap-x-3">
				<span className="font-semibold">{t('report.overall')}</span>
				<span className={`rounded-control px-3 font-bold text-4xl tabular-nums ${levelLooks[level]}`}>
					{shownScore(report.overall0to100)}
				</span>
				<span className="text-muted">
					{t('report.outOf')} · {t(`level.${level}`)}
				</span>
			</p>
			<div className="grid grid-cols-2 justify-items-center gap-x-4 gap-y-6 md:grid-cols-4 print:grid-cols-4">
				{measures.map((measure) => (
					<Gauge key={measure} label={t(`report.${measure}`)} percent={report[`${measure}0to100`]} />
				))}
			</div>
		</div>
	);
}

type ReportProps = {
	report: PronunciationReport;
	recording: OwnSound;
	model: Model;
	/** What else there is to the result. */
	children: ReactNode;
};

/** What came of a reading: every word and sound, the scores, both voices, and what to practise. */
export function Report({ report, recording, model, children }: ReportProps) {
	const { t } = useTranslation('speakle');
	const inOwnWords = useEngineWords();
	const speaker = useKnownSpeaker();
	const heading = useRef<HTMLHeadingElement>(null);
	const panelId = useId();
	const [openWord, setOpenWord] = useState<number>();
	const [triedId, setTriedId] = useState<string>();
	useEffect(() => heading.current?.focus(), []);
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
					<h2 ref={heading} tabIndex={-1} className="scroll-mt-24 font-bold text-2xl outline-none">
						{t('report.title')}
					</h2>
					<SavePdfButton />
				</div>
				<Card title={t('report.tapWord')} titleOnPaper="">
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
					<Scores report={report} />
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
				<Card title={t('report.listen')} titleOnPaper={t('compare.title')}>
					<BothVoices report={report} recording={recording} model={model} />
				</Card>
				{report.weakestSound && (
					<Card title={t('weakest.title')}>
						<WeakestSound phone={report.weakestSound.phone} tried={tried} />
					</Card>
				)}
				{children}
			</div>
		</PrintedReport>
	);
}
