import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import { placementId } from '@henry/contract/exams.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { LazyTries } from '#web/features/exams/report/lazy-tries.tsx';
import type { ExamSetup } from '#web/features/exams/run/exam-run.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { Needs } from './needs.tsx';
import { StartHead } from './start-head.tsx';

/** As `content/exams/placement.json` has them. */
const parts = ['read', 'picture', 'question'] as const;
const minutes = 5;
/** Its forms: whoever comes back another day gets another one. */
const forms = ['a', 'b', 'c'] as const;
const dayMs = 24 * 60 * 60_000;
const formOfToday = () => forms[Math.floor(Date.now() / dayMs) % forms.length] ?? 'a';

type PlacementStartProps = { onStart: (setup: ExamSetup) => void; onBack: () => void };

/** Before the placement: what will happen, and what comes of it. */
export function PlacementStart({ onStart, onBack }: PlacementStartProps) {
	const { t } = useTranslation('exams');
	const { untimed, captions } = useVisitorSettings();
	const [extraTimePercent, setExtraTime] = useState<ExtraTimePercent>(0);
	const start = () =>
		onStart({
			...{ exam: placementId, form: formOfToday(), parts: [...parts], mode: 'exam', extraTimePercent },
			timing: untimed ? 'untimed' : 'exam',
			isWritten: captions,
		});
	return (
		<div className="space-y-8">
			<StartHead name={t('placement.title')} minutes={minutes} partCount={parts.length} onBack={onBack} />
			<p className="text-lg text-muted">{t('placement.intro')}</p>
			<ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-accent-strong">
				{parts.map((part) => (
					<li key={part}>{t(`placement.parts.${part}`)}</li>
				))}
			</ol>
			<Needs extraTimePercent={extraTimePercent} onExtraTime={setExtraTime} />
			<MicrophoneNotice />
			<LazyTries setup={{ exam: placementId, parts: [...parts], mode: 'exam' }} />
			<Dock>
				<Button className="w-full text-lg" onClick={start}>
					{t('placement.start')}
				</Button>
			</Dock>
		</div>
	);
}
