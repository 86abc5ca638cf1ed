/** Where progress is shown: a terminal's line is written anew, anything else gets a line at each tenth. */
type Output = { isTTY?: boolean; write(text: string): unknown };

const redrawEveryMs = 100;
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);

/**
 * Shows how far a fetch of `totalBytes` is: percent, megabytes and megabytes a second since the first call. `nowMs` is a
 * clock that only goes forward.
 */
export function createProgressBar(label: string, totalBytes: number, output: Output, nowMs: () => number) {
	let first: { bytes: number; atMs: number } | undefined;
	let shownAtMs = -Infinity;
	let shownTenth = 0;

	function lineAt(bytes: number, atMs: number, from: { bytes: number; atMs: number }): string {
		const percent = Math.floor((100 * bytes) / totalBytes);
		const seconds = (atMs - from.atMs) / 1_000;
		const speed = seconds > 0 ? ((bytes - from.bytes) / 1_000_000 / seconds).toFixed(1) : '–';
		return `${label}  ${percent} %  ${megabytes(bytes)} of ${megabytes(totalBytes)} MB  ${speed} MB/s`;
	}

	return {
		show(bytes: number): void {
			const atMs = nowMs();
			first ??= { bytes, atMs };
			const tenth = Math.floor((10 * bytes) / totalBytes);
			const isWhole = bytes >= totalBytes;
			if (output.isTTY) {
				if (atMs - shownAtMs < redrawEveryMs && !isWhole) return;
				output.write(`\r\u001b[K${lineAt(bytes, atMs, first)}`);
			} else {
				if (tenth <= shownTenth) return;
				output.write(`${lineAt(bytes, atMs, first)}\n`);
			}
			shownAtMs = atMs;
			shownTenth = tenth;
		},
		/** Leaves a terminal's line; call it once, whatever became of the fetch. */
		end(): void {
			if (output.isTTY && first) output.write('\n');
		},
	};
}
