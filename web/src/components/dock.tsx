import type { ReactNode } from 'react';

/** Holds what is done next on a screen: at the bottom of the window, so that nobody has to look for it. */
export function Dock({ children }: { children: ReactNode }) {
	return <div className="dock no-print">{children}</div>;
}
