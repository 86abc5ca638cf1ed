import { type ReactNode, useDeferredValue } from 'react';
import { Router } from 'wouter';
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location';

type BrowserRouterProps = { children: ReactNode };

/** The browser's address. A page stays in view until the code and the words of the next one are there. */
export function BrowserRouter({ children }: BrowserRouterProps) {
	return (
		<Router hook={useDeferredLocation} searchHook={useDeferredSearch}>
			{children}
		</Router>
	);
}

const useDeferredLocation: typeof useBrowserLocation = (options) => {
	const [pathname, navigate] = useBrowserLocation(options);
	return [useDeferredValue(pathname), navigate];
};

const useDeferredSearch: typeof useSearch = (options) => useDeferredValue(useSearch(options));
