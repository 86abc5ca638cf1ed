export const recorder = {
	tapToRecord: 'Tap to record',
	tapToStop: 'Tap to stop',
	stopsByItself: 'Recording stops by itself',
	recordAgain: 'Record again',
	opening: 'Opening the microphone',
	finishing: 'Finishing',
	finished: 'Recording finished',
	started: 'Recording has started.',
	startedLimited: 'Recording has started. You have {{seconds}} seconds.',
	finishedAfter: 'Recording finished: {{seconds}} seconds.',
	level: 'Microphone level',
	elapsed: 'Elapsed time',
	hint: {
		idle: 'Tap again when you have finished.',
		idleLimited: 'You have {{seconds}} seconds. Tap again when you have finished.',
		idleAutomatic: 'Recording stops by itself after {{seconds}} seconds.',
		opening: 'If your browser asks, allow the microphone.',
		recording: 'Speak now, and take your time.',
		recordingLimited: 'Speak now. It stops by itself when the ring is full.',
		stopping: 'Your recording is being saved.',
	},
	time: {
		left: '{{time}} left',
		ending: '{{seconds}} seconds left.',
		needMore: 'Need more time?',
		unlimited: 'No time limits',
		note: 'Nothing is counted down, and you end every answer yourself.',
		noLimit: 'No time limit',
	},
	yourRecording: 'Your recording',
	interrupted:
		'Your device has taken the microphone away, as for a call. Nothing is lost: go on speaking when it is back. Or tap to stop and use what you have said.',
	cutShort: 'The microphone was disconnected. What you said before that is kept.',
	silent: 'Henry hears nothing in this recording.',
	silentAgain:
		'Henry hears nothing in this recording. Check that your microphone is on, then choose “Record again”.',
	leave: 'If you leave now, what you have said here is lost. Leave all the same?',
	problem: {
		denied: 'Recording did not start, because the microphone is blocked.',
		missing: 'Recording did not start, because no microphone was found.',
		busy: 'Recording did not start, because the microphone is busy.',
		insecure: 'Recording did not start, because this page is not secure.',
		unsupported: 'Recording did not start, because this browser cannot record.',
		'needs-tap': 'Everything is ready. Tap the button to begin.',
		'no-sound': 'The microphone delivered no sound. Check that it is on, then record again.',
	},
	notice: {
		privacy: 'The microphone is used only for recording during the session. No audio is stored.',
		privacyKept:
			'The microphone is used only for recording during the session. Recordings are stored for {{days}} days, as you chose in My progress.',
		asking: {
			title: 'Henry would like to hear you',
			advice:
				'Your browser asks for access to the microphone. Choose “Allow” to record your answers; without it you can still read and listen.',
		},
		denied: {
			title: 'Please enable your microphone',
			addressBar: 'Click the icon in the address bar. Then set the microphone to “Allow”.',
			recordAgain: 'Then press record again.',
		},
		missing: {
			title: 'No microphone was found',
			advice: 'Connect a microphone or a headset, then try again.',
		},
		busy: {
			title: 'Your microphone is busy',
			advice: 'Another program or tab may be using it. Close that, then try again.',
		},
		insecure: {
			title: 'This page cannot use the microphone',
			advice:
				'Browsers allow recording on secure pages only. Open this page with https at the start of its address.',
		},
		unsupported: {
			title: 'This browser cannot record',
			advice: 'Open this page in a new Chrome, Edge, Firefox or Safari.',
		},
	},
	player: {
		label: 'Audio player',
		play: 'Play',
		pause: 'Pause',
		position: 'Position',
		positionOf: '{{position}} of {{duration}}',
		speed: 'Speed',
		loop: 'Play again and again',
		loopOne: 'Repeat “{{word}}”',
		loopWord: 'Choose a word to hear it again and again',
		refused: 'Press play to listen.',
		failed: 'This sound could not be played.',
		tryAgain: 'Try again',
	},
} as const;
