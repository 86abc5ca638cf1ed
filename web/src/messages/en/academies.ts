import { waitlistTerms } from '@henry/contract/waitlist-terms.ts';

export const academies = {
	title: 'Henry for academies',
	pitch: 'Give every student someone to speak with, every day',
	lead: 'Class time is short, and speaking needs time. At home, your students talk; Henry listens, writes down what he heard, and shows what to say better and why.',
	contact: { text: 'Would you rather ask something first?', button: 'Write to us' },
	today: {
		title: 'What your students can do today',
		intro: 'All of this works now. It costs nothing and needs no account.',
		grammarSpeech: {
			title: 'Speak and be corrected',
			text: 'Five questions on a topic, answered aloud. The report gives the reason for every correction.',
		},
		aptis: {
			title: 'Rehearse Aptis Part One',
			text: 'Three questions against the clock. At the end: every answer to hear again, and an estimate, labelled as such.',
		},
		review: {
			title: 'Come back to what went wrong',
			text: 'Corrections and difficult words return as cards to say aloud, on the day when they are due.',
		},
		ownServer: {
			title: 'On a server of your own',
			text: 'Henry can run on a computer of the academy. No recording leaves it, and none is stored unless the student asks for that.',
		},
	},
	planned: {
		title: 'What we plan for academies',
		intro: 'None of this works yet. Whoever is on the waitlist hears first when it can be tried.',
		badge: 'Planned',
		branding: { title: 'Your branding', text: 'Your name, your logo and your colours around the exercises.' },
		students: {
			title: 'Student accounts',
			text: 'Accounts that the academy hands out, by class, so that practice counts as homework.',
		},
		teachers: {
			title: 'Teacher supervision',
			text: 'Teachers listen to what students choose to share, comment on it, and put the machine’s marks right.',
		},
	},
	waitlist: {
		title: 'Join the waitlist',
		intro: 'Tell us where to reach you. You confirm by email, and you can leave at any time.',
		email: 'Email address',
		emailHint: 'Write your academy email to subscribe.',
		emailWrong: 'Please write a complete email address, such as name@academy.com.',
		consent: waitlistTerms.en.consent,
		consentMissing: 'Please tick the box to accept, then subscribe.',
		readTerms: 'Read the terms and conditions',
		subscribe: 'SUBSCRIBE',
		subscribing: 'Subscribing',
		subscribed: 'You have been subscribed to the list!',
		confirmNext:
			'One step is left: open the email that we have just sent to {{email}} and confirm there. If it does not arrive within a few minutes, look among your spam.',
		failed: 'We have been unable to validate your subscription.',
		failedNext: 'What you entered is still there. If it fails again, write to',
	},
	terms: {
		title: 'Terms and conditions of the waitlist',
		...waitlistTerms.en.terms,
		contact: 'Questions, or anything you want changed or deleted: write to',
	},
	link: {
		confirm: {
			title: 'Confirm your subscription',
			text: 'You asked to join the waitlist of Henry for academies. Press the button to confirm.',
			button: 'Confirm my subscription',
			doneTitle: 'You are on the waitlist',
			doneText: 'Thank you. We will write to you when there is something to try.',
		},
		leave: {
			title: 'Leave the waitlist',
			text: 'Press the button, and your email address is deleted from the list at once.',
			button: 'Leave the waitlist',
			doneTitle: 'You have left the waitlist',
			doneText: 'Your email address has been deleted from the list. We will not write to you again.',
		},
		sending: 'One moment',
		incomplete: {
			title: 'This link is not complete',
			text: 'Open the link in the email once more, or copy the whole of it. Without an email, join the waitlist first.',
		},
		gone: {
			title: 'This link does not work any more',
			text: 'It has expired, or a newer email has replaced it. Look for the newest email, or join the waitlist again.',
		},
		toAcademies: 'Henry for academies',
		tryHenry: 'Try Henry meanwhile',
	},
} as const;
