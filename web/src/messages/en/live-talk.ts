/** Talking with Henry hands-free, and the choice between that and recording turn by turn. */
export const liveTalk = {
	mode: {
		label: 'How do you want to talk?',
		live: 'Live',
		liveNote: 'You just speak, and Henry answers when you pause.',
		tap: 'Tap to record',
		tapNote: 'You start and stop each answer with a button.',
	},
	panel: 'Live talk',
	state: {
		connecting: {
			title: 'Connecting to Henry',
			detail: 'If your browser asks for the microphone, choose “Allow”.',
		},
		reconnecting: {
			title: 'Connection lost',
			detail: 'We keep what you say. We go on when the connection is back.',
		},
		listening: {
			title: 'Henry is listening',
			detail: 'Speak when you are ready. He answers about {{seconds}} s after you stop.',
		},
		takeYourTime: { title: 'Take your time', detail: 'Henry waits until you speak.' },
		holdToTalk: { title: 'Your turn', detail: 'Hold the button while you speak.' },
		pressed: { title: 'Henry is listening', detail: 'Let the button go when you have finished.' },
		paused: { title: 'Henry is waiting', detail: 'He does not listen while a recording plays.' },
		thinking: { title: 'Henry is thinking', detail: 'His answer comes in a moment.' },
		speaking: { title: 'Henry is speaking', detail: 'To interrupt him, just speak.' },
		speakingHeld: { title: 'Henry is speaking', detail: 'To interrupt him, hold the button and speak.' },
		suspended: { title: 'Henry has stopped for you', detail: 'Go on: he is listening.' },
		failed: { title: 'The talk has stopped', detail: 'Everything that was said is kept.' },
		elsewhere: {
			title: 'You are talking with Henry in another tab',
			detail: '“Talk here instead” stops the talk in that tab. What was said stays where it was said.',
		},
		noMicrophone: {
			title: 'Henry cannot hear you',
			detail: 'You can go on all the same: write your answers, or record them one by one.',
		},
	},
	partial: 'Still listening: these words may change.',
	wasNotHeard:
		'Henry heard you, but no word clearly. Come closer to the microphone and say it again. Or write it.',
	voiceless: 'Henry’s voice cannot be heard at the moment. You can read what he says.',
	needsTap: 'Your browser wants a tap before it opens the microphone.',
	tryAgain: 'Try again',
	goOnWithout: 'Go on without live talk',
	talkHere: 'Talk here instead',
	think: 'Let me think',
	repeat: 'Repeat',
	hold: { idle: 'Hold to talk', pressed: 'Let go to finish' },
	settings: {
		button: 'Settings',
		handsHeld: 'Hold to talk',
		handsHeldNote: 'Henry listens only while you hold a button.',
		pause: 'Henry waits',
		seconds: '{{seconds}} s',
		pauseNote:
			'About how long your pause may be before he answers. He is quicker when he hears that you have finished. In mid-sentence he waits longer.',
	},
} as const;
