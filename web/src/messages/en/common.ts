import { earName } from '@henry/contract/engines-at-work.ts';

export const common = {
	productName: 'Talk to Henry',
	coachName: 'Henry',
	homeLink: 'Henry, home page',
	skipToContent: 'Skip to the content',
	languages: 'Language',
	languageFailed: 'That language could not be loaded. Please try again.',
	loading: 'Loading',
	whatHappens: 'What will happen',
	tryAgain: 'Try again',
	reload: 'Reload the page',
	offline: {
		title: 'Henry cannot be reached',
		noNetwork: 'You are offline',
		works: 'You can still record. What you opened before is here too.',
		fails:
			'Henry cannot hear or correct you until the connection is back. Leave this page open, and what you have recorded stays.',
		hears:
			'{{ear}} hears you on this device. Henry corrects you once the connection is back. Leave this page open.',
	},
	newVersion: {
		ready: 'A new version of Henry is ready.',
		load: 'Reload to use it',
		elsewhere: 'Henry is open in another tab too. Close it, then:',
	},
	goHome: 'Go to the home page',
	tryFree: {
		talk: 'A conversation with Henry',
		grammarSpeech: 'Two minutes of Grammar Speech',
		button: 'Try it for FREE',
	},
	signIn: 'Sign in',
	account: 'Your account',
	footer: {
		label: 'More about Talk to Henry',
		credit: 'Talk to Henry. Made with care for people who learn English.',
		me: 'My progress',
		classes: 'Your classes',
		exams: 'Speaking exams',
		aptis: 'Aptis Part One',
		academies: 'For academies',
		settings: 'Settings',
		about: 'About',
		x: 'X (Twitter)',
		linkedIn: 'LinkedIn',
	},
	notFound: {
		title: 'This page does not exist',
		advice: 'The address may be mistyped. Start from the home page.',
	},
	pageFailed: {
		title: 'This page stopped working',
		advice: 'Something in it went wrong. Reload the page, or go to the home page.',
		details: 'Error details',
	},
	pageNotLoaded: {
		title: 'This page could not be loaded',
		advice: 'Check your connection, then reload the page.',
	},
	engineLine: {
		text: 'Ears: {{ears}} · Voice: {{voice}}',
		otherwise: '{{first}}, otherwise {{henrysEar}}',
		ear: earName,
		here: 'this server',
		outside: 'an outside service',
		browserHere: 'your browser’s own (this device)',
		browserElsewhere: 'your browser’s own (its maker’s servers)',
	},
} as const;
