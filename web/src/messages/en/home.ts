export const home = {
	hero: {
		tagline: 'Talk. Improve. Succeed.',
		subtitle:
			'Talk about real life, or practise official exams: Cambridge, TOEFL and Aptis. Henry is your AI speaking coach.',
		talk: 'Talk to Henry',
	},
	activities: {
		title: 'Choose your practice',
		fluencyChat: {
			title: 'Fluency Chat',
			tagLine: 'Talk about everyday life',
			description: 'Pick a topic and talk. A report shows what to improve.',
			button: 'Try Fluency Chat',
		},
		speakle: {
			title: 'Speakle',
			tagLine: 'One sentence a day',
			description: 'Read a sentence aloud. See how clear every word is.',
			button: 'Try Speakle',
		},
		grammarSpeech: {
			title: 'Grammar Speech',
			tagLine: 'Two minutes of speech',
			description: 'Answer aloud. See what to correct, and why.',
			button: 'Try Grammar Speech',
		},
		pairTopic: {
			title: 'Pair Topic',
			tagLine: 'Discuss as in the Cambridge exam',
			description: 'Discuss ideas with an AI partner.',
			button: 'Try Pair Topic',
		},
		pictures: {
			title: 'Pictures',
			tagLine: 'Describe and compare photos',
			description: 'Put three pictures into words, as at Cambridge.',
			button: 'Try Pictures',
		},
	},
	promises: {
		title: 'What you can count on',
		noThirdParty: {
			title: 'No company needs to listen',
			text: 'Henry hears, corrects and speaks on this site’s own computer. Your voice goes elsewhere only if its owner or you choose that. Then Henry says so.',
		},
		yourChoice: {
			title: 'You decide what is kept',
			text: 'No audio is stored unless you sign in and ask for it. You can delete everything in one step.',
		},
	},
	closing: {
		title: 'Your English gets better when you speak it',
		text: 'Make mistakes here. Nobody minds.',
	},
} as const;
