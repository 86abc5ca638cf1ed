/** `/talkToHenry`. Where the specification gives the words, they are its own. */
export const talk = {
	title: 'Talk to Henry',
	intro:
		'Have a conversation with Henry, aloud. He never interrupts to correct you: your report comes when you finish.',
	loading: 'Loading the topics',
	empty: 'There are no topics yet.',
	choose: 'Choose a Topic to Practice',
	first: {
		length: 'As long as you like',
		asks: { title: 'Henry asks', note: 'You hear him and read along.' },
		answer: { title: 'You answer aloud', note: 'Take your time. “Help me” is one tap away.' },
		report: { title: 'You get a report', note: 'It says what went well and what to say better.' },
	},
	level: { label: 'Level', all: 'All levels' },
	groups: { chat: 'Just talk', rolePlay: 'Role plays: Henry plays the other person', topic: 'Topics' },
	own: {
		label: 'Or talk about anything you like',
		example: 'Keeping bees, my thesis, the match on Sunday',
		button: 'Talk about this',
	},
	job: { label: 'Which job is it?', example: 'Nurse in a children’s hospital' },
	ending: {
		label: 'The talk ends',
		goals: 'when we have talked about everything',
		learner: 'when I stop',
		fiveMinutes: 'after five minutes',
		tenMinutes: 'after ten minutes',
	},
	withoutModel:
		'Henry talks without a language model here: he follows a written plan and cannot answer every question.',
	back: 'Back to the topics',
	start: 'START',
	difficulty: { beginner: 'beginner', intermediate: 'intermediate', advanced: 'advanced' },
	steps: {
		title: 'How it works',
		listen: 'Henry asks. You hear him and can read what he says.',
		answer: {
			live: 'You just speak. Henry waits while you think, and answers when you have finished.',
			tap: 'Tap the button, answer, and tap again when you have finished.',
		},
		stuck: 'If you are stuck, “Help me” gives you a word, a beginning or a whole example.',
		finish: 'Finish whenever you like and get your report.',
	},
	again: 'Talk about this again',
} as const;
