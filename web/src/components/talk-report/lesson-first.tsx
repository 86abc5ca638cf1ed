import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Lesson, type LessonOf, WentWell } from './lesson.tsx';
import { targetOf } from './new-sentence.ts';

type LessonFirstProps = { report: LessonOf; children: ReactNode };

/**
 * The lesson first, and all the rest on demand. On paper the lesson in more detail: what went well, what to mend and why, as
 * far as one page has room for it, what to try now, and where the rest is.
 */
export function LessonFirst({ report, children }: LessonFirstProps) {
	const { t } = useTranslation(['lesson', 'report', 'talkReport']);
	const [isWhole, setWhole] = useState(false);
	const restId = useId();
	const [strength] = report.strengths;
	const target = targetOf(report.corrections);
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
				{strength && (
					<div className="hidden space-y-1 print:block">
						<h3 className="font-bold text-xl">{t('talkReport:strengths.title')}</h3>
						<WentWell strength={strength} />
					</div>
				)}
				{children}
				<div className="hidden print:block">
					{target && (
						<>
							<h3 className="font-bold text-xl">{t('tryNow')}</h3>
							<p>
								{t('try')} <strong lang="en">{target.words}</strong>
							</p>
						</>
					)}
					<p className="mt-2 text-muted text-sm">{t('report:printed.more')}</p>
				</div>
			</div>
		</>
	);
}
