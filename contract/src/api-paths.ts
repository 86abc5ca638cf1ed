/** Every address that the server answers, relative to its origin. */
export const apiPaths = {
	health: '/api/health',
	docs: '/api/docs',
	exercises: '/api/exercises',
	transcript: '/api/transcript',
	liveTranscript: '/api/transcript/live',
	feedback: '/api/feedback',
	speech: '/api/speech',
} as const;
