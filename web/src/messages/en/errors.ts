import { engineWords } from '@henry/contract/engine-words.ts';
import { refusals } from '@henry/contract/refusals.ts';

/**
 * For each error code: what happened, and what to do next. For each reason of the server's: its sentence.
 * For engines: what they say of themselves.
 */
export const errors = {
	/** Of the card that stands where the learner has spoken of danger. */
	danger: {
		notKept: 'What you said just now is not scored, quoted or kept anywhere.',
		goOn: 'Go on practising',
		stop: 'Stop here',
	},
	'invalid-argument': {
		title: 'Henry could not use that',
		advice: 'Something in what was sent is missing or too long. Change it and try again.',
	},
	unauthenticated: { title: 'You are not signed in', advice: 'Sign in, then try again.' },
	'permission-denied': {
		title: 'This is not open to you',
		advice: 'Ask the person who runs this site for access.',
	},
	'not-found': { title: 'That could not be found', advice: 'It may have been removed. Reload the page.' },
	aborted: { title: 'Something else changed it first', advice: 'Reload the page and try again.' },
	'resource-exhausted': {
		title: 'Henry is very busy right now',
		advice: 'Wait a moment, then try again. Nothing of yours is lost.',
	},
	cancelled: { title: 'That was cancelled', advice: 'Try again whenever you like.' },
	internal: {
		title: 'Something went wrong on our side',
		advice: 'It is not your fault. Try again in a moment.',
	},
	unimplemented: { title: 'Henry cannot do that yet', advice: 'Try another activity in the meantime.' },
	unavailable: {
		title: 'Henry cannot be reached',
		advice: 'Check your connection. If it works, try again in a few minutes.',
	},
	'deadline-exceeded': {
		title: 'Henry took too long to answer',
		advice: 'The server may be busy. Try again in a moment.',
	},
	refusal: refusals,
	engine: engineWords,
} as const;
