/** `/starTopic`. Where the specification gives the words, they are its own. */
export const pairTopic = {
	title: 'Pair discussion',
	intro:
		'Discuss a question with Henry, as in the Cambridge exam: look at the topics, talk them over, then decide together.',
	loading: 'Loading the exercises',
	empty: 'There are no exercises yet.',
	choose: 'Choose a question to discuss',
	first: {
		length: 'About 3 minutes, or without the clock',
		look: { title: 'Look at the mind map', note: 'A few seconds to think.' },
		discuss: { title: 'Talk it over', note: 'Two minutes with Henry about five topics.' },
		decide: { title: 'Decide together', note: 'One more minute, and then your report.' },
	},
	time: 'You have 2 minutes to explore the 5 topics.',
	map: 'Mind map',
	covered: 'talked about',
	coveredTopics: 'Talked about:',
	coveredCount: 'Talked about: {{count}} of {{total}}',
	start: 'START',
	untimed: 'Without the clock',
	untimedNote: 'Take as long as you like; you go on to the decision yourself.',
	steps: {
		look: 'First you look at the topics for {{seconds}}\u00a0seconds.',
		discuss: {
			live: 'Then you and Henry talk about them for two minutes.',
			tap: 'Then you and Henry talk about them for two minutes. Each answer has at most {{seconds}}\u00a0seconds.',
		},
		decide: 'In the last minute you decide together.',
	},
	look: {
		title: 'Look at the topics',
		left: 'The discussion begins in {{seconds}}\u00a0s',
		ready: 'Begin now',
	},
	part: { discussion: 'Discussion', decision: 'Decision' },
	left: 'Time left: {{time}}',
	over: 'Time is over: finish your sentence',
	decide: 'Go on to the decision',
	again: 'Discuss this again',
	other: 'Another question',
	back: 'Back to the questions',
} as const;
