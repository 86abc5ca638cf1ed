import type { Assignment, OwnHandIn } from '@henry/contract/homework.ts';
import { useTranslation } from 'react-i18next';
import { minutesAndSeconds } from '#web/components/clock-time.ts';
import { HeardNote } from '#web/components/homework/heard-note.tsx';
import { MomentButton } from '#web/components/homework/moment-button.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useNumber } from '#web/lib/use-moment.ts';

/** What a teacher says beyond the whole mark: marks by criteria, words about moments, and what is said aloud. */
export function WordDetails({
	handIn: { id, review, hasRecording, hasSpokenNote },
	assignment: { rubric },
}: {
	handIn: OwnHandIn;
	assignment: Assignment;
}) {
	const { t } = useTranslation('homework');
	const inLanguage = useInLanguage();
	const number = useNumber();
	if (!review) return null;
	const marked = (rubric?.criteria ?? []).flatMap(({ id: of, name }) => {
		const mark = review.marks[of];
		return mark === undefined ? [] : [{ of, name: inLanguage(name), mark }];
	});
	return (
		<div className="space-y-3">
			{marked.length > 0 && (
				<dl className="flex flex-wrap gap-x-6 gap-y-1">
					{marked.map(({ of, name, mark }) => (
						<div key={of} className="flex gap-2">
							<dt>{name}</dt>
							<dd className="font-semibold tabular-nums">{number(mark)}</dd>
						</div>
					))}
				</dl>
			)}
			{hasSpokenNote && <HeardNote handInId={id} label={t('word.hear')} />}
			{review.timedNotes.length > 0 && (
				<ul aria-label={t('word.moments')} className="space-y-2">
					{review.timedNotes.map(({ atSeconds, text }) => {
						const moment = minutesAndSeconds(atSeconds);
						return (
							<li key={`${atSeconds} ${text}`} className="flex flex-wrap items-center gap-2">
								{hasRecording ? (
									<MomentButton handInId={id} atSeconds={atSeconds} label={t('word.play', { moment })}>
										{moment}
									</MomentButton>
								) : (
									<span className="text-muted tabular-nums">{moment}</span>
								)}
								<span className="min-w-0 break-words">{text}</span>
							</li>
						);
					})}
				</ul>
			)}
		</div>
	);
}
