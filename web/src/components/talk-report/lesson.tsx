import type { ReportedCorrection, Strength } from '@henry/contract/conversation.ts';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagHint } from '#web/components/flag-hint.tsx';
import { flaggedLook, MarkWrong } from '#web/components/mark-wrong.tsx';
import { MarkedSentence } from './marked-sentence.tsx';
import { targetOf } from './new-sentence.ts';
import { TryNow } from './try-now.tsx';

/** So many corrections can be taken in at once. */
const mostCorrections = 3;

const isSameCorrection = (one: ReportedCorrection, other: ReportedCorrection) =>
	one.rule === other.rule && one.original === other.original && one.replacement === other.replacement;
const isSameStrength = (one: Strength, other: Strength) =>
	one.code === other.code && one.evidence[0] === other.evidence[0];

/** The list that is there now, with those first that stood first before, in that order. */
function withFirst<Found extends object>(
	now: readonly Found[],
	before: readonly Found[],
	isSame: (one: Found, other: Found) => boolean,
): Found[] {
	const first = before.flatMap((known) => now.find((found) => isSame(found, known)) ?? []);
	return [...first, ...now.filter((found) => !first.includes(found))];
}

/** Lets a learner say that what is praised was not good. */
export function StrengthWrong({ strength: { code, evidence } }: { strength: Strength }) {
	return (
		<MarkWrong isFlag kind="strength" about={code} words={{ said: evidence.join(' / '), marked: code }} />
	);
}

/** One thing that went well, in the learner's own words. */
export function WentWell({ strength }: { strength: Strength }) {
	const { t } = useTranslation('talkReport');
	return (
		<div className={flaggedLook}>
			<p className="flex gap-2">
				<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
				<span>
					<span className="font-semibold">{t(`strengths.${strength.code}`)}</span>{' '}
					<q lang="en">{strength.evidence[0]}</q>
				</span>
			</p>
			<StrengthWrong strength={strength} />
		</div>
	);
}

/** What a lesson is made from. */
export type LessonOf = {
	corrections: readonly ReportedCorrection[];
	strengths: readonly Strength[];
	isEnglish: boolean;
};

type LessonProps = { report: LessonOf };

/**
 * What to take from what was said, on one screen: what went well, the corrections that matter most, and one thing to try. Where
 * the report grows under the learner's eyes, what stands here stays in its place, as long as it is true.
 */
export function Lesson({ report }: LessonProps) {
	const { t } = useTranslation(['talkReport', 'lesson', 'report']);
	const headingId = useId();
	const [first] = useState(report);
	const { isEnglish } = report;
	const corrections = withFirst(
		report.corrections,
		first.corrections.slice(0, mostCorrections),
		isSameCorrection,
	);
	const [strength] = withFirst(report.strengths, first.strengths.slice(0, 1), isSameStrength);
	const target = targetOf(corrections);
	return (
		<section
			aria-labelledby={headingId}
			className="no-print space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7"
		>
			<h3 id={headingId} className="font-bold text-xl">
				{t('lesson:title')}
			</h3>
			{strength && <WentWell strength={strength} />}
			{!isEnglish && <p>{t('report:notEnglish')}</p>}
			{isEnglish && corrections.length === 0 && <p>{t('corrections.none')}</p>}
			{corrections.length > 0 && (
				<ol aria-label={t('lesson:corrections')} className="space-y-3">
					{corrections.slice(0, mostCorrections).map((correction, index) => (
						<li key={index} className={`${flaggedLook} border-line border-l-4 pl-3`}>
							<div className="space-y-0.5">
								<span className="block text-muted">
									<span className="sr-only">{t('corrections.said')}: </span>
									<MarkedSentence
										text={correction.sentence}
										spans={[correction.originalSpan]}
										isBetter={false}
										className=""
									/>
								</span>
								<span className="block">
									<span className="sr-only">{t('corrections.better')}: </span>
									<MarkedSentence
										text={correction.correctedSentence}
										spans={[correction.correctedSpan]}
										isBetter
										className="font-semibold"
									/>
								</span>
							</div>
							<MarkWrong
								isFlag
								kind="correction"
								about={correction.rule}
								words={{ said: correction.sentence, marked: correction.correctedSentence }}
							/>
						</li>
					))}
				</ol>
			)}
			{(strength || corrections.length > 0) && <FlagHint />}
			{target && (
				<div className="space-y-2 rounded-control bg-accent-soft p-4">
					<h4 className="font-bold">{t('lesson:tryNow')}</h4>
					<TryNow target={target} />
				</div>
			)}
		</section>
	);
}
