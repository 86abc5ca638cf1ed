/** `/exercise`. Where the specification gives the words, they are its own. */
export const grammarSpeech = {
	title: 'Grammar Speech',
	intro:
		'Answer five questions about a topic aloud. Henry writes down what he hears. He shows what to say better, and why.',
	loading: 'Loading the topics',
	empty: 'There are no topics yet.',
	steps: {
		topic: 'Pick a topic',
		record: 'Record your answer',
		submit: 'Submit your answer',
	},
	record: {
		hint: 'Questions appear one at a time once you start recording.',
		limit: 'Each answer should be at most {{seconds}} seconds.',
		afterwards: 'Then you can listen to it and submit it.',
		showQuestions: 'Show all questions',
		hideQuestions: 'Hide all questions',
		hear: 'Hear question {{number}}',
		pickFirst: 'Pick a topic first.',
		current: 'Question',
		index: '({{number}}/{{total}})',
		remaining: 'Remaining question time: {{seconds}}',
		next: 'Next question',
		last: 'This is the last question. Tap to stop when you have finished.',
	},
	submit: {
		recordFirst: 'Record your answer, or write it, first.',
		recordAgain: 'Record your answer again, or write it.',
		button: 'Submit answer',
		working: 'Henry is working on your answer',
		done: 'Good job!',
		ready: 'Your recording is ready. Listen to it, then submit it.',
		heard: 'Heard so far. It is corrected when you submit your answer again.',
		again: 'Practise this topic again',
	},
	report: {
		title: 'Your report',
	},
} as const;
