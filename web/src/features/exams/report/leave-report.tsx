import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type LeaveReportProps = { isReported: boolean; onRestart: () => void; onLater: () => void };

/** The way out of a report. Until it is there what was recorded is kept, and one can come back for it. */
export function LeaveReport({ isReported, onRestart, onLater }: LeaveReportProps) {
	const { t } = useTranslation('examRun');
	return (
		<Button look="secondary" onClick={isReported ? onRestart : onLater}>
			{isReported && <RotateCcw aria-hidden="true" className="size-5" />}
			{t(isReported ? 'report.again' : 'leaveForNow')}
		</Button>
	);
}
