/** What a learner takes along from a talk: the first screen of its report, how it was shared, and its words. */
export const lesson = {
	title: 'Your lesson from this talk',
	corrections: 'What matters most',
	tryNow: 'Try it now',
	try: 'Say a new sentence of your own with:',
	say: 'Say a new sentence',
	heard: 'Henry heard:',
	outcome: {
		good: 'Well done: it is a new sentence. Henry found nothing to correct.',
		mistake: 'You used “{{words}}”. One thing can still be better:',
		withoutWords: 'Henry did not hear “{{words}}” in it. Try once more.',
		same: 'That is the sentence from before. Now change something in it.',
	},
	whole: 'Show the whole report',
	less: 'Hide the whole report',
	interaction: {
		title: 'You and Henry',
		balance: 'You spoke {{share}} of every 100 words. You had {{turns}} turns, and Henry had {{henrys}}.',
		asking: 'You asked back',
		agreeing: 'You agreed',
		disagreeing: 'You disagreed',
		none: 'Henry heard nothing of that for sure.',
		toTry: 'Next time, try:',
	},
	richer: {
		title: 'Say it in a richer way',
		intro: 'You said this rightly. Here is how it can sound at the next levels.',
	},
	transcript: { title: 'What was said' },
} as const;
