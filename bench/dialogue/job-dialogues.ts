import {
	answer,
	asks,
	asksAgain,
	avoids,
	closes,
	type Dialogue,
	dialogue,
	movesOn,
	putsOtherwise,
	request,
	says,
	waits,
} from './dialogue.ts';
import { heardHalf } from './garbled.ts';
import { candidate, terse } from './personas.ts';

const job = 'jobInterview';

export const jobDialogues: Dialogue[] = [
	dialogue('job: whole sentences', job, [], { persona: candidate }),
	dialogue('job: a word or two', job, [], { persona: terse }),
	dialogue('job: heard half', job, [], { persona: heardHalf(candidate) }),
	dialogue(
		'job: strengths at once',
		job,
		[
			answer(
				'i would like to be a receptionist i worked in a hotel for two years and my strengths are that i am patient and i learn quickly and in five years i want to become a manager',
				asks,
			),
		],
		{
			persona: candidate,
			never: [
				/greatest strengths|what you are best at|which of your qualities/i,
				/in about five years|professional goals|five years' time/i,
			],
		},
	),
	dialogue(
		'job: no experience',
		job,
		[
			answer(
				'i want to work as a waiter but i have no experience',
				avoids(/looking back at that work|typical day/i),
			),
		],
		{ persona: candidate },
	),
	dialogue(
		'job: money',
		job,
		[
			answer('i want to be a driver i worked for five years in a company'),
			'i learned to be punctual',
			answer('i want this job because of the money', says(/salary|honest/i)),
		],
		{ persona: candidate },
	),
	dialogue(
		'job: football',
		job,
		[
			answer(
				'i like football and i go to the beach with my girlfriend',
				says(/subject|come back|another time/i),
				asks,
			),
			'sorry i studied economics',
		],
		{ persona: candidate },
	),
	dialogue(
		'job: what is a deadline',
		job,
		[
			answer('i worked in a bank'),
			request('what does position mean', says(/job in a company/)),
			request('what does challenge mean', says(/difficult/)),
		],
		{ persona: candidate },
	),
	dialogue('job: repeat', job, [request('could you repeat the question please', asksAgain)], {
		persona: candidate,
	}),
	dialogue(
		'job: does not understand',
		job,
		[request("i'm sorry i don't understand", putsOtherwise), 'i want to be a nurse i studied nursing'],
		{ persona: candidate },
	),
	dialogue(
		'job: does not know',
		job,
		[
			answer('i want to be a nurse i studied nursing'),
			answer('it is useful because i know a lot'),
			request("i don't know what to say", movesOn),
		],
		{ persona: candidate },
	),
	dialogue('job: thinks', job, [request('let me think a moment', waits), 'i worked in a shop'], {
		persona: candidate,
	}),
	dialogue(
		'job: what is the salary',
		job,
		[answer('i was an intern in a bank'), request('what is the salary', asks)],
		{ persona: candidate },
	),
	dialogue('job: and you', job, [answer('i was an intern in a bank and you', says(/AI/), asks)], {
		persona: candidate,
	}),
	dialogue('job: silence', job, [request('', says(/"/)), request('', asks), request('', waits)], {
		persona: candidate,
	}),
	dialogue('job: slower', job, [request('can you speak slower', asks)], { persona: candidate }),
	dialogue(
		'job: no',
		job,
		[answer('i want to be a cook i worked in a restaurant'), answer('no', movesOn), answer('no', movesOn)],
		{ persona: candidate },
	),
	dialogue(
		'job: stops',
		job,
		[answer('i am an engineer'), request('can we finish the interview please', closes)],
		{ persona: candidate },
	),
	dialogue(
		'job: next question',
		job,
		[answer('i am an engineer'), request('next question please', movesOn)],
		{ persona: candidate },
	),
	dialogue(
		'job: angry customer',
		job,
		[
			answer('i am a waiter and i worked in a restaurant'),
			'i learned to work fast',
			'i like working with people',
			'i listen to them',
			'i am very patient',
			answer('once a customer was angry because his food was cold', asks),
		],
		{ persona: candidate },
	),
	dialogue('job: rude', job, [request('this is shit', says(/friendly|politely|calmly/), asks)], {
		persona: candidate,
	}),
];
