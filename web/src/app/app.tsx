import { Route, Switch } from 'wouter';
import { paths } from '#web/lib/paths.ts';
import { isReturning } from '#web/lib/returning.ts';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.tsx';

const HomePage = lazyPage(async () => (await import('#web/features/home/home-page.tsx')).HomePage, ['home']);
/** What leads to the other pages is more than the landing page should carry. */
const OtherPages = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages);

/** Fetches the page at an address, so that it can be shown at once. */
export async function fetchPage(pathname: string): Promise<void> {
	if (pathname === paths.home && !isReturning()) {
		await HomePage.fetch();
		return;
	}
	await OtherPages.fetch();
	const { fetchOtherPage } = await import('./other-pages.tsx');
	await fetchOtherPage(pathname);
}

/** `/`: the landing page, or, from the first practice or sign-in on, the day of whoever returns. */
function Home() {
	return isReturning() ? <OtherPages /> : <HomePage />;
}

/** Every route of the app (specification, section 2). */
export function App() {
	return (
		<Layout>
			<Switch>
				<Route path={paths.home} component={Home} />
				<Route component={OtherPages} />
			</Switch>
		</Layout>
	);
}
