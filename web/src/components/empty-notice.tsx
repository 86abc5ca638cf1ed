import type { ReactNode } from 'react';
import { HenryAvatar } from './henry-face/henry-avatar.tsx';

/** Says that there is nothing to show yet, with what can be done about it. */
export function EmptyNotice({ children }: { children: ReactNode }) {
	return (
		<div className="flex flex-col gap-3 rounded-card border border-line border-dashed p-6 sm:flex-row sm:items-center sm:gap-4">
			<HenryAvatar size="size-14" />
			<div className="text-muted">{children}</div>
		</div>
	);
}
