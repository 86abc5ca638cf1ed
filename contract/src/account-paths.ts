/** Addresses that the account's own page calls, relative to the server's origin. */
export const accountPaths = {
	devices: '/api/devices',
	signOutDevice: '/api/signOutDevice',
	signOutEverywhere: '/api/signOutEverywhere',
	passkeyOptions: '/api/passkeyOptions',
	signInByPasskey: '/api/signInByPasskey',
	passkeys: '/api/passkeys',
	addPasskey: '/api/addPasskey',
	removePasskey: '/api/removePasskey',
	beginOpenId: '/api/beginOpenId',
	finishOpenId: '/api/finishOpenId',
	askGuardian: '/api/askGuardian',
	lookUpWard: '/api/lookUpWard',
	giveConsent: '/api/giveConsent',
	withdrawConsent: '/api/withdrawConsent',
} as const;
