/** What reports on spoken answers share. Where the specification gives the words, they are its own. */
export const report = {
	answer: 'Your answer',
	recording: 'Your recording',
	suggestion: 'Suggestion',
	nothing: 'Henry found nothing here that he is sure is wrong.',
	unsure: 'Henry is not sure he heard the words with a dotted line.',
	missing: 'a word is missing here',
	hear: 'Hear the pronunciation',
	preparing: 'Preparing the sound',
	spoken: 'The suggestion, spoken',
	showModifications: 'Show Modifications',
	hideModifications: 'Hide Modifications',
	modifications: 'Modifications',
	reason: 'Reason',
	nothingWord: '(nothing)',
	becomes: 'becomes',
	save: 'Save as PDF',
	engine: 'Heard by {{ear}} ({{earModel}}), corrected by {{checker}}.',
	engineEmbedded:
		'Both run on this computer. The recogniser is a small one: it may mishear you, above all with an accent.',
} as const;
