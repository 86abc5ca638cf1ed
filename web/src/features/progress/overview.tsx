import type { Practice } from '@henry/contract/practice.ts';
import type { PracticeKeeper } from '#web/lib/practice/keeper.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { finishedChecks } from '#web/lib/practice/progress-check.ts';
import { streakOf } from '#web/lib/practice/streak.ts';
import { useCheckDue } from '#web/lib/use-check-due.ts';
import { useTodayMs } from '#web/lib/use-today.ts';
import { CheckSection } from './check-section.tsx';
import { DueCard } from './due-card.tsx';
import { GoingWrong } from './going-wrong.tsx';
import { PracticeCalendar } from './practice-calendar.tsx';
import { ResultsOverTime } from './results-over-time.tsx';
import { SoundsThenAndNow } from './sounds-then-and-now.tsx';
import { SpeechSounds } from './speech-sounds.tsx';
import { Stored } from './stored.tsx';
import { StreakCard } from './streak-card.tsx';

type OverviewProps = { keeper: PracticeKeeper; practice: Practice };

/** Everything that there is to see of a learner's practice. */
export function Overview({ keeper, practice }: OverviewProps) {
	const nowMs = useTodayMs();
	const today = localDay(nowMs);
	const practisedDays = practice.results.map(({ day }) => day);
	const { isDue } = useCheckDue(practice.results);
	const isCheckFirst = isDue || finishedChecks(practice.results).length > 0;
	const check = <CheckSection results={practice.results} />;
	return (
		<>
			{isCheckFirst && <div className="mb-8 [&>section]:mt-0">{check}</div>}
			<div className="grid gap-4 sm:grid-cols-2 print:grid-cols-1">
				<StreakCard streak={streakOf(practisedDays, today)} />
				<DueCard cards={practice.cards} nowMs={nowMs} />
			</div>
			{!isCheckFirst && check}
			<PracticeCalendar practisedDays={practisedDays} today={today} />
			<ResultsOverTime results={practice.results} />
			<SoundsThenAndNow practice={practice} place={keeper.place} nowMs={nowMs} />
			<SpeechSounds results={practice.results} nowMs={nowMs} />
			<GoingWrong results={practice.results} />
			<Stored keeper={keeper} practice={practice} nowMs={nowMs} />
		</>
	);
}
