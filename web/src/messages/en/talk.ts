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
	corrects: {
		label: 'Correct me as we talk',
		note: 'Before he goes on, Henry says one thing better. You can also ask him to, or tell him to stop.',
	},
	memory: {
		on: 'Henry remembers what you tell him about yourself.',
		off: 'Henry forgets what you tell him when the talk is over.',
		settings: 'Change this',
	},
	progress: {
		minutes: '{{spent}} of {{minutes}} minutes',
		answers_one: 'One answer so far: the talk ends when you stop.',
		answers_other: '{{count}} answers so far: the talk ends when you stop.',
	},
	unfinished: {
		title: 'This talk is not finished',
		kept: 'What was said so far is kept in this tab. Your recordings of it are not.',
		henry: 'Henry',
		learner: 'You',
		goOn: 'Go on',
		toReport: 'Go on to the report',
		anew: 'Start anew',
		waits: 'You have a talk that is not finished:',
		open: 'Open it',
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
		stuck: 'Are you stuck? “Help me” gives you a word, a beginning or an example.',
		finish: 'Finish whenever you like and get your report.',
	},
	again: 'Talk about this again',
} as const;
