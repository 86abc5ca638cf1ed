import { type AptisTiming, answerSeconds, aptisTimingSchema } from '@henry/contract/aptis.ts';
import type { AptisQuestion } from '@henry/contract/content.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { ExamDrawing } from './exam-drawing.tsx';

type TimingChoiceProps = {
	questions: AptisQuestion[];
	chosen: AptisTiming;
	onChoose: (timing: AptisTiming) => void;
};

function TimingChoice({ questions, chosen, onChoose }: TimingChoiceProps) {
	const { t } = useTranslation('aptis');
	return (
		<fieldset>
			<legend className="mb-3 font-bold font-display text-xl">{t('start.timing')}</legend>
			<div className="grid gap-3 sm:grid-cols-3">
				{aptisTimingSchema.options.map((timing) => (
					<label
						key={timing}
						className="flex cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-surface p-4 hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
					>
						<input
							type="radio"
							name="timing"
							value={timing}
							checked={timing === chosen}
							onChange={() => onChoose(timing)}
							className="mt-1 size-5 shrink-0 accent-accent outline-none"
						/>
						<span>
							<span className="block font-semibold">{t(`start.${timing}.name`)}</span>
							<span className="block text-muted">
								{t(`start.${timing}.text`, {
									seconds: questions.map((question) => answerSeconds(timing, question)).join(', '),
								})}
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

type StartScreenProps = { questions: AptisQuestion[]; onStart: (timing: AptisTiming) => void };

/** What will happen, for how long, and the microphone; then the exam begins on request. */
export function StartScreen({ questions, onStart }: StartScreenProps) {
	const { t } = useTranslation('aptis');
	const { untimed } = useVisitorSettings();
	const [limits, setLimits] = useState<AptisTiming>('exam');
	const timing = untimed ? 'untimed' : limits;
	function choose(chosen: AptisTiming) {
		chooseSettings({ untimed: chosen === 'untimed' });
		if (chosen !== 'untimed') setLimits(chosen);
	}
	return (
		<div className="space-y-8">
			<div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-10">
				<ExamDrawing />
				<p className="text-lg text-muted">{t('start.intro')}</p>
			</div>
			<TimingChoice questions={questions} chosen={timing} onChoose={choose} />
			<section className="space-y-3">
				<h2 className="font-bold text-xl">{t('start.what')}</h2>
				<ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-accent-strong">
					<li>{t('start.steps.listen')}</li>
					<li>{t(untimed ? 'start.steps.answerUntimed' : 'start.steps.answer')}</li>
					{!untimed && <li>{t('start.steps.stop')}</li>}
					<li>{t('start.steps.report')}</li>
				</ol>
			</section>
			<MicrophoneNotice />
			<Button className="w-full sm:w-auto" onClick={() => onStart(timing)}>
				{t('start.begin')}
			</Button>
		</div>
	);
}
