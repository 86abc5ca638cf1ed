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
import { sociable, terse } from './personas.ts';

const you = 'talkAboutYou';

export const youDialogues: Dialogue[] = [
	dialogue('you: whole sentences', you, [], { persona: sociable }),
	dialogue('you: a word or two', you, [], { persona: terse }),
	dialogue('you: heard half', you, [], { persona: heardHalf(sociable) }),
	dialogue(
		'you: everything at once',
		you,
		[
			answer(
				'my name is ana i come from lima and i am a teacher i live with my husband and two children i like dancing and i need english because i want to travel',
				asks,
			),
		],
		{
			persona: sociable,
			never: [
				/where do you come from|where are you from/i,
				/why are you learning english/i,
				/what do you do, and/i,
			],
		},
	),
	dialogue(
		'you: would like to go to London',
		you,
		[
			answer(
				'i am from a small village and i would like to go to london but i have not been there yet',
				avoids(/like best in london|like about london/i),
			),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: never been to Japan',
		you,
		[
			answer('i am from madrid', asks),
			answer(
				'i work in a bank but i have never been to japan and i like japan',
				avoids(/like best in japan/i),
			),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: no brothers',
		you,
		[
			answer('i live in berlin'),
			answer('i am a student'),
			answer("i don't have brothers", avoids(/your brothers/i), asks),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: two sisters',
		you,
		[answer('i live in paris with my sisters', avoids(/is your sisters|does your sisters/i))],
		{ persona: sociable },
	),
	dialogue(
		'you: my cats',
		you,
		[answer('i live in oslo and i have two cats', asks, avoids(/is your cats|is it/i))],
		{ persona: sociable },
	),
	dialogue(
		'you: plays the guitar',
		you,
		[answer('i come from dublin'), answer('i am a student and in my free time i play the guitar', asks)],
		{
			persona: sociable,
			never: [/what do you enjoy doing in your free time|free afternoon|spend your weekends/i],
		},
	),
	dialogue(
		'you: unemployed',
		you,
		[
			answer('i am from rome'),
			answer(
				"i am unemployed i don't work at the moment",
				avoids(/like about your (?:job|work)|part of your work/i),
			),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: reason given',
		you,
		[
			answer('i come from porto'),
			answer(
				'i study medicine because i want to help people',
				avoids(/what made you choose|why do you study/i),
			),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: asks back where',
		you,
		[request('where are you from', says(/AI|program/), asks), 'i am from milan'],
		{ persona: sociable },
	),
	dialogue('you: and you', you, [answer('i am from milan it is a big city and you', says(/AI/), asks)], {
		persona: sociable,
	}),
	dialogue(
		'you: do you like music',
		you,
		[answer('i live in milan'), request('do you like music', says(/AI|program/), asks)],
		{ persona: sociable },
	),
	dialogue('you: repeat', you, [request('sorry can you say that again', asksAgain), 'i come from warsaw'], {
		persona: sociable,
	}),
	dialogue(
		'you: meaning',
		you,
		[
			answer('i am from warsaw it is a big city'),
			request('what does visitor mean', says(/somebody who comes|other|again|question/i), asks),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: does not understand',
		you,
		[answer('i am from quito'), request("i don't understand", putsOtherwise), 'i am a driver'],
		{ persona: sociable },
	),
	dialogue(
		'you: does not know',
		you,
		[
			answer('i am from quito'),
			answer('i drive a taxi'),
			request("sorry i don't know", movesOn),
			request("i don't know", movesOn),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: silence',
		you,
		[answer('i am from quito'), request('', says(/"/)), request('', asks), request('', waits)],
		{ persona: sociable },
	),
	dialogue(
		'you: how to say',
		you,
		[request('how do you say abogado in english', says(/lawyer/)), 'i work with laws'],
		{ persona: sociable },
	),
	dialogue(
		'you: the capital of France',
		you,
		[request('what is the capital of france', says(/can't|don't know|another time/i), asks)],
		{ persona: sociable },
	),
	dialogue(
		'you: rude',
		you,
		[answer('i am from quito'), request('shut up', says(/friendly|politely|calmly/), asks)],
		{ persona: sociable },
	),
	dialogue(
		'you: stops',
		you,
		[answer('i am from quito'), answer('i am a cook'), request('i would like to stop now', closes)],
		{ persona: sociable },
	),
	dialogue(
		'you: another topic',
		you,
		[answer('i am from quito'), request('can we talk about something else', movesOn)],
		{ persona: sociable },
	),
	dialogue('you: no dream', you, [answer('i come from bonn'), answer('no', movesOn), answer('no', movesOn)], {
		persona: sociable,
	}),
	dialogue(
		'you: his old dog',
		you,
		[
			answer(
				'i come from bonn and i live with my wife and my old dog',
				asks,
				avoids(/does your wife like doing/i),
			),
		],
		{ persona: sociable },
	),
	dialogue(
		'you: lived abroad',
		you,
		[answer('i was born in cuba but now i live in miami', asks, avoids(/where do you live/i))],
		{ persona: sociable },
	),
	dialogue(
		'you: what others do',
		you,
		[
			'i live in casablanca',
			answer(
				'my brother lives in canada and he plays the guitar',
				avoids(/you (?:like about Canada|played)/),
			),
			answer('my daughters like to dance', avoids(/did you start/)),
		],
		{ persona: sociable },
	),
];
