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
import { partner, terse } from './personas.ts';

const languages = { topic: 'What are the best ways to learn a new language?' };
const town = { topic: 'What would make a town a better place for young people?' };
const health = { topic: 'How can busy people stay healthy?' };
const technology = { topic: "How has technology changed people's everyday lives?" };
const environment = { topic: 'What can people do every day to protect the environment?' };
const presents = {
	topic: 'Which present would be best for a teacher who is leaving?',
	options: ['Flowers', 'A good book', 'Tickets for the theatre', 'A photo of the class'],
};

export const pairDialogues: Dialogue[] = [
	dialogue('pair: languages', languages, [], { persona: partner }),
	dialogue('pair: town', town, [], { persona: partner }),
	dialogue('pair: health', health, [], { persona: partner }),
	dialogue('pair: technology', technology, [], { persona: partner }),
	dialogue('pair: environment', environment, [], { persona: partner }),
	dialogue("pair: a topic of one's own", presents, [], { persona: partner }),
	dialogue('pair: a word or two', languages, [], { persona: terse }),
	dialogue('pair: heard half', environment, [], { persona: heardHalf(partner) }),
	dialogue(
		'pair: another sub-topic first',
		languages,
		[
			answer(
				'i prefer living abroad because when you live in another country you speak every day',
				says(/language every day|culture|expensive|agree|you/i),
			),
		],
		{ persona: partner, never: [/what about living abroad/i] },
	),
	dialogue(
		'pair: disagrees',
		town,
		[answer('no i do not agree because sports centres are too expensive', says(/price|money|free/i))],
		{ persona: partner },
	),
	dialogue(
		'pair: no idea',
		health,
		[request("i don't know", says(/agree|say|same|opinion/i), asks), answer('yes', asks)],
		{ persona: partner },
	),
	dialogue('pair: repeat', health, [request('can you repeat that please', asksAgain)], { persona: partner }),
	dialogue(
		'pair: does not understand',
		technology,
		[request("i don't understand the question", putsOtherwise)],
		{ persona: partner },
	),
	dialogue('pair: asks back', environment, [answer('yes recycling is easy and what do you think', asks)], {
		persona: partner,
	}),
	dialogue('pair: what do you think', environment, [request('what do you think', asks)], {
		persona: partner,
	}),
	dialogue('pair: silence', town, [request('', says(/"/)), request('', asks), request('', waits)], {
		persona: partner,
	}),
	dialogue(
		'pair: time is up',
		health,
		[answer('cooking is cheaper and healthier'), request('time is up', says(/decide/))],
		{ persona: partner },
	),
	dialogue('pair: stops', health, [answer('cooking is cheaper'), request('goodbye', closes)], {
		persona: partner,
	}),
	dialogue('pair: why', technology, [answer('better', movesOn), answer('because it is free')], {
		persona: partner,
	}),
	dialogue('pair: rude', town, [request('you are an idiot', says(/friendly|politely|calmly/), asks)], {
		persona: partner,
	}),
	dialogue('pair: another question', town, [request('can we talk about something else', movesOn)], {
		persona: partner,
	}),
	dialogue(
		'pair: plastic bottles',
		environment,
		[
			answer('recycling is good'),
			'because it is easy',
			answer(
				'plastic bottles are terrible for the sea and the fish',
				says(/sea|plastic|companies|bottle/i),
				avoids(/using less plastic\?/i),
			),
		],
		{ persona: partner },
	),
];
