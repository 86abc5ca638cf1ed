import type { TalkExercise, TalkTopic } from './content.ts';
import type { PathLevel, PathWeek, WrittenWeek } from './path.ts';

const greetings = ["Hello! I'm Henry.", 'Hi, Henry here.', "Hello, it's Henry."];
const difficulties = { A2: 'beginner', B1: 'intermediate', B2: 'advanced', C1: 'advanced' } as const;

/** The talks that weeks have of their own, in the shape of all others. */
export function talksOfWeeks(level: PathLevel, weeks: readonly WrittenWeek[]): TalkTopic[] {
	return weeks.flatMap(({ key, title, talk }) => {
		if (typeof talk === 'string') return [];
		const goals = talk.questions.map((ask, index) => ({
			key: `goal${index + 1}`,
			find: ask.replace(/[?.]$/, ''),
			ask,
		}));
		return [
			{
				...{ key, label: title, category: title, difficulty: difficulties[level], kind: 'path' as const },
				openings: greetings.map((greeting) => `${greeting} ${talk.opening}`),
				goals,
			},
		];
	});
}

/** Weeks as they are answered. `talks` is the list of all talks. */
export function shownWeeks(weeks: readonly WrittenWeek[], talks: readonly TalkExercise[]): PathWeek[] {
	return weeks.map(({ talk, ...week }) => {
		const key = typeof talk === 'string' ? talk : week.key;
		return { ...week, talk: { key, label: talks.find((one) => one.key === key)?.label ?? week.title } };
	});
}
