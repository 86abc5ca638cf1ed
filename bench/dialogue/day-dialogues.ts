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
import { talkative, terse } from './personas.ts';

const day = 'howWasYourDay';

export const dayDialogues: Dialogue[] = [
	dialogue('day: whole sentences', day, [], { persona: talkative }),
	dialogue('day: a word or two', day, [], { persona: terse }),
	dialogue('day: heard half', day, [], { persona: heardHalf(talkative) }),
	dialogue(
		'day: everything at once',
		day,
		[
			answer(
				'it was a great day i got up at nine and i went to the beach with my friends we ate pizza and tomorrow i am going to work',
				asks,
			),
		],
		{
			persona: talkative,
			never: [
				/who (?:were|did) you|did you see your friends/i,
				/(?:eat|lunch) today/i,
				/get up|day start/i,
				/tomorrow\?/i,
			],
		},
	),
	dialogue(
		'day: beach with friends',
		day,
		[answer('good i went to the beach with my friends', says(/beach|there|friends|weather|swim/i))],
		{
			persona: talkative,
			never: [/who were you with|who did you/i],
		},
	),
	dialogue(
		'day: supermarket with mother',
		day,
		[
			answer('it was fine i went to the supermarket with my mother', says(/buy|mother/i)),
			answer('we bought fish and tomatoes', avoids(/what did you buy/i)),
		],
		{ persona: talkative, never: [/who were you with/i, /what did you eat today/i] },
	),
	dialogue(
		'day: two cats',
		day,
		[answer('it was nice i played with my cats', says(/cats/i), avoids(/what is your cats/i))],
		{ persona: talkative },
	),
	dialogue(
		'day: one dog',
		day,
		[answer('very good i played with my dog in the garden', avoids(/what are your dog\b/i))],
		{ persona: talkative },
	),
	dialogue(
		'day: did not work',
		day,
		[answer('it was good because i did not go to work', avoids(/did you do at work|like about your job/i))],
		{ persona: talkative },
	),
	dialogue(
		'day: never seen London',
		day,
		[answer('i watched a film about london but i have never been to london', avoids(/like best in london/i))],
		{ persona: talkative },
	),
	dialogue(
		'day: sad news',
		day,
		[
			answer(
				'it was a very bad day i lost my keys and i was late for my exam',
				says(/sorry|not easy|understand|oh no/i),
				avoids(/great|glad|nice|wonderful/i),
			),
		],
		{ persona: talkative },
	),
	dialogue('day: not good', day, [answer('not good', avoids(/great|glad|nice|wonderful/i))], {
		persona: talkative,
	}),
	dialogue('day: not bad', day, [answer('not bad', avoids(/sorry|not easy/i))], { persona: talkative }),
	dialogue(
		'day: tired',
		day,
		[answer('tired', says(/tir/i)), answer('because i worked a lot', avoids(/why|what was so tiring/i))],
		{ persona: terse },
	),
	dialogue(
		'day: can you repeat',
		day,
		[request('can you repeat please', asksAgain), request('sorry can you repeat', asks), 'it was ok'],
		{ persona: talkative },
	),
	dialogue('day: pardon', day, [answer('good'), request('pardon', asksAgain), 'because i had a free day'], {
		persona: talkative,
	}),
	dialogue(
		'day: does not understand',
		day,
		[
			request("i don't understand", putsOtherwise, asks),
			request("sorry i don't understand", putsOtherwise),
			request('i no understand', movesOn),
		],
		{ persona: talkative },
	),
	dialogue(
		'day: understands no follow-up',
		day,
		[
			answer('i went shopping with my sister', asks),
			request('sorry i do not understand the question', putsOtherwise),
			'some shoes',
		],
		{ persona: talkative },
	),
	dialogue(
		'day: slower',
		day,
		[request('can you speak more slowly please', asks), 'good', request('too fast', asks)],
		{ persona: talkative },
	),
	dialogue(
		'day: does not know',
		day,
		[answer('it was normal'), request("i don't know", movesOn), request('no idea', movesOn)],
		{ persona: talkative },
	),
	dialogue(
		'day: asks for a word',
		day,
		[
			answer('good'),
			request('what does housework mean', says(/cleaning/)),
			request('what does breakfast mean', asks),
		],
		{ persona: talkative },
	),
	dialogue(
		'day: asks back',
		day,
		[
			request('it was good and you', says(/AI|computer program/), asks),
			request('at seven what about you', says(/AI|computer program/), asks),
		],
		{ persona: talkative },
	),
	dialogue('day: asks how Henry is', day, [answer('i am fine how are you', says(/fine|well/), asks)], {
		persona: talkative,
	}),
	dialogue('day: are you a robot', day, [request('are you a robot', says(/AI|computer program/), asks)], {
		persona: talkative,
	}),
	dialogue('day: only greets', day, [request('hello henry', asks)], { persona: talkative }),
	dialogue(
		'day: silence',
		day,
		[
			request('', says(/"|time|hurry/i)),
			request('', asks),
			request('', waits),
			request('', waits),
			'sorry it was good',
		],
		{ persona: talkative },
	),
	dialogue('day: only hesitates', day, [request('um uh', says(/"|time|hurry/i))], { persona: talkative }),
	dialogue(
		'day: thinks',
		day,
		[request('let me think', waits), request('one moment please', waits), 'i was at home'],
		{ persona: talkative },
	),
	dialogue(
		'day: wants help',
		day,
		[request('can you help me', says(/"My day was/)), request('what can i say', says(/"/))],
		{ persona: talkative },
	),
	dialogue('day: stops', day, [answer('it was good'), request('i have to go now bye', closes)], {
		persona: talkative,
	}),
	dialogue(
		'day: that is all',
		day,
		[answer('good'), answer('i worked'), request("that's all thank you", closes)],
		{ persona: talkative },
	),
	dialogue('day: has to go to work', day, [answer('tomorrow i have to go to work', asks)], {
		persona: talkative,
		never: [],
	}),
	dialogue(
		'day: rude',
		day,
		[request('you are stupid', says(/friendly|politely|calmly/), asks), 'ok it was normal'],
		{ persona: talkative },
	),
	dialogue(
		'day: asks who won',
		day,
		[request('who won the match yesterday', says(/can't|don't know|another time/i), asks)],
		{ persona: talkative },
	),
	dialogue(
		'day: another question',
		day,
		[request('next question please', movesOn), request("i don't want to talk about it", movesOn)],
		{ persona: talkative },
	),
	dialogue(
		'day: bad about the own English',
		day,
		[request('sorry my english is bad', says(/report|mistakes/i), asks)],
		{ persona: talkative },
	),
	dialogue('day: no to everything', day, [], {
		persona: { answers: [], otherwise: ['no', 'no', 'nothing', 'no', 'nobody', 'no', 'no i did not', 'no'] },
	}),
	dialogue(
		'day: present for past',
		day,
		[
			answer('today i go to school and i have english class', asks),
			answer('yesterday my teacher no come', asks),
		],
		{ persona: talkative },
	),
	dialogue(
		'day: sick',
		day,
		[answer('not very good i was sick and i stayed at home', says(/sorry|better|home/i))],
		{ persona: talkative },
	),
	dialogue('day: garbled request', day, [answer('good'), request('can you the repeat', asksAgain)], {
		persona: talkative,
	}),
	dialogue('day: noise', day, ['the was at in', 'of the he to was', 'are the by'], { persona: talkative }),
	dialogue(
		'day: lost the wallet',
		day,
		[answer('not so good i lost my wallet in the bus', avoids(/glad|great|nice|good about/i))],
		{ persona: talkative },
	),
	dialogue(
		'day: a mother in law',
		day,
		['good', answer('i cooked with my mother in law', avoids(/your mother like\?|is it/))],
		{
			persona: talkative,
		},
	),
];
