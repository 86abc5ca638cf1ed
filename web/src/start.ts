import { fetchHeadingFace } from './app/fonts.ts';
import { isReturning } from './lib/returning.ts';

/** At the latest then code is fetched, whatever the browser tells of its painting: a hidden page is not painted. */
const latestMs = 2_000;

/** Resolves when the browser has painted something of what the document holds. */
function firstPaint(): Promise<void> {
	return new Promise((resolve) => {
		new PerformanceObserver((paints) => {
			if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
		}).observe({ type: 'paint', buffered: true });
		setTimeout(resolve, latestMs);
	});
}

function start(): void {
	fetchHeadingFace();
	void import('./main.tsx');
}

// The document shows a first visit; whoever returns sees their day in its place.
if (isReturning()) document.documentElement.dataset.returns = '';

const root = document.getElementById('root');
const isPrerendered = root?.hasChildNodes();

/** Keeps what was tapped before its code has come, for `main.tsx`; it looks taken. */
root?.addEventListener('click', ({ target }) => {
	if (!root.ariaBusy || !(target instanceof Element)) return;
	const button = target.closest('button');
	if (!button) return;
	root.dataset.tapped = button.ariaLabel ?? button.textContent;
	button.style.opacity = '0.6';
});

// Code would compete with the words for a slow line.
if (isPrerendered) void firstPaint().then(start);
else start();
