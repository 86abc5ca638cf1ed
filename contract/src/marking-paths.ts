/** Addresses of what teachers mark by and with, and of reports; those alone who do so fetch them. */
export const markingPaths = {
	rubrics: '/api/rubrics',
	saveRubric: '/api/saveRubric',
	archiveRubric: '/api/archiveRubric',
	readyPhrases: '/api/readyPhrases',
	addReadyPhrase: '/api/addReadyPhrase',
	removeReadyPhrase: '/api/removeReadyPhrase',
	spokenNotes: '/api/spokenNotes',
	removeSpokenNote: '/api/removeSpokenNote',
	secondMarkQueue: '/api/secondMarkQueue',
	giveSecondMark: '/api/giveSecondMark',
	markAgreement: '/api/markAgreement',
	lastTerm: '/api/lastTerm',
	termReports: '/api/termReports',
	saveTermReport: '/api/saveTermReport',
	myTermReports: '/api/myTermReports',
} as const;
