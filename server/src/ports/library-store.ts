import type { KeepInLibraryRequest, LibraryTask } from '@henry/contract/task-library.ts';
import type { Permission } from './permission.ts';

/** The homework that an academy's teachers share. Where a permission does not reach, nothing is found and nothing changes. */
export type LibraryStore = {
	/** The latest first; undefined where the academy is out of reach. `mayRemove` counts for who may take each away. */
	list(permission: Permission, mayRemove: Permission, academyId: string): Promise<LibraryTask[] | undefined>;
	/** Adds it, or replaces the caller's own with this id. A picture must be the academy's own. */
	keep(
		permission: Permission,
		task: KeepInLibraryRequest & { createdAtMs: number },
		maxTasks: number,
	): Promise<'kept' | 'full' | 'readOnly' | 'notFound'>;
	/** Takes one away: anybody's where the permission reaches the academy, else the caller's own. */
	remove(permission: Permission, academyId: string, id: string): Promise<boolean>;
};
