import type { Practice } from '@henry/contract/practice.ts';
import { useState } from 'react';
import type { PracticeKeeper } from '#web/lib/practice/keeper.ts';
import { localDay } from '#web/lib/practice/local-day.ts';
import { streakOf } from '#web/lib/practice/streak.ts';
import { DueCard } from './due-card.tsx';
import { GoingWrong } from './going-wrong.tsx';
import { PracticeCalendar } from './practice-calendar.tsx';
import { ResultsOverTime } from './results-over-time.tsx';
import { SoundsThenAndNow } from './sounds-then-and-now.tsx';
import { Stored } from './stored.tsx';
import { StreakCard } from './streak-card.tsx';

type OverviewProps = { keeper: PracticeKeeper; practice: Practice };

/** Everything that there is to see of a learner's practice. */
export function Overview({ keeper, practice }: OverviewProps) {
	const [nowMs] = useState(() => Date.now());
	const today = localDay(nowMs);
	const practisedDays = practice.results.map(({ day }) => day);
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2 print:grid-cols-1">
				<StreakCard streak={streakOf(practisedDays, today)} />
				<DueCard cards={practice.cards} nowMs={nowMs} />
			</div>
			<PracticeCalendar practisedDays={practisedDays} today={today} />
			<ResultsOverTime results={practice.results} />
			<SoundsThenAndNow practice={practice} place={keeper.place} nowMs={nowMs} />
			<GoingWrong results={practice.results} />
			<Stored keeper={keeper} practice={practice} nowMs={nowMs} />
		</>
	);
}
