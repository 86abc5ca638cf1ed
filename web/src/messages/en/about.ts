export const about = {
	title: 'About Henry',
	lead: 'Henry is a coach for spoken English in your browser. You speak, and he shows what he heard, what to say better, and why. He is a computer program, not a person, and he makes mistakes.',
	marks: {
		title: 'How marks are made',
		machine: {
			term: 'Who speaks',
			text: 'Henry is an artificial intelligence: a computer program, no person, with a voice that a program makes. He can be wrong in what he says, hears and corrects. His marks are estimates; where you learn with an academy, your teacher has the last word.',
		},
		heard: {
			term: 'What you said',
			text: 'A recogniser turns your voice into words: our own, which learned from learners of English, unless another is named below. It says how sure it is: doubtful words have a dotted line below them. Do not trust those, and do not trust the others blindly.',
		},
		corrections: {
			term: 'Corrections',
			text: '{{rules}} grammar rules look for mistakes that learners often make, and a language model for words that are unusual where they stand. Each correction names its reason. What no rule knows passes unmarked, so a text without corrections may still have mistakes.',
		},
		pronunciation: {
			term: 'Pronunciation',
			text: 'When you read a sentence aloud, our own recogniser judges each sound, with Whisper’s hearing where that is at work, unless another judge is named below. British and American pronunciations both count. It learned from the scores that experts gave to speakers of Mandarin, so it is less certain about other accents. A sound in grey means that it cannot tell.',
		},
		estimates: {
			term: 'Estimates',
			text: 'After a speaking exam you get an estimate as a range, with its reasons. It is calculated from your words, no examiner has seen it, and nobody has compared it with examiners’ marks. It is not an exam result, and those who make the exams have nothing to do with it.',
		},
		review: {
			term: 'Review',
			text: 'Corrections and doubtful words become cards. A memory model (FSRS) decides on which day each card comes back: soon if it was hard, later if it was easy.',
		},
	},
	engines: {
		title: 'The engines at work',
		intro: 'What this server uses at this moment:',
		loading: 'Asking the server',
		empty: 'The server names no engine.',
		speechToText: 'Hears you',
		textToSpeech: 'Speaks',
		turnTaking: 'Knows when you have finished',
		grammarChecker: 'Corrects',
		pronunciation: 'Judges pronunciation',
		coach: 'Talks with you',
		embedded: 'on this server',
		external: 'at an outside service',
		sendsTo: 'data goes to {{host}}',
		notBetter:
			'Better engines could not be fetched or started, and are tried again every ten minutes. The server says:',
		insteadOf: 'stands in for {{name}}, which is out of order',
		wrongWords: {
			measured: 'Gets {{percent}}% of the words wrong, as we measured it:',
			published: 'Gets {{percent}}% of the words wrong, as its makers or others say:',
			source: 'Source',
			unknown: 'We have not measured how many words it gets wrong.',
		},
		state: { starting: 'starting', ready: 'ready', failed: 'out of order' },
	},
	accuracy: {
		title: 'How good they are',
		intro: 'Our own engines, measured on a computer with two cores, not guessed:',
		learnersMisheard: {
			figure: '{{adultsMisheard}} and {{childrenMisheard}}%',
			text: 'of the words were misheard of adults and of children with a strong accent ({{speakers}} learners, none of whom Henry had heard before). While Henry has only his own ear, it is {{own}}% of all. Speakers differ greatly.',
		},
		clearMisheard: {
			figure: '{{from}} to {{to}}%',
			text: 'of the words were misheard by Henry’s own ear when two clear synthetic voices read plain sentences.',
		},
		doubted: {
			figure: '{{wrong}}%',
			text: 'of the words with the dotted line of doubt were really misheard, and {{missed}}% of those without it.',
		},
		sounds: {
			figure: '{{agreement}}',
			text: 'is how well the scores of sounds that Henry gives with Whisper’s hearing agree with those of experts, where 1 is full agreement and 0 is chance (correlation): {{adults}} for adults, {{children}} for children, to whose sounds the experts gave nearly the same score throughout. In synthetic speech he marks {{planted}}% of the errors that were put in, as doubtful or as wrong, and {{rightMarked}}% of the sounds that were right. While he has only his own ear, the agreement is {{ownJudge}} at most: it was measured with speakers whom he had learned from.',
		},
		needless: {
			figure: '{{perHundred}}',
			text: 'corrections in 100\u00a0words, at most, of clean conversation, where there is hardly anything to correct. In learners’ essays without punctuation, {{agreed}}% of its corrections agree with those of a teacher, and it finds {{found}}% of the mistakes.',
		},
		report: {
			figure: '{{seconds}}\u00a0s',
			text: 'from “Submit answer” to the report, after 75\u00a0seconds of speech.',
		},
		source: 'From {{files}}.',
	},
	privacy: {
		title: 'What happens to your data',
		voice: {
			term: 'Your voice',
			text: 'It goes to the server of this site, becomes words there, or at a service that the engines above name, and is forgotten here. What Henry’s ear learns of how you sound, from sentences that you read aloud, is kept in this browser alone; Settings can make it forget. If you choose in Settings that your browser listens, that page says where it goes. It is stored only if you sign in and switch that on, for 7\u00a0days, 30\u00a0days or a year, as you choose; or if you let a teacher hear a piece of homework, for 60\u00a0days. You can delete it at any time.',
		},
		practice: {
			term: 'Your practice',
			text: 'Results and review cards, with the sentences that were corrected, are kept in this browser. If you sign in, they are kept on the server, so that you find them on every device. “My progress” lists everything, hands it to you as a file, and deletes it in one step.',
		},
		account: {
			term: 'Your account',
			text: 'It holds your email address, when you signed in, and on which devices; you can sign each of them out. There is no password: a link in an email signs you in. Somebody who is too young to agree alone names a parent or guardian, and nothing is kept before these agree. An account that nobody uses for two years is erased, a month after an email said so. One cookie keeps you signed in. Another, which everybody gets for a day, holds a random number, by which the server counts calls, so that nobody takes Henry from the others. Erasing the account erases everything in it; backups made before may still hold it until they are replaced.',
		},
		classes: {
			term: 'Your classes',
			text: 'Who joins a class gives it a name. What is handed in is kept as text and figures for the staff of that class, and for a guardian who was invited; nothing else that you practise is shown to them. Where danger is spoken of, nothing is handed in and nobody is told. It is kept for two years. Leaving a class’s academy, erasing the account or deleting the academy erases it.',
		},
		waitlist: {
			term: 'The waitlist for academies',
			text: 'It holds what its terms say, and whoever is on it can leave by a link in every email.',
		},
		seen: {
			term: 'Who sees it',
			text: 'You, the staff of a class that you hand something in to, and whoever runs this server and can read its disk. There are no advertisements and no tracking. What you say goes to an outside service only where the engines above say so. Your words, your voice and your address are not written to the server’s log.',
		},
		contact: 'Questions about your data: write to',
	},
	credits: {
		title: 'Built on the work of others',
		packages: 'Packages, each with its licence',
		notices: 'All of it, with the full text of every licence',
		works: 'Speech, texts and word lists that the engines were made from',
		models: 'Neural models that Henry fetches, each with its maker and licence',
	},
} as const;
