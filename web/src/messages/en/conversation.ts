/** What conversations with Henry share. */
export const conversation = {
	log: 'Conversation',
	you: 'You',
	henry: 'Henry',
	thinking: 'Henry is thinking',
	transcribing: 'Henry is writing down what you said',
	notHeard:
		'We could not hear you. Check that your microphone is on and close to you, then record your answer again.',
	over: 'The conversation is over.',
	otherCoach: 'Now answering: {{name}}',
	repeat: 'Repeat',
	slower: 'Slower',
	voice: {
		henry: 'Message {{number}}, Henry',
		you: 'Message {{number}}, you',
		preparing: 'Preparing Henry’s voice',
		failed: 'Henry’s voice could not be loaded. You can read what he says.',
		tryAgain: 'Try again',
	},
	help: {
		button: 'Help me',
		more: 'More help',
		word: 'A word to use',
		starter: 'A way to begin',
		example: 'A whole example',
		hear: 'Hear the example',
	},
	edit: {
		button: 'Not what I said?',
		label: 'What did you say?',
		save: 'Use this text',
		cancel: 'Cancel',
		done: 'You corrected this text.',
	},
	failed: {
		kept: 'Your recording is kept.',
		retry: 'Try again',
		recordAgain: 'Record again',
	},
} as const;
