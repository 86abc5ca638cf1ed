/** `/settings`: what a visitor chooses for this browser. */
export const settings = {
	title: 'Settings',
	intro: 'What you choose here counts for every activity and stays in this browser.',
	voice: {
		title: 'Henry’s voice',
		loading: 'Asking which voices there are',
		empty: 'There is no voice to choose from. You can read what Henry says.',
		which: 'Which voice?',
		gender: { female: 'A woman’s voice', male: 'A man’s voice', any: 'A voice' },
		accent: { american: 'American English', british: 'British English' },
		speed: 'How fast?',
		speeds: { slow: 'Slow', calm: 'A little slower', own: 'Normal' },
		times: '{{speed}}×',
		hear: 'Hear it',
	},
	time: {
		title: 'Time limits',
		which: 'How much time do you need?',
		timed: {
			name: 'The time of each exercise',
			note: 'Countdowns and limits as in the exams.',
		},
		untimed: {
			name: 'No time limits',
			note: 'Nothing is counted down. You go on to the next question and end every answer yourself.',
		},
	},
	microphone: {
		title: 'Your microphone',
		which: 'Which microphone?',
		own: 'The browser’s own choice',
		unnamed: 'Microphone {{number}}',
		missing: 'Your microphone (not connected)',
		missingNote:
			'The microphone that you chose is not connected. Until it is, the browser’s own choice is used.',
		access: 'Allow the microphone, and you can choose one here.',
	},
	recogniser: {
		title: 'Who listens to you',
		which: 'Who writes down what you say?',
		loading: 'Asking your browser what it can do',
		henry: 'Henry’s ear, on this server',
		henryNote: 'It says which words it doubts and when you said each one, so reports tell your speed too.',
		henryElsewhere: 'Your recording is sent from there to {{host}}.',
		browserHere: 'Your browser’s own, on this device',
		browserHereNote: 'What it hears stays in this browser.',
		browserElsewhere: 'Your browser’s own, elsewhere',
		browserElsewhereNote: 'It sends what you say to the servers of your browser’s maker.',
		browserLacks:
			'It doubts no single word and tells no times, so reports say nothing about your speed. Where it hears nothing, Henry’s ear listens to the recording.',
		stillHenry:
			'Live talk, Aptis and everything that scores your pronunciation need Henry’s ear as well, whatever you choose here.',
		none: 'This browser has no recogniser of its own.',
		fetching: 'Your browser is fetching what it needs. This may take a few minutes.',
		notFetched:
			'Your browser could not fetch what it needs, so Henry’s ear goes on listening. Check your connection and choose it again.',
	},
	offlineEar: {
		title: 'Hearing without a network',
		about:
			'Without a connection Henry cannot hear you. {{ear}}, which Henry hears with himself, can be kept in this browser for that: then what you say is written down on this device. Corrections still wait for the connection.',
		fetch: 'Better hearing without a network: {{megabytes}} MB',
		fetching: 'Fetching: {{done}} of {{megabytes}} MB',
		progress: 'How much has been fetched',
		cancel: 'Cancel',
		kept: '{{ear}} is kept in this browser ({{megabytes}} MB). It hears you where Henry cannot be reached.',
		remove: 'Remove it',
		removed: 'Removed. Without a connection Henry cannot hear you.',
		newer: 'There is a newer one.',
		loading: 'Looking what this browser keeps',
		none: 'This server has no hearing to give to your browser yet.',
		cannot: 'This browser cannot keep anything for that here: it needs https, and space to store files.',
		failed: {
			space: {
				title: 'There is not enough space',
				advice: 'Free some space on this device, then try again. What has been fetched stays.',
			},
			damaged: {
				title: 'What was fetched is damaged',
				advice: 'Try again: only the damaged part is fetched anew.',
			},
		},
	},
	speaker: {
		title: 'How well Henry knows your voice',
		how: 'When you read a sentence aloud in Speakle, Henry’s ear learns how you sound, and from then on understands you a little better everywhere. What it learns is a list of numbers. It stays in this browser and is sent along with your recordings; nothing of it is stored anywhere else. It changes no score of your pronunciation.',
		unknown: 'Henry’s ear listens to you as to anybody.',
		known_one: 'Henry’s ear has learned from one sentence that you read.',
		known_other: 'Henry’s ear has learned from {{count}} sentences that you read.',
		forgotten: 'Forgotten. Henry’s ear listens to you as to anybody.',
		forget: 'Forget what it learned',
		read: 'Read a sentence in Speakle',
	},
	memory: {
		title: 'What Henry remembers of you',
		how: 'Henry can remember what you tell him in talks: your name, your family, your work, your plans and what you like. Where a language model leads his talks, he takes it up later. It stays in this browser and is sent along only with your talks. Nothing that has to do with danger, illness or loss is remembered.',
		consent: 'Henry may remember. I am 14 or older, or my parents agree.',
		empty: 'Henry remembers nothing yet. He learns from the report at the end of a talk.',
		list: 'What Henry remembers',
		kind: { name: 'Name', family: 'Family', work: 'Work or studies', plan: 'Plans', like: 'Likes' },
		change: 'Change “{{text}}”',
		erase: 'Erase “{{text}}”',
		save: 'Save',
		cancel: 'Cancel',
		eraseAll: 'Erase all of it',
		erased: 'Erased. Henry remembers nothing of you.',
	},
	test: {
		title: 'Test how you come through',
		say: 'Record, and say one sentence. For example:',
		working: 'Listening to your recording',
		heard: 'What was heard',
		nothingHeard: 'Nobody was heard.',
		how: 'How you come through',
		verdict: {
			good: 'Loud and clear',
			quiet: 'Too quiet',
			noisy: 'Too much noise',
			clipped: 'Too loud: your voice is cut off',
			nothing: 'No voice',
		},
		next: {
			good: 'Nothing to do: you can start.',
			quiet:
				'Come closer to the microphone, or turn it up in your computer’s sound settings. Then test again.',
			noisy:
				'Find a quieter place, close the window, or use a headset: its microphone is close to your mouth. Then test again.',
			clipped:
				'Move away from the microphone a little, or turn it down in your computer’s sound settings. Then test again.',
			nothing: 'Check that the microphone is on and that the right one is chosen above. Then test again.',
		},
		nextUnsure:
			'The sound is good, but Henry is not sure of many words. Speak a little more slowly and test again. If that does not help, let your browser listen instead, or put right what he writes down.',
		nextUnheard:
			'The sound is good, but no word was understood. Say a whole sentence in English and test again.',
		sure: { label: 'Words Henry is sure of', value: '{{sure}} of {{total}}' },
		speech: 'Your voice',
		pauses: 'Your pauses',
		peak: 'Loudest moment',
		decibels: '{{decibels}} dB',
		scale: 'Decibels below the loudest that can be recorded: 0 is the limit.',
	},
} as const;
