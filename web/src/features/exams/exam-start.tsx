import { type ExamListing, type ExtraTimePercent, extraTimes } from '@henry/contract/exam-report.ts';
import { ArrowLeft, Clock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { TimeChoice } from '#web/components/time-choice.tsx';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { minutesOf } from './exam-minutes.ts';
import { useExamPaper } from './exam-paper.ts';
import type { ExamSetup } from './exam-run.ts';
import { useInLanguage } from './in-language.ts';

const whole = 'whole';

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

type ExtraTimeProps = { chosen: ExtraTimePercent; onChoose: (percent: ExtraTimePercent) => void };

function ExtraTime({ chosen, onChoose }: ExtraTimeProps) {
	const { t } = useTranslation('exams');
	const id = useId();
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<label htmlFor={id} className="font-semibold">
				{t('exams.extraTime')}
			</label>
			<select
				id={id}
				value={chosen}
				onChange={({ target }) =>
					onChoose(extraTimes.find((percent) => percent === Number(target.value)) ?? 0)
				}
				className="min-h-11 rounded-control border border-line-strong bg-surface px-3"
			>
				{extraTimes.map((percent) => (
					<option key={percent} value={percent}>
						{percent === 0 ? t('exams.noExtraTime') : t('exams.morePercent', { percent })}
					</option>
				))}
			</select>
		</div>
	);
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
	const { untimed } = useVisitorSettings();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const [search] = useSearchParams();
	// The address may name what to begin with, as a path of weeks does.
	const named = (ids: readonly { id: string }[], key: string) =>
		ids.find(({ id }) => id === search.get(key))?.id;
	const [form, setForm] = useState(named(exam.forms, 'form') ?? exam.forms[0]?.id ?? '');
	const [part, setPart] = useState(named(exam.parts, 'part') ?? whole);
	const [mode, setMode] = useState<ExamSetup['mode']>('exam');
	const [extraTimePercent, setExtraTime] = useState<ExtraTimePercent>(0);
	const [isWritten, setWritten] = useState(false);
	const all = exam.parts.reduce((sum, { seconds }) => sum + seconds, 0);
	const minutes = (seconds: number) => t('exams.minutes', { count: minutesOf(seconds) });
	const parts = part === whole ? exam.parts.map(({ id }) => id) : [part];
	const start = () =>
		onStart({
			...{ exam: exam.id, form, parts, mode, extraTimePercent },
			timing: untimed ? 'untimed' : 'exam',
			isWritten,
		});
	return (
		<div className="space-y-8">
			<div className="space-y-2">
				<Button look="quiet" className="-ml-5" onClick={onBack}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					{t('exams.back')}
				</Button>
				<h2 ref={heading} tabIndex={-1} lang="en" className="scroll-mt-24 font-bold text-2xl outline-none">
					{exam.name}
				</h2>
				<p className="flex items-center gap-2 text-muted">
					<Clock aria-hidden="true" className="size-4" />
					{t('exams.about', {
						minutes: exam.minutes,
						parts: t('exams.parts', { count: exam.parts.length }),
					})}
				</p>
			</div>
			{exam.forms.length > 1 && (
				<ChoiceCards
					legend={t('exams.form')}
					name="form"
					chosen={form}
					onChoose={setForm}
					choices={exam.forms.map(({ id, title }) => ({
						key: id,
						name: t('exams.formName', { id: id.toUpperCase() }),
						text: inLanguage(title),
					}))}
				/>
			)}
			<ChoiceCards
				legend={t('exams.what')}
				name="part"
				chosen={part}
				onChoose={setPart}
				choices={[
					{ key: whole, name: t('exams.whole'), text: minutes(all) },
					...exam.parts.map(({ id, title, seconds }) => ({
						key: id,
						name: inLanguage(title),
						text: minutes(seconds),
					})),
				]}
			/>
			<ChoiceCards
				legend={t('exams.mode')}
				name="mode"
				chosen={mode}
				onChoose={setMode}
				choices={[
					{ key: 'exam', name: t('exams.examMode.name'), text: t('exams.examMode.text') },
					{ key: 'practice', name: t('exams.practiceMode.name'), text: t('exams.practiceMode.text') },
				]}
			/>
			<div className="space-y-3">
				<h3 className="font-bold font-display text-xl">{t('exams.needs')}</h3>
				{!untimed && <ExtraTime chosen={extraTimePercent} onChoose={setExtraTime} />}
				<TimeChoice />
				<label className="flex min-h-6 max-w-max cursor-pointer items-start gap-3 py-1">
					<input
						type="checkbox"
						checked={isWritten}
						onChange={({ target }) => setWritten(target.checked)}
						className="mt-1 size-5 shrink-0 accent-accent"
					/>
					<span>{t('exams.isWritten')}</span>
				</label>
			</div>
			<MicrophoneNotice />
			<Button className="w-full sm:w-auto" onClick={start}>
				{t('exams.start')}
			</Button>
			<Differences exam={exam.id} form={form} />
		</div>
	);
}
