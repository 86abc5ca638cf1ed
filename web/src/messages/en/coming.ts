/** Pages whose activity is still being built: the heading, and one line on what is coming. */
export const coming = {
	badge: 'Coming soon',
	meanwhile: 'Ready today: Grammar Speech. Speak for two minutes and see what to correct, and why.',
	button: 'Try Grammar Speech',
	talk: {
		title: 'Talk to Henry',
		text: 'Soon you will choose a topic here and talk it over with Henry, out loud.',
	},
	pairTopic: {
		title: 'Pair discussion',
		text: 'Soon you will explore a mind map here with an AI partner, as in the Cambridge exam.',
	},
	pictures: { title: 'Comparing photos', text: 'Soon you will describe and compare three photos here.' },
	speakle: { title: 'Speakle', text: 'Soon there will be a new sentence to pronounce here every day.' },
	aptis: {
		title: 'Aptis Part One',
		text: 'Soon you will answer the three questions of the first speaking part here, against the clock.',
	},
	academies: {
		title: 'Henry for academies',
		text: 'Soon academies can join the waitlist here, for their own branding and student accounts.',
	},
	login: { title: 'Sign in', text: 'Soon you can sign in here by e-mail. Practising needs no account.' },
	finishSignUp: {
		title: 'Finish signing in',
		text: 'Soon the link in your sign-in e-mail will lead here. Practising needs no account.',
	},
	about: { title: 'About', text: 'Soon you can read here who Henry is and how he listens.' },
} as const;
