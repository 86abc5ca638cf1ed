import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import { ArrowLeft, ArrowRight, Maximize, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { takeFocusAtTop } from '#web/components/take-focus.ts';
import { useKeys } from '#web/features/academy/use-keys.ts';
import { printPage } from '#web/lib/print-page.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';
import { LessonClock, type PartTime } from './lesson-clock.tsx';
import { LessonOnPaper } from './lesson-on-paper.tsx';
import { type LessonPart, lessonParts, PairTask, Sentences, Sound, WarmUp } from './lesson-parts.tsx';
import { letGo } from './let-go.ts';

const minuteMs = 60_000;

type StepsProps = { lesson: ClassLesson; place: number; onGo: (place: number) => void };

/** The parts with their minutes, which also lead to them. */
function Steps({ lesson, place, onGo }: StepsProps) {
	const { t } = useTranslation('classLesson');
	return (
		<nav aria-label={t('parts')}>
			<ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
				{lessonParts.map((part, index) => (
					<li key={part}>
						<button
							type="button"
							aria-current={index === place ? 'step' : undefined}
							onClick={() => onGo(index)}
							className="group min-h-11 w-full border-line-strong border-t-4 pt-1 text-left text-muted leading-tight hover:border-accent aria-[current=step]:border-accent aria-[current=step]:font-semibold aria-[current=step]:text-ink"
						>
							<span className="block max-sm:text-xs">{t(`${part}.short`)}</span>
							<span className="block text-sm tabular-nums max-sm:text-xs">
								{t('minutes', { count: lesson[part].minutes })}
							</span>
						</button>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** Where a lesson is, what of it is uncovered, and how much time each part has left. */
function useLesson(lesson: ClassLesson) {
	const [place, setPlace] = useState(0);
	const [hasMoved, setMoved] = useState(false);
	const [revealed, setRevealed] = useState<readonly number[]>([]);
	const [times, setTimes] = useState<Partial<Record<LessonPart, PartTime>>>({});
	const part = lessonParts[place] ?? 'warmUp';
	const go = (wanted: number) => {
		if (wanted < 0 || wanted >= lessonParts.length || wanted === place) return;
		setPlace(wanted);
		setMoved(true);
	};
	const covered = lesson.sentences.items.findIndex((_, index) => !revealed.includes(index));
	return {
		...{ part, place, go, hasMoved, revealed },
		isLast: place === lessonParts.length - 1,
		toggle: (index: number) =>
			setRevealed((now) => (now.includes(index) ? now.filter((other) => other !== index) : [...now, index])),
		revealNext:
			part === 'sentences' && covered >= 0 ? () => setRevealed((now) => [...now, covered]) : undefined,
		time: times[part] ?? { leftMs: lesson[part].minutes * minuteMs, endsAtMs: null },
		setTime: (time: PartTime) => setTimes((now) => ({ ...now, [part]: time })),
	};
}

/** A lesson to show to a class: one part at a time, by buttons, by the arrow keys, and by space for what is right. */
export function LessonShown({ lesson }: { lesson: ClassLesson }) {
	const { t } = useTranslation('classLesson');
	const isTimed = !useVisitorSettings().untimed;
	const stage = useRef<HTMLDivElement>(null);
	const { part, place, go, hasMoved, isLast, revealed, toggle, revealNext, time, setTime } =
		useLesson(lesson);
	useKeys({ arrowright: () => go(place + 1), arrowleft: () => go(place - 1), ' ': revealNext });
	return (
		<>
			<div
				ref={stage}
				className="print:hidden [&:fullscreen]:overflow-y-auto [&:fullscreen]:bg-paper [&:fullscreen]:p-8 [&:fullscreen]:pb-32"
			>
				<Steps lesson={lesson} place={place} onGo={go} />
				<section key={part} aria-labelledby="part" className="mt-6 space-y-5 sm:space-y-6">
					<h2
						id="part"
						ref={hasMoved ? takeFocusAtTop : undefined}
						tabIndex={-1}
						className="scroll-mt-2 font-bold text-title outline-none"
					>
						{t(`${part}.title`)}
					</h2>
					{part === 'warmUp' && <WarmUp part={lesson.warmUp} />}
					{part === 'sentences' && (
						<Sentences part={lesson.sentences} revealed={revealed} onToggle={toggle} />
					)}
					{part === 'sound' && <Sound part={lesson.sound} />}
					{part === 'pairTask' && <PairTask part={lesson.pairTask} />}
				</section>
				<div className="mt-8 flex flex-wrap items-center gap-3">
					<Button look="secondary" onClick={printPage}>
						<Printer aria-hidden="true" className="size-5" />
						{t('print')}
					</Button>
					{document.fullscreenEnabled && (
						<Button
							look="secondary"
							onClick={(event) => {
								letGo(event);
								void stage.current?.requestFullscreen();
							}}
						>
							<Maximize aria-hidden="true" className="size-5" />
							{t('wholeScreen')}
						</Button>
					)}
					<p className="text-muted text-sm max-sm:hidden">{t('keys')}</p>
				</div>
				<Dock>
					<div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
						<Button
							look="secondary"
							className="justify-self-start max-sm:px-3.5"
							disabled={place === 0}
							onClick={() => go(place - 1)}
						>
							<ArrowLeft aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
							{t('back')}
						</Button>
						<div>{isTimed && <LessonClock key={part} time={time} onChange={setTime} />}</div>
						<Button
							className="justify-self-end max-sm:px-3.5"
							disabled={isLast}
							onClick={() => go(place + 1)}
						>
							{t('next')}
							<ArrowRight aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
						</Button>
					</div>
				</Dock>
			</div>
			<LessonOnPaper lesson={lesson} />
		</>
	);
}
