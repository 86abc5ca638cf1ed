/** The report on what was talked about with Henry. Where the specification gives the words, they are its own. */
export const talkReport = {
	progress: {
		title: 'Conversation progress',
		label: 'Progress',
		percent: '{{percent}}%',
		anyTime: 'You can finish the exercise at any time!',
		completed: 'Exercise completed!',
		finish: 'Finish exercise',
		working: 'Henry is writing your report',
	},
	corrections: {
		title: 'What to say better',
		none: 'Henry found nothing here that he is sure is wrong.',
		said: 'You said',
		better: 'Better',
		hear: 'Hear it',
		sayAgain: 'Say it again',
		listening: 'Henry is listening to your recording',
		more_one: 'Show {{count}} more correction',
		more_other: 'Show {{count}} more corrections',
		less: 'Hide the other corrections',
		others: 'Other corrections',
	},
	strengths: {
		title: 'What went well',
		none: 'Henry heard too little to say. Next time, try a longer answer with a reason: “… because …”.',
		longAnswer: 'You gave long answers.',
		reasons: 'You gave reasons.',
		pastTense: 'You talked about the past.',
		linking: 'You linked your ideas.',
		opinion: 'You gave your opinion.',
		question: 'You asked questions.',
		richWords: 'You used words that say exactly what you mean.',
		fluent: 'You spoke fluently.',
		comparison: 'You compared things.',
		speculation: 'You said what might be.',
	},
	facts: {
		title: 'Your speech in figures',
		name: {
			words: 'words',
			differentWords: 'different words',
			wordsPerMinute: 'words a minute',
			pauses: 'pauses',
			fillers: 'fillers',
		},
		meaning: {
			words: 'All that Henry heard you say. Times that you spoke: {{turns}}.',
			differentWords: 'Each word counted once. The more of them, the less you repeat yourself.',
			wordsPerMinute:
				'How fast you speak, pauses included. There is no need to hurry: being clear matters more.',
			pauses:
				'Longer silences inside your answers. Everyone pauses to think; between ideas it hardly disturbs.',
			fillers: 'Words that fill time: {{fillers}}. A few are normal; a short silence sounds calmer.',
			noFillers: 'Henry heard no words that only fill time.',
		},
		noLevel:
			'One short talk does not show your level, so Henry names none. These figures are what he could count.',
	},
	richWords: {
		title: 'Your words at B1 and above',
		none: 'Henry found none this time. Look for one new word in his questions and use it next time.',
		source: 'The levels are those of the words, from the CEFR-J vocabulary profile; they are not your level.',
	},
} as const;
