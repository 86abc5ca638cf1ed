/** At the latest then the code is fetched, whatever the browser tells of its painting: a hidden page is not painted. */
const latestMs = 2_000;

const start = () => import('./main.tsx');

/** Calls back when the browser has painted what the document holds. */
function onFirstPaint(callback: () => void): void {
	const observer = new PerformanceObserver(() => {
		observer.disconnect();
		callback();
	});
	observer.observe({ type: 'paint', buffered: true });
	setTimeout(callback, latestMs);
}

const isPrerendered = document.getElementById('root')?.hasChildNodes();
// The code would compete with the words for a slow line.
if (isPrerendered) onFirstPaint(start);
else void start();
