/** Push services of the usual browsers: hosts, or with a dot in front all hosts below one. */
const knownHosts = [
	'fcm.googleapis.com',
	'updates.push.services.mozilla.com',
	'.push.apple.com',
	'.notify.windows.com',
];

/**
 * Whether an address that a browser sent is at a push service: by https, at its usual port, at a host that is known, or at
 * one of the origins of the settings. No other is ever called, so that nobody has this server call what they like.
 */
export function isPushService(endpoint: string, furtherOrigins: readonly string[]): boolean {
	if (!URL.canParse(endpoint)) return false;
	const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
	if (username !== '' || password !== '') return false;
	if (furtherOrigins.includes(origin)) return true;
	const isKnown = knownHosts.some((known) =>
		known.startsWith('.') ? hostname.endsWith(known) : hostname === known,
	);
	return protocol === 'https:' && port === '' && isKnown;
}
