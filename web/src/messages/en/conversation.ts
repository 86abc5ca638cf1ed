/** What conversations with Henry share. */
export const conversation = {
	log: 'Conversation',
	you: 'You',
	henry: 'Henry',
	thinking: 'Henry is thinking',
	thenHenry: 'Then Henry answers.',
	transcribing: 'Henry is writing down what you said',
	over: 'The conversation is over.',
	otherCoach: 'Now answering: {{name}}',
	fallback: 'The model {{name}} does not answer. Henry goes on without it.',
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
	failed: {
		kept: 'Your recording is kept.',
		retry: 'Try again',
		recordAgain: 'Record again',
	},
} as const;
