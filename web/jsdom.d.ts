/** What is used of jsdom, which brings no types. */
declare module 'jsdom' {
	export class JSDOM {
		constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
		readonly window: Window & Record<string, unknown>;
	}
}
