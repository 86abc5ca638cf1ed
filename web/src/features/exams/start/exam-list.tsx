import type { ExamListing } from '@henry/contract/exam-report.ts';
import { type CefrLevel, cefrLevels, placementId } from '@henry/contract/exams.ts';
import { ChevronRight, Clock, Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { ExamDrawing } from './exam-drawing.tsx';
import { minutesOf } from './exam-minutes.ts';

type Level = CefrLevel | 'all';
type Where = { exam: string } | { level: CefrLevel } | Record<string, never>;

function LevelChoice({ chosen, onChoose }: { chosen: Level; onChoose: (level: Level) => void }) {
	const { t } = useTranslation('exams');
	return (
		<fieldset>
			<legend className="mb-2 font-semibold">{t('exams.level')}</legend>
			<div className="flex flex-wrap gap-1 sm:gap-1.5">
				{(['all', ...cefrLevels] as const).map((level) => (
					<button
						key={level}
						type="button"
						aria-pressed={level === chosen}
						onClick={() => onChoose(level)}
						className="min-h-11 min-w-9 rounded-control sm:min-w-11 border border-line-strong bg-surface px-2 font-semibold text-accent-strong hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white"
					>
						{level === 'all' ? t('exams.allLevels') : level}
					</button>
				))}
			</div>
		</fieldset>
	);
}

type ExamCardProps = { exam: ExamListing; onChoose: () => void };

function ExamCard({ exam, onChoose }: ExamCardProps) {
	const { t } = useTranslation('exams');
	const { name, levels, minutes, parts, forms } = exam;
	const [first = '', last = ''] = [levels[0], levels.at(-1)];
	return (
		<li>
			<button
				type="button"
				onClick={onChoose}
				className="flex h-full w-full items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-4 text-left shadow-card transition hover:border-accent hover:bg-accent-soft hover:shadow-raised"
			>
				<span className="space-y-1">
					<span lang="en" className="block font-bold font-display text-lg">
						{name}
					</span>
					<span className="block font-semibold text-accent-strong">
						{first === last ? first : t('exams.levels', { first, last })}
					</span>
					<span className="flex items-center gap-1.5 text-muted text-sm">
						<Clock aria-hidden="true" className="size-4 shrink-0" />
						{t('exams.about', { minutes, parts: t('exams.parts', { count: parts.length }) })}
						{' · '}
						{t('exams.forms', { count: forms.length })}
					</span>
				</span>
				<ChevronRight aria-hidden="true" className="size-5 shrink-0 text-accent-strong" />
			</button>
		</li>
	);
}

/** For whoever does not know which exam fits. */
function PlacementCard({ onChoose }: { onChoose: () => void }) {
	const { t } = useTranslation('exams');
	return (
		<section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent/40 bg-accent-soft p-4">
			<div>
				<h2 className="font-bold text-lg">{t('placement.question')}</h2>
				<p>{t('placement.short')}</p>
			</div>
			<Button onClick={onChoose}>
				<Compass aria-hidden="true" className="size-5" />
				{t('placement.open')}
			</Button>
		</section>
	);
}

type ExamListProps = {
	exams: readonly ExamListing[];
	/** The level whose exams are shown; undefined for all. */
	level: CefrLevel | undefined;
	/** Goes to an exam, or to the exams of a level. */
	onChoose: (where: Where) => void;
};

/** The exams by family, those of one level where one is chosen, each with the time that it takes. */
export function ExamList({ exams, level, onChoose }: ExamListProps) {
	const { t } = useTranslation('exams');
	const shown = exams.filter(
		({ levels, forms }) => forms.length > 0 && (level === undefined || levels.includes(level)),
	);
	const families = [...new Set(shown.map(({ family }) => family))];
	return (
		<div className="space-y-8">
			<div className="flex items-center justify-between gap-4 sm:gap-10">
				<p className="text-lg text-muted max-sm:text-base">{t('exams.intro')}</p>
				<ExamDrawing />
			</div>
			<PlacementCard onChoose={() => onChoose({ exam: placementId })} />
			<LevelChoice
				chosen={level ?? 'all'}
				onChoose={(chosen) => onChoose(chosen === 'all' ? {} : { level: chosen })}
			/>
			{shown.length === 0 && <p role="status">{t('exams.noneAtLevel')}</p>}
			{families.map((family) => (
				<section key={family} className="space-y-3">
					<h2 lang="en" className="font-bold text-xl">
						{family}
					</h2>
					<ul className="grid gap-3 sm:grid-cols-2">
						{shown
							.filter((exam) => exam.family === family)
							.map((exam) => (
								<ExamCard key={exam.id} exam={exam} onChoose={() => onChoose({ exam: exam.id })} />
							))}
					</ul>
				</section>
			))}
			<p className="border-line border-t pt-6">
				{t('exams.quick', { minutes: minutesOf(90) })}{' '}
				<ButtonLink to={paths.aptis} look="quiet" className="-ml-2">
					{t('title')}
				</ButtonLink>
			</p>
		</div>
	);
}
