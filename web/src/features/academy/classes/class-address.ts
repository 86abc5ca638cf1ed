import { paths } from '#web/lib/paths.ts';

/** Where a class is; `sheet` is its code for the whole room. */
export const classAddress = (academyId: string, classId: string, sheet?: 'code') =>
	`${paths.academy}?${new URLSearchParams({ academy: academyId, class: classId, ...(sheet && { sheet }) })}`;
