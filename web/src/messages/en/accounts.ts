/** `/login` and `/finishSignUp`. Where the specification gives the words, they are its own. */
export const accounts = {
	login: {
		title: 'Sign in',
		intro:
			'Practising needs no account. Sign in to keep your progress. You find it again on your other devices.',
		email: 'Your email address',
		noPassword: 'We send you a link. There is no password.',
		button: 'Sign in with email',
		sending: 'Sending the link',
		asking: 'Looking whether you are signed in',
	},
	sent: {
		title: 'We sent you a link',
		to: 'It is on its way to {{email}}.',
		steps: {
			open: 'Open the email and press its button. The link works once, for {{minutes}} minutes.',
			browser: 'Open it in this browser: then you need not type your address again.',
			spam: 'Nothing there? Look in your spam folder, and check the address above.',
		},
		outbox:
			'Does Henry run on this computer without a mail server? Then the email is a file: the terminal says in which folder.',
		again: 'Send another link',
		againIn: 'Send another link in {{seconds}} s',
		otherAddress: 'Use another address',
	},
	signedIn: {
		title: 'Your account',
		as: 'You are signed in as {{email}}.',
		progress: 'Go to my progress',
		signOut: 'Sign out',
		signingOut: 'Signing out',
	},
	finish: {
		title: 'Finish signing in',
		working: 'Signing you in',
		confirm: 'Please provide your email for confirmation',
		why: 'It is the address that the link was sent to.',
		button: 'Sign in',
		newLink: 'Ask for a new link',
		already: 'You are signed in already, as {{email}}.',
		practise: 'Go on practising',
	},
	failure: {
		sending: {
			'invalid-argument': {
				title: 'No email can be sent to this address',
				advice: 'Check how it is written. Addresses with letters such as é or ñ do not work yet.',
			},
			'resource-exhausted': {
				title: 'Enough links were sent to this address',
				advice: 'Use the newest of them, or ask for another in {{minutes}} minutes.',
			},
			unavailable: {
				title: 'The email could not be sent',
				advice: 'The mail server does not answer. Try again in a minute.',
			},
		},
		finishing: {
			'invalid-argument': {
				title: 'The link was not sent to this address',
				advice: 'Type the address that the email came to.',
			},
			'not-found': {
				title: 'This link does not work',
				advice: 'It was changed on its way, or it is very old. Ask for a new one.',
			},
			aborted: {
				title: 'This link has been used already',
				advice: 'Each link signs in once. Ask for a new one.',
			},
			'deadline-exceeded': {
				title: 'This link has expired',
				advice: 'A link works for {{minutes}} minutes. Ask for a new one.',
			},
		},
		incomplete: {
			title: 'This link is not complete',
			advice: 'Open it from the email again, or ask for a new one.',
		},
	},
} as const;
