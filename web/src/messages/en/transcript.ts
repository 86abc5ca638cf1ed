/** What was understood of the learner, put right where it is wrong, or written instead of said. */
export const transcript = {
	notHeard: 'I could not hear that well: try again, closer to the microphone, or write it.',
	notHeardAloud: 'I could not hear that well: try again, closer to the microphone.',
	edit: {
		button: 'Not what I said?',
		again: 'Change this text',
		label: 'What did you say?',
		save: 'Use this text',
		saving: 'Henry is looking at your text',
		cancel: 'Cancel',
		done: 'You corrected this text.',
		written: 'You wrote this.',
	},
	write: { button: 'Write instead', label: 'Your answer', send: 'Send' },
} as const;
