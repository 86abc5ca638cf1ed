import {
	answerSeconds,
	type ExamTiming,
	type ExtraTimePercent,
	examTimingSchema,
} from '@henry/contract/exam-report.ts';
import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { MachineNotice } from '#web/components/machine-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { ExamDrawing } from './exam-drawing.tsx';

type PartOneStartProps = {
	turns: readonly ExamTurn[];
	extraTimePercent: ExtraTimePercent;
	onStart: (timing: ExamTiming) => void;
};

/** What will happen, for how long, and the microphone; then the exam begins on request. */
export function PartOneStart({ turns, extraTimePercent, onStart }: PartOneStartProps) {
	const { t } = useTranslation('exams');
	const { untimed } = useVisitorSettings();
	const [limits, setLimits] = useState<ExamTiming>('exam');
	const timing = untimed ? 'untimed' : limits;
	function choose(chosen: ExamTiming) {
		chooseSettings({ untimed: chosen === 'untimed' });
		if (chosen !== 'untimed') setLimits(chosen);
	}
	const secondsOf = (option: ExamTiming) =>
		turns.map((turn) => answerSeconds({ timing: option, extraTimePercent }, turn)).join(', ');
	return (
		<div className="space-y-8">
			<div className="flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-10">
				<ExamDrawing />
				<p className="text-lg text-muted">{t('start.intro')}</p>
			</div>
			<RadioCards
				legend={t('start.timing')}
				columns="sm:grid-cols-3"
				cards={examTimingSchema.options.map((option) => ({
					key: option,
					label: t(`start.${option}.name`),
					note: t(`start.${option}.text`, { seconds: secondsOf(option) }),
				}))}
				chosen={timing}
				onChoose={choose}
			/>
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
			<MachineNotice />
			<Dock>
				<Button className="w-full text-lg" onClick={() => onStart(timing)}>
					{t('start.begin')}
				</Button>
			</Dock>
		</div>
	);
}
