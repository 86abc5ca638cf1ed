import type { Device } from '@henry/contract/devices.ts';

/** What is written in a `User-Agent` header by which browser; the first that is found counts, since most name others, too. */
const browsers: readonly [RegExp, Device['browser']][] = [
	[/\bEdg(?:A|iOS)?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\//, 'Firefox'],
	[/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, Device['system']][] = [
	[/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
	[/\bAndroid\b/, 'Android'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bWindows\b/, 'Windows'],
	[/\bMacintosh\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
];

/** What somebody knows their device by: its browser and its system, and nothing else that the header says. */
export function deviceOf(userAgent: string): Pick<Device, 'browser' | 'system'> {
	const named = <Name>(list: readonly [RegExp, Name][]) =>
		list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
	return { browser: named(browsers), system: named(systems) };
}
