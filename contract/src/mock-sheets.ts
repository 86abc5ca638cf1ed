import { examCriteria } from './exams.ts';
import type { MockMark } from './mock-days.ts';

/** When a part of a sheet was written; a sheet without such times was written as a whole. */
const timeOf = ({ times, atMs }: MockMark, part: keyof MockMark['times']): number =>
	Object.keys(times).length === 0 ? atMs : (times[part] ?? 0);

/** One sheet of what an examiner wrote about a candidate on two devices: of each part what was written later. */
export function mergedSheets(one: MockMark, other: MockMark): MockMark {
	const later = (part: keyof MockMark['times']) => (timeOf(other, part) >= timeOf(one, part) ? other : one);
	const parts = [...examCriteria, 'overall', 'note', 'incident'] as const;
	const criteria = examCriteria.flatMap((criterion) => {
		const mark = later(criterion).criteria[criterion];
		return mark === undefined ? [] : [[criterion, mark]];
	});
	const times = parts.flatMap((part) => {
		const atMs = Math.max(timeOf(one, part), timeOf(other, part));
		return atMs === 0 ? [] : [[part, atMs]];
	});
	return {
		...one,
		atMs: Math.max(one.atMs, other.atMs),
		criteria: Object.fromEntries(criteria),
		overall: later('overall').overall,
		note: later('note').note,
		incident: later('incident').incident,
		times: Object.fromEntries(times),
	};
}
