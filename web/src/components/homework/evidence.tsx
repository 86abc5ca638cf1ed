import type { Assignment, HandInContent, KeptCorrection } from '@henry/contract/homework.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { markedRuns } from '#web/components/marked-text.ts';
import { Reason } from '#web/components/reason.tsx';
import { useInLanguage } from '#web/lib/in-language.ts';
import { useNumber } from '#web/lib/use-moment.ts';

type Answer = HandInContent['answers'][number];
type MarkedBy = Pick<Assignment, 'task' | 'rubric'>;
const looks = {
	doubt: 'border-fair border-b-2 border-dotted',
	wrong: 'rounded bg-poor-soft px-0.5 text-poor underline decoration-wavy underline-offset-4',
};

/** An answer as it was heard: what is in doubt is dotted, what is corrected is marked. */
function HeardAnswer({ answer }: { answer: Answer }) {
	const { t } = useTranslation('homework');
	const marks = [
		...answer.doubts.map((span) => ({ span, kind: 'doubt' as const })),
		...answer.corrections.map(({ originalSpan }) => ({ span: originalSpan, kind: 'wrong' as const })),
	];
	return (
		<div className="space-y-1">
			{answer.question && (
				<p lang="en" className="text-muted text-sm">
					{answer.question}
				</p>
			)}
			<p lang="en" className="break-words text-lg leading-relaxed">
				{answer.text === '' && <span lang={undefined}>{t('evidence.nothing')}</span>}
				{markedRuns(answer.text, marks).map(({ start, text, kinds }) =>
					kinds.length === 0 ? (
						text
					) : (
						<span key={`${start} ${text}`} className={kinds.map((kind) => looks[kind]).join(' ')}>
							{text || '‸'}
						</span>
					),
				)}
			</p>
			{answer.isWritten && <p className="text-muted text-sm">{t('evidence.written')}</p>}
		</div>
	);
}

type EvidenceProps = MarkedBy & {
	content: HandInContent;
	/** What stands below each correction. */
	below?: (correction: KeptCorrection) => ReactNode;
	/** What stands in the box of the draft, below it. */
	belowDraft?: ReactNode;
};

/** What is to be said better, with the reason in the language that is shown. */
function Corrections({
	corrections,
	below,
}: { corrections: readonly KeptCorrection[] } & Pick<EvidenceProps, 'below'>) {
	const { t } = useTranslation('homework');
	if (corrections.length === 0) return null;
	return (
		<div>
			<h4 className="font-semibold">{t('evidence.corrections')}</h4>
			<ul className="mt-1 space-y-2">
				{corrections.map((correction) => {
					const { original, replacement, originalSpan } = correction;
					return (
						<li key={`${originalSpan.start} ${original} ${replacement}`}>
							<span lang="en" className="inline-flex flex-wrap items-center gap-x-2">
								<span className="text-poor line-through">{original || '‸'}</span>
								<ArrowRight aria-hidden="true" className="size-4" />
								<span className="font-semibold text-good">{replacement || '–'}</span>
							</span>
							<span className="block text-muted text-sm">
								<Reason of={correction} />
							</span>
							{below?.(correction)}
						</li>
					);
				})}
			</ul>
		</div>
	);
}

/** The machine's draft: a range, what it rests on, and the criteria that it is made of. */
function DraftLine({
	draft,
	below,
	...markedBy
}: MarkedBy & { draft: NonNullable<HandInContent['draft']>; below: ReactNode }) {
	const { t } = useTranslation('homework');
	const inLanguage = useInLanguage();
	const { lowest, highest, basis, criteria, marks, fittedTo } = draft;
	const top = markScale(markedBy).highest;
	const byRubric = markedBy.rubric?.criteria.flatMap(({ id, name }) => {
		const range = marks?.find(({ criterionId }) => criterionId === id)?.range;
		return range ? [{ id, name: inLanguage(name), range }] : [];
	});
	return (
		<div className="rounded-control border border-line border-dashed p-3">
			<p className="font-semibold">
				{t('evidence.draft')}:{' '}
				{lowest === highest
					? t('evidence.one', { mark: lowest, top })
					: t('evidence.range', { lowest, highest, top })}
			</p>
			<p className="text-muted text-sm">{t(`evidence.${basis}`)}</p>
			{fittedTo !== undefined && (
				<p className="text-muted text-sm">{t('evidence.fitted', { count: fittedTo })}</p>
			)}
			{byRubric && byRubric.length > 0 && (
				<ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
					{byRubric.map(({ id, name, range }) => (
						<li key={id}>
							{name}: {range.lowest === range.highest ? range.lowest : `${range.lowest}–${range.highest}`}
						</li>
					))}
				</ul>
			)}
			{!byRubric && criteria.length > 0 && (
				<ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
					{criteria.map(({ criterion, level }) => (
						<li key={criterion}>
							{t(`evidence.criterion.${criterion}`)}:{' '}
							{level.lowest === level.highest ? level.lowest : `${level.lowest}–${level.highest}`}
						</li>
					))}
				</ul>
			)}
			{below}
		</div>
	);
}

function Figures({ figures }: { figures: HandInContent['figures'] }) {
	const { t } = useTranslation('homework');
	const number = useNumber();
	const shown = [
		['words', figures.words || null],
		['seconds', figures.spokenSeconds || null],
		['rate', figures.wordsPerMinute],
		['mistakes', figures.correctionsPer100Words],
		['score', figures.pronunciation0to100],
	] as const;
	return (
		<dl className="flex flex-wrap gap-x-6 gap-y-2">
			{shown.map(
				([key, value]) =>
					value !== null && (
						<div key={key}>
							<dt className="text-muted text-sm">{t(`evidence.${key}`)}</dt>
							<dd className="font-semibold tabular-nums">{number(value)}</dd>
						</div>
					),
			)}
		</dl>
	);
}

/** Everything that an answer holds: what was heard, what was measured, what is to be said better. */
export function Evidence({ content, below, belowDraft, ...markedBy }: EvidenceProps) {
	const { t } = useTranslation('homework');
	const isDoubted = content.answers.some(({ doubts }) => doubts.length > 0);
	return (
		<div className="space-y-4">
			<h3 className="font-bold text-lg">{t('evidence.title')}</h3>
			{content.answers.map((answer, index) => (
				<HeardAnswer key={index} answer={answer} />
			))}
			{isDoubted && <p className="text-muted text-sm">{t('evidence.doubted')}</p>}
			<Figures figures={content.figures} />
			{content.draft && <DraftLine draft={content.draft} below={belowDraft} {...markedBy} />}
			<Corrections corrections={content.answers.flatMap(({ corrections }) => corrections)} below={below} />
		</div>
	);
}
