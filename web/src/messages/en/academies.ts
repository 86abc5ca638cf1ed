import { waitlistTerms } from '@henry/contract/waitlist-terms.ts';

export const academies = {
	title: 'Henry for academies',
	pitch: 'Give every student someone to speak with, every day',
	lead: 'Class time is short, and speaking needs time. At home, your students talk; Henry listens, writes down what he heard, and shows what to say better and why.',
	start: 'Start a trial academy',
	contact: { text: 'Would you rather ask something first?', button: 'Write to us' },
	today: {
		title: 'What works today',
		intro:
			'All of this works now, and it costs nothing. Classes and homework need an account; practising does not.',
		classes: {
			title: 'Classes that learners join by a code',
			text: 'Start an academy in one step, add classes, invite teachers by link. Learners type the code of their class.',
		},
		homework: {
			title: 'Speaking as homework',
			text: 'Set a Grammar Speech topic, a talk, a Speakle sentence, Aptis Part One, or a question of your own, with a date and attempts.',
		},
		teacher: {
			title: 'The teacher has the last word',
			text: 'Answers wait in a queue, those who need you first, each with a draft and its reasons. You confirm or change it; Henry’s value stays below yours.',
		},
		colours: {
			title: 'Your name and colours',
			text: 'Learners and teachers see the academy’s name in its own two colours, checked so that they can be read.',
		},
		grammarSpeech: {
			title: 'Speak and be corrected',
			text: 'Five questions on a topic, answered aloud. The report gives the reason for every correction.',
		},
		aptis: {
			title: 'Rehearse speaking exams',
			text: 'Aptis, Cambridge, EOI and others against the clock. At the end: every answer to hear again, and an estimate, labelled as such.',
		},
		review: {
			title: 'Come back to what went wrong',
			text: 'Corrections and difficult words return as cards to say aloud, on the day when they are due.',
		},
		ownServer: {
			title: 'On a server of your own',
			text: 'Henry can run on a computer of the academy. No recording leaves it, and none is stored or shared with a teacher unless the student allows that.',
		},
	},
	planned: {
		title: 'What we plan for academies',
		intro: 'None of this works yet. Whoever is on the waitlist hears first when it can be tried.',
		badge: 'Planned',
		mockExam: {
			title: 'Mock exam days',
			text: 'Rooms, pairs and times, with Henry as clock and recorder and a mark sheet for the examiner.',
		},
		reports: {
			title: 'Reports for families',
			text: 'A page for each learner and term, in the language of the family, with your logo on it.',
		},
		connections: {
			title: 'Moodle and Classroom',
			text: 'Homework set and marks read in the learning platform that you have, and classes from its lists.',
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
