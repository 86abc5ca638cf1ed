import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

type MemoryRouterProps = { address?: string; children: ReactNode };

/** A router whose address is its own, not the browser's. */
export function MemoryRouter({ address = '/', children }: MemoryRouterProps) {
	const [{ hook, searchHook }] = useState(() => memoryLocation({ path: address }));
	return (
		<Router hook={hook} searchHook={searchHook}>
			{children}
		</Router>
	);
}
