/** What reports on spoken answers share. Where the specification gives the words, they are its own. */
export const report = {
	answer: 'Your answer',
	recording: 'Your recording',
	suggestion: 'Suggestion',
	nothing: 'Henry found nothing here that he is sure is wrong.',
	notEnglish: 'This does not look like English, so Henry corrected nothing in it. Please answer in English.',
	maybe: {
		title: 'Maybe',
		about: 'This may be right as it is. Read the reason and decide for yourself.',
		youSaid: 'You said',
		perhapsBetter: 'Perhaps better:',
		askedTitle: 'Did you say this?',
		askedAbout:
			'Henry did not hear these words for sure. If you said something else, there is nothing to change.',
		didYouSay: 'Did you say',
		questionMark: '?',
		thenBetter: 'If so, better:',
	},
	unsure: 'Henry is not sure he heard the words with a dotted line.',
	missing: 'a word is missing here',
	hear: 'Hear the pronunciation',
	preparing: 'Preparing the sound',
	spoken: 'The suggestion, spoken',
	showModifications: 'Show Modifications',
	hideModifications: 'Hide Modifications',
	modifications: 'Modifications',
	reason: 'Reason',
	nothingWord: '(nothing)',
	becomes: 'becomes',
	pauses: {
		title: 'Speech and pauses',
		spoke: 'You spoke for {{seconds}} seconds.',
		none: 'There was no pause over {{limit}} seconds in it.',
		count_one: 'There was one pause over {{limit}} seconds in it, of {{longest}} seconds.',
		count_other:
			'There were {{count}} pauses over {{limit}} seconds in it; the longest took {{longest}} seconds.',
		speech: 'speech',
		long: 'pause over {{limit}} seconds',
		question: 'Question {{number}}',
		answer: 'Answer {{number}}',
		pause: '{{part}}: {{seconds}} seconds',
		after: 'after',
		about:
			'Thinking before an answer does not count. Everyone pauses; between two ideas it hardly disturbs, inside one it may.',
	},
	save: 'Save as PDF',
	printed: { learner: 'Learner: {{name}}' },
	browser: {
		heard: 'Your browser’s own recogniser heard this. It does not tell how sure it is, so check it.',
		heardSure:
			'Your browser’s own recogniser heard this and is {{percent}}% sure of the whole. It does not tell which words it doubts, so check it.',
		deaf: 'Your browser’s own recogniser heard nothing here, so Henry’s ear listened to the recording.',
	},
	typicalOf: 'Often said by speakers of {{languages}}.',
	engine: 'Heard by {{ear}} ({{earModel}}), corrected by {{checker}}.',
	engineInsteadOf: '{{ear}} stands in for {{insteadOf}}, which is out of order.',
	engineSendsTo: 'To be understood, your recording was sent to {{host}}.',
	checkerInsteadOf: 'The corrections are by {{checker}}, because {{insteadOf}} is out of order.',
	checkerSendsTo: 'To be corrected, your words (not your voice) were sent to {{host}}.',
	engineOf: {
		browserHere: 'Where it says so above, your browser’s own recogniser heard you instead, on this device.',
		browserElsewhere:
			'Where it says so above, your browser’s own recogniser heard you instead, at the servers of its maker.',
	},
	engineEmbedded:
		'Both run on this computer. The recogniser may mishear you, above all if you have an accent.',
} as const;
