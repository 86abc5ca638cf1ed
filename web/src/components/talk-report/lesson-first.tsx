import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Lesson, type LessonOf } from './lesson.tsx';

type LessonFirstProps = { report: LessonOf; children: ReactNode };

/** The lesson first, and all the rest on demand; on paper the rest alone, which holds what the lesson does. */
export function LessonFirst({ report, children }: LessonFirstProps) {
	const { t } = useTranslation('lesson');
	const [isWhole, setWhole] = useState(false);
	const restId = useId();
	const Icon = isWhole ? ChevronUp : ChevronDown;
	return (
		<>
			<Lesson report={report} />
			<div className="no-print">
				<Button
					look="secondary"
					aria-expanded={isWhole}
					aria-controls={restId}
					onClick={() => setWhole(!isWhole)}
				>
					<Icon aria-hidden="true" className="size-5" />
					{t(isWhole ? 'less' : 'whole')}
				</Button>
			</div>
			<div id={restId} className={`space-y-6 print:space-y-2 ${isWhole ? '' : 'hidden print:block'}`}>
				{children}
			</div>
		</>
	);
}
