import { formsForOthers } from '@henry/contract/exam-pair.ts';
import type { ExamListing, ExtraTimePercent } from '@henry/contract/exam-report.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { MachineNotice } from '#web/components/machine-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { LazyTries } from '#web/features/exams/report/lazy-tries.tsx';
import type { Company } from '#web/features/exams/run/company.ts';
import { useExamPaper } from '#web/features/exams/run/exam-paper.ts';
import type { ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { homeworkNow } from '#web/lib/homework-now.ts';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { minutesOf } from './exam-minutes.ts';
import { LazyTogetherFields } from './lazy-together-fields.tsx';
import { Needs } from './needs.tsx';
import { StartHead } from './start-head.tsx';

const whole = 'whole';
const modes = ['exam', 'practice'] as const satisfies readonly ExamSetup['mode'][];

/** Two things to choose from stand beside each other, more of them by threes. */
const columnsOf = (count: number) => (count === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3');

/** What is not as in the real exam, and where its format was read. */
function Differences({ exam, form }: { exam: string; form: string }) {
	const { t } = useTranslation('exams');
	const inLanguage = useInLanguage();
	const paper = useExamPaper(exam, form);
	if (!paper.data) return null;
	const { differs, parts, checked } = paper.data.exam;
	const sources = [...new Set(parts.map(({ source }) => `${source.where} (${source.mark})`))];
	return (
		<details className="rounded-card border border-line bg-surface p-4">
			<summary className="min-h-6 cursor-pointer font-semibold text-accent-strong">
				{t('exams.differs')}
			</summary>
			<div className="mt-2 space-y-2">
				<p>{inLanguage(differs)}</p>
				<p className="text-muted text-sm">
					{t('exams.sources', { checked })} <span lang="en">{sources.join('; ')}</span>
				</p>
			</div>
		</details>
	);
}

/** Candidates without a name are called by a letter, in the language of the exam. */
function takenTogether({ forms }: ExamListing, form: string, { count, names, keeps }: Company) {
	if (count === 1) return undefined;
	const called = ['A', 'B', 'C']
		.slice(0, count)
		.map((letter, place) => names[place]?.trim() || `Candidate ${letter}`);
	const formIds = forms.map(({ id }) => id);
	return { names: called, furtherForms: formsForOthers(formIds, form, count), keeps };
}

type ExamStartProps = {
	exam: ExamListing;
	onStart: (setup: ExamSetup) => void;
	onBack: () => void;
};

/** One exam: which form, all of it or one part, as in the exam or to practise, and with how much time. */
export function ExamStart({ exam, onStart, onBack }: ExamStartProps) {
	const { t } = useTranslation('exams');
	const inLanguage = useInLanguage();
	const { untimed, captions } = useVisitorSettings();
	const [search] = useSearchParams();
	// The address may name what to begin with, as a path of weeks does.
	const named = (ids: readonly { id: string }[], key: string) =>
		ids.find(({ id }) => id === search.get(key))?.id;
	const [form, setForm] = useState(named(exam.forms, 'form') ?? exam.forms[0]?.id ?? '');
	const [part, setPart] = useState(named(exam.parts, 'part') ?? whole);
	const [mode, setMode] = useState<ExamSetup['mode']>('exam');
	const [extraTimePercent, setExtraTime] = useState<ExtraTimePercent>(homeworkNow()?.extraTimePercent ?? 0);
	const parts = part === whole ? exam.parts.map(({ id }) => id) : [part];
	const [company, setCompany] = useState<Company>({ count: 1, names: [], keeps: null });
	const together = takenTogether(exam, form, company);
	const start = () =>
		onStart({
			...{ exam: exam.id, form, parts, mode, extraTimePercent },
			timing: untimed ? 'untimed' : 'exam',
			isWritten: captions,
			...(together && { together }),
		});
	return (
		<div className="space-y-8">
			<StartHead
				name={exam.name}
				lang="en"
				minutes={exam.minutes}
				partCount={exam.parts.length}
				onBack={onBack}
			/>
			{exam.forms.length > 1 && (
				<RadioCards
					legend={t('exams.form')}
					columns={columnsOf(exam.forms.length)}
					cards={exam.forms.map(({ id, title }) => ({
						key: id,
						label: t('exams.formName', { id: id.toUpperCase() }),
						note: inLanguage(title),
					}))}
					chosen={form}
					onChoose={setForm}
				/>
			)}
			<RadioCards
				legend={t('exams.what')}
				columns={columnsOf(exam.parts.length + 1)}
				cards={[
					{ key: whole, label: t('exams.whole'), note: t('exams.minutes', { count: exam.minutes }) },
					...exam.parts.map(({ id, title, seconds }) => ({
						key: id,
						label: inLanguage(title),
						note: t('exams.minutes', { count: minutesOf(seconds) }),
					})),
				]}
				chosen={part}
				onChoose={setPart}
			/>
			<RadioCards
				legend={t('exams.mode')}
				columns={columnsOf(modes.length)}
				cards={modes.map((key) => ({
					key,
					label: t(`exams.${key}Mode.name`),
					note: t(`exams.${key}Mode.text`),
				}))}
				chosen={mode}
				onChoose={setMode}
			/>
			{exam.minutesTogether && (
				<LazyTogetherFields
					company={company}
					minutes={{ one: exam.minutes, ...exam.minutesTogether }}
					onCompany={setCompany}
				/>
			)}
			<Needs extraTimePercent={extraTimePercent} onExtraTime={setExtraTime} />
			<MicrophoneNotice />
			<MachineNotice />
			<LazyTries setup={{ exam: exam.id, parts, mode }} />
			<Differences exam={exam.id} form={form} />
			<Dock>
				<Button className="w-full text-lg" onClick={start}>
					{t('exams.start')}
				</Button>
			</Dock>
		</div>
	);
}
