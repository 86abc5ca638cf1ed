import { paths } from '#web/lib/paths.ts';

/** Where a mock exam day is in its academy; without a day, where all of them are. */
export const mockAddress = (academyId: string, dayId?: string) =>
	`${paths.academy}?${new URLSearchParams({ academy: academyId, part: 'mockDays', ...(dayId && { day: dayId }) })}`;

/** Where the exams of a room are taken, and where they are marked. */
export const roomAddress = (dayId: string, room: string) =>
	`${paths.mockRoom}?${new URLSearchParams({ day: dayId, room })}`;
export const sheetAddress = (dayId: string, room: string) =>
	`${paths.mockSheet}?${new URLSearchParams({ day: dayId, room })}`;
