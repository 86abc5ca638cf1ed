/** Pages whose activity is still being built: the heading, and one line on what is coming. */
export const coming = {
	badge: 'Coming soon',
	meanwhile: 'Ready today: Grammar Speech. Speak for two minutes and see what to correct, and why.',
	button: 'Try Grammar Speech',
	talk: {
		title: 'Talk to Henry',
		text: 'Soon you will choose a topic here and talk it over with Henry, out loud.',
	},
	pairTopic: {
		title: 'Pair discussion',
		text: 'Soon you will explore a mind map here with an AI partner, as in the Cambridge exam.',
	},
	pictures: { title: 'Comparing photos', text: 'Soon you will describe and compare three photos here.' },
} as const;
