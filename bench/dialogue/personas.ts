import type { Persona } from './dialogue.ts';

/** Somebody who answers in whole sentences about the day. */
export const talkative: Persona = {
	answers: [
		[/how was your day|day go\b|day today/i, 'it was a good day but i was very busy'],
		[/like that\?/i, 'because we had many customers in the shop'],
		[/get up|day start/i, 'i got up at half past six and i had a shower'],
		[/first in the morning/i, 'first i have a shower and then i drink a coffee'],
		[
			/did you do today|in the afternoon\?/i,
			'in the morning i worked and in the afternoon i walked in the park with my dog',
		],
		[/did you do (?:there|at home|at work|with)/i, 'we talked and we played a little'],
		[
			/who were you with|who did you talk|did you see your friends|first person/i,
			'i was with my sister and a friend from work',
		],
		[/eat today|for lunch|about food|food do you like/i, 'i had chicken with rice for lunch'],
		[/good\?/i, 'yes it was delicious'],
		[/who made/i, 'my father made it'],
		[
			/best part|like best today|nice about your day/i,
			'the best part was the walk in the park because it was sunny',
		],
		[/tomorrow/i, 'tomorrow i am going to visit my grandparents in the village'],
		[/evening\?/i, 'this evening i am going to read a book'],
		[/like\?$/i, 'he is very friendly and funny'],
		[/buy\?/i, 'i bought apples and a new bag'],
		[/taught you/i, 'my grandmother taught me when i was a child'],
		[/about\?/i, 'it was about a family in space'],
		[/win\?/i, 'yes we won three to one'],
		[/often/i, 'i do it twice a week'],
		[/how long/i, 'about twenty minutes'],
	],
	otherwise: [
		'yes i liked it a lot because it was fun',
		'i think it was interesting for me',
		'maybe next week again',
		'not so much but a little',
	],
};

/** Somebody who says no more than a word or two. */
export const terse: Persona = {
	answers: [
		[/how was your day|good or bad/i, 'normal'],
		[/get up|day start/i, 'at eight'],
		[/who were you|who did you/i, 'alone'],
		[/eat|food|lunch/i, 'rice'],
		[/tomorrow/i, 'work'],
		[/where (?:do|are) you|what is the place/i, 'madrid'],
		[/family|important people/i, 'my parents'],
		[/free time|weekend|afternoon/i, 'music'],
		[/why are you learning|need english/i, 'work'],
	],
	otherwise: ['no', 'yes', 'maybe', 'nothing', 'i like', 'yes', 'no', 'sometimes'],
};

/** Somebody at about B1 who tells about himself. */
export const sociable: Persona = {
	answers: [
		[
			/where (?:do you come|are you) from|place where you live|city or town/i,
			'i come from valencia in spain it is a big city next to the sea',
		],
		[
			/like about|visitor|change one thing/i,
			'i like the beach and the old streets because they are beautiful',
		],
		[
			/what do you do, |work or study|during the week|have a job/i,
			'i work as a nurse in a hospital and i like helping people',
		],
		[
			/most interesting|difficult about your work/i,
			'talking with the patients is the best but the nights are hard',
		],
		[/normal day|child\?/i, 'i usually start at seven and i come home at four'],
		[
			/important people|family or your friends|most of your time/i,
			'i live with my husband and our two children they are very funny',
		],
		[/how old/i, 'they are six and nine years old'],
		[/children like|enjoy doing together|doing with your/i, 'they love playing football in the park'],
		[
			/free time|free afternoon|spend your weekends|weekend/i,
			'in my free time i play the piano and i read novels',
		],
		[/how long have you played/i, 'i have played it for ten years'],
		[/learning english|need english|use english/i, 'i need english because i want to work in london one day'],
		[
			/remember well|happened to you|favourite memories|last holiday/i,
			'last summer we travelled to italy and we visited rome it was amazing',
		],
		[/special|feel at that moment/i, 'i felt very happy because the whole family was together'],
		[
			/next few years|in five years|dream for the future/i,
			'i would like to live in london for a year and to learn more',
		],
		[/get there|important to you/i, 'i have to save money and practise my english'],
	],
	otherwise: [
		'yes because it makes me happy and i can relax',
		'i think it is important for everybody in my family',
		'we usually do it together at the weekend',
		'it is difficult to say but i enjoy it very much',
	],
};

/** Somebody who answers an interviewer at length. */
export const candidate: Persona = {
	answers: [
		[
			/which position|background|education and your experience/i,
			'i would like to work as a sales manager i studied business in madrid and i have worked for three years in a shoe shop',
		],
		[
			/most important thing you learned|typical day|suited you/i,
			'i learned that you have to listen to the customers before you sell something',
		],
		[
			/attracts you|right job|motivating|want this job/i,
			'i want this job because your company has a very good reputation and i like working with people',
		],
		[/gain from/i, 'i can bring new ideas and a lot of energy to the team'],
		[/strengths|best at|qualities/i, 'i am very well organised and i am patient with difficult customers'],
		[
			/made a difference|example of a situation/i,
			'for example last christmas two colleagues were ill and i organised the whole week',
		],
		[
			/difficult situation|problem that you had|greatest challenge/i,
			'once a delivery was late and many customers were angry so i called every one of them and explained the problem',
		],
		[
			/other person react|result|do differently|afterwards/i,
			'in the end they were happy and they came back to the shop',
		],
		[
			/work with others|in a team or|team successful/i,
			'i prefer to work in a team because you can share ideas and help each other',
		],
		[/do not agree|achieved together/i, 'we talk about it and look for a compromise'],
		[
			/nobody is perfect|skill would you like|find most difficult/i,
			'i would like to improve my presentations because i get nervous so i take a course every week',
		],
		[/more confident|make progress/i, 'i practise in front of my friends and they give me feedback'],
		[
			/five years|professional goals|goals for/i,
			'in five years i would like to lead my own team in a big company',
		],
		[/skills do you still|help you most/i, 'i still have to learn how to manage a budget'],
	],
	otherwise: [
		'i think that depends on the situation but i always try to find a good solution',
		'i would talk to my colleagues and then decide together what we do',
		'that is important for me because i want to learn something new every year',
	],
};

/** A partner in a discussion. */
export const partner: Persona = {
	answers: [
		[/film/i, 'i think films are very good because you hear how people speak'],
		[/grammar/i, 'for me grammar is a bit boring but it is necessary'],
		[/living abroad|learn abroad/i, 'living abroad is the best way but it is expensive'],
		[/chat/i, 'i like it because it is free and you can make friends'],
		[/reading books|books are best/i, 'books are good for vocabulary but you need time'],
		[/sports/i, 'yes because young people should do more sport'],
		[/transport|ticket/i, 'i agree because students do not have a lot of money'],
		[/quiet places|study best/i, 'i think it is useful because at home it is noisy'],
		[/concert/i, 'concerts are great but they are noisy for the neighbours'],
		[/street/i, 'it is very important especially at night'],
		[/cook/i, 'it is healthier and cheaper but people do not have time'],
		[/walking or cycling|by bike/i, 'it is good but my work is too far'],
		[/sleep|hours do people/i, 'we need eight hours because without sleep we are tired'],
		[/gym/i, 'it is expensive and i prefer running in the park'],
		[/online|phones/i, 'yes we spend too much time with our phones'],
		[/keep in touch|video call/i, 'now it is easier because you can send messages to everybody'],
		[/buying|buy online/i, 'it is cheaper but the small shops have to close'],
		[/working from home|jobs can/i, 'i like it because you save time but you are alone'],
		[/information|internet is true/i, 'you can find everything very fast but some things are false'],
		[/fun/i, 'children play video games and they do not go outside'],
		[/recycl/i, 'yes it is easy and everybody can do it at home'],
		[/plastic/i, 'we should take our own bag to the supermarket'],
		[/water|energy|shower/i, 'we can turn off the lights and take short showers'],
		[/local food/i, 'it is fresh but it is more expensive'],
		[/car\b/i, 'people can go by bus but in villages it is difficult'],
		[/talk about now|discuss next/i, 'the last one please'],
		[
			/decide|choose|most important one|important, do you/i,
			'i would choose the first idea because everybody can do it',
		],
	],
	otherwise: [
		'yes i think so because it helps people',
		'i am not sure but maybe you are right',
		'it depends on the person',
	],
};
