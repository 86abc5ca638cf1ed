import type { TalkFacts as Facts, Strength, TalkReport } from '@henry/contract/conversation.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DangerCard } from '#web/components/danger-card.tsx';
import { DottedTexts } from '#web/components/dotted-texts.tsx';
import { EngineNote } from '#web/components/engine-note.tsx';
import { flaggedLook } from '#web/components/mark-wrong.tsx';
import { ReportCard } from '#web/components/report-section.tsx';
import { Suggestions } from '#web/components/suggestions.tsx';
import { CorrectionList } from './correction-list.tsx';
import { InteractionCard } from './interaction-card.tsx';
import { SentencePatterns, WordLevels } from './language-facts.tsx';
import { StrengthWrong } from './lesson.tsx';
import { RicherCard } from './richer-card.tsx';
import { TalkFacts } from './talk-facts.tsx';
import { TalkPauses } from './talk-pauses.tsx';

/** Words of the learner's as they were understood. */
export function Quotes({ texts }: { texts: readonly string[] }) {
	return (
		<span lang="en" className="text-muted">
			<DottedTexts texts={texts.map((text) => `“${text}”`)} />
		</span>
	);
}

function Strengths({ strengths }: { strengths: Strength[] }) {
	const { t } = useTranslation('talkReport');
	if (strengths.length === 0) return <p className="text-muted">{t('strengths.none')}</p>;
	return (
		<ul className="space-y-3">
			{strengths.map((strength) => (
				<li key={strength.code} className={flaggedLook}>
					<div className="flex gap-3">
						<CircleCheck aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
						<span>
							<span className="block font-semibold">{t(`strengths.${strength.code}`)}</span>
							<Quotes texts={strength.evidence} />
						</span>
					</div>
					<StrengthWrong strength={strength} />
				</li>
			))}
		</ul>
	);
}

type RichWordsProps = Pick<Facts, 'richWords'> & Pick<TalkReportViewProps, 'of'>;

function RichWords({ richWords, of }: RichWordsProps) {
	const { t } = useTranslation('talkReport');
	if (richWords.length === 0) return <p className="text-muted">{t(`richWords.none.${of}`)}</p>;
	return (
		<>
			<ul className="flex flex-wrap gap-2">
				{richWords.map(({ word, level }) => (
					<li key={word} className="rounded-full bg-accent-soft px-3 py-1 text-accent-strong">
						<span lang="en" className="font-semibold">
							{word}
						</span>{' '}
						<span className="text-sm">{level}</span>
					</li>
				))}
			</ul>
			<p className="text-muted text-sm">{t('richWords.source')}</p>
		</>
	);
}

type TalkReportViewProps = {
	report: TalkReport;
	of: 'conversation' | 'pictures';
	/** What it is on, answer by answer; one that was written has neither words with times nor a recording. */
	answers: readonly { words: readonly TranscriptWord[]; recording: Blob | undefined }[];
};

/** All of a report: what to say better, what went well, and what was counted. */
export function TalkReportView({ report, of, answers }: TalkReportViewProps) {
	const { t } = useTranslation(['talkReport', 'report']);
	const { corrections, suggestions, strengths, facts } = report;
	const hasWritten = answers.some(({ words, recording }) => words.length === 0 && !recording);
	return (
		<>
			{report.danger && <DangerCard notice={report.danger} />}
			<ReportCard title={t('corrections.title')}>
				{report.isEnglish ? <CorrectionList corrections={corrections} /> : <p>{t('report:notEnglish')}</p>}
				<Suggestions offered={suggestions.map((suggestion) => ({ suggestion, text: suggestion.sentence }))} />
			</ReportCard>
			<ReportCard title={t('strengths.title')} isForScreen>
				<Strengths strengths={strengths} />
			</ReportCard>
			{report.interaction && <InteractionCard interaction={report.interaction} />}
			<ReportCard title={t('facts.title')}>
				<TalkFacts facts={facts} hasWritten={hasWritten} />
			</ReportCard>
			<TalkPauses answers={answers.map(({ words }) => words)} hasWritten={hasWritten} />
			<ReportCard title={t('richWords.title')} isForScreen>
				<RichWords richWords={facts.richWords} of={of} />
				<WordLevels {...facts} />
			</ReportCard>
			{report.richer && <RicherCard richer={report.richer} />}
			<ReportCard title={t('patterns.title')} isForScreen>
				<SentencePatterns patterns={facts.patterns} />
			</ReportCard>
			<EngineNote />
		</>
	);
}
