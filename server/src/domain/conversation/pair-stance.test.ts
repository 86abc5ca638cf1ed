import { expect, test } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createPairPlan } from './pair-plan.ts';
import { choiceIn, viewsIn } from './pair-stance.ts';
import { spokenWords } from './spoken-words.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));

/** What is said, and the places on the map of the ideas that it is for (`all`, `none`: of all; `?`: undecided) and against. */
type Row = [said: string, chosen: string, refused: string];

const languages: Row[] = [
	['Not grammar, because it is boring', '', '2'],
	['I would not choose the first one', '', '1'],
	['The least important is studying grammar', '', '2'],
	['I do not like chatting with friends, I prefer living abroad', '3', '4'],
	['films or books', '15?', ''],
	['books they are boring', '', '5'],
	['so my final answer is living abroad', '3', ''],
	['not films neither grammar', '', '12'],
	['never grammar', '', '2'],
	['no i do not like grammar', '', '2'],
	['the first and the third', '13', ''],
	['is more easy reading books than living abroad', '5', '3'],
	['what i like less is grammar', '', '2'],
	['grammar is so boring', '', '2'],
	['i do not agree with living abroad', '', '3'],
	['films are not better than books', '5', '1'],
	['with books you learn more', '5', ''],
	['i always watch films', '1', ''],
	['grammar is not so bad', '2', ''],
	['we do not need grammar', '', '2'],
	['I would say that living abroad is the best option because you are surrounded by the language', '3', ''],
	["I'd go for the fourth one", '4', ''],
	['i would put grammar in the last place', '', '2'],
	['grammar does not help you to speak', '', '2'],
	['the number four', '4', ''],
	['it is not grammar but films', '1', '2'],
	['although grammar is boring i think it is the most important', '2', ''],
	['i agree that grammar is useful but i would go for films', '1', ''],
	['living abroad is too expensive then i choose films', '1', '3'],
	['i love all of them', 'all', ''],
	["i don't like anything", 'none', ''],
	['i suppose that films', '1', ''],
	['the most important for me are the books', '5', ''],
	['i am in favour of living abroad', '3', ''],
	['living abroad no doubt', '3', ''],
	['films because i do not have time for books', '1', ''],
	['the idea i like is films', '1', ''],
	['i dont like grammar', '', '2'],
	['maybe films or maybe books', '15?', ''],
	['i do not like chatting with friends i prefer living abroad', '3', '4'],
	['grammar and living abroad', '23', ''],
	['we should choose living abroad instead of grammar', '3', '2'],
	['neither grammar nor films', '', '12'],
	['the last one', '5', ''],
	['grammar i do not like it i like living abroad', '3', '2'],
	['films are good but books are better', '5', ''],
	['grammar is not the best', '', '2'],
	['the most important one is living abroad and the least important is watching films', '3', '1'],
	['grammar is not so useful as books', '5', '2'],
	["i can't stand grammar", '', '2'],
	['for me the first one is living abroad', '3', ''],
	['all of them', 'all', ''],
	['everything except grammar', '', '2'],
	['i think films no wait i mean living abroad', '3', ''],
	['films not grammar', '1', '2'],
	[
		'i think the most important is to live in another country because you have to talk with the people',
		'3',
		'',
	],
	['not only grammar but also books', '25', ''],
	['i like living abroad more than chatting online', '3', '4'],
	['better living abroad than grammar', '3', '2'],
	["grammar isn't the most important thing", '', '2'],
	['the one i like least is films', '', '1'],
	['i am against grammar', '', '2'],
	['i go for living abroad', '3', ''],
	['books are ok but not the best', '', '5'],
	['living abroad is the most useful because you practise every day', '3', ''],
	['not the first not the second', '', '12'],
];

const town: Row[] = [
	['more sports centres', '1', ''],
	['sports centers', '1', ''],
	['i think that the public transport because it is very expensive', '2', ''],
	['the streets are dangerous at night', '5', ''],
	['safer streets and parks because people are afraid', '5', ''],
	['safer streets are less important than sports centres', '1', '5'],
	['concerts are noisy so i prefer quiet places to study', '3', '4'],
	['festivals are fun but libraries are more important', '3', ''],
	['i would choose transport rather than concerts', '2', '4'],
	['a town does not need more sports centres', '', '1'],
	['we have enough sports centres', '1', ''],
	['people do not go to concerts', '', '4'],
	['the library', '3', ''],
	['the cheaper buses', '2', ''],
	['i do not see the need of more sports centres', '', '1'],
	['number five', '5', ''],
	['neither the first nor the second', '', '12'],
	['public transport must be cheaper', '2', ''],
	[
		'eh i think for me the most important thing is um cheaper public transport because we are students and we have not money',
		'2',
		'',
	],
	['i would say that the concerts are not necessary in a town', '', '4'],
	[
		'concerts and festivals are the least important for me because they are only one time in the year',
		'',
		'4',
	],
	['we could choose between safer streets and public transport', '25', ''],
	['i think we do not need more sports centres because there is one in my street', '', '1'],
	['safer streets because women are afraid to walk alone at night', '5', ''],
	['concerts would be fun but i think that safety is more important', '5', ''],
	['the buses are never on time so i would choose that', '2', ''],
	["i'd rather have a library than a gym", '3', '1'],
	['a library nobody uses it', '', '3'],
	['both the first and the last one', '15', ''],
	['the parks are fine so not the last one', '', '5'],
	['cheaper tickets', '2', ''],
	['young people prefer concerts to libraries', '4', '3'],
	['i do care about safety', '5', ''],
	['what the town needs is more sports centres', '1', ''],
];

const environment: Row[] = [
	['using less plastic', '2', ''],
	['plastic is terrible for the sea', '2', ''],
	['i hate plastic', '2', ''],
	['i would not choose plastic', '', '2'],
	['we should not use plastic', '2', ''],
	['i need my car so not the last one', '', '5'],
	['cars make a lot of pollution so the car', '5', ''],
	['recycling is easier than leaving the car at home', '1', '5'],
	['local food is too expensive', '', '4'],
	['saving water is more important than recycling', '3', '1'],
	['using less plastic is not important', '', '2'],
	['buying local food is the least important', '', '4'],
	['water and energy', '3', ''],
	['leave the car is impossible', '', '5'],
	['i do not want to leave the car', '', '5'],
	['less plastic because the fish die', '2', ''],
	['everybody can recycle so that one', '1', ''],
	['the problem is plastic', '2', ''],
	['plastic is the biggest problem', '2', ''],
	['leaving the car at home is not possible for me', '', '5'],
	['it is not possible to leave the car at home in my village', '', '5'],
	['saving water because here it never rains', '3', ''],
	['using public transport', '5', ''],
	['water is life', '3', ''],
	['no recycling because it is complicated', '', '1'],
	['buy local food no because is very expensive', '', '4'],
];

const technology: Row[] = [
	['having fun', '5', ''],
	['buying things', '2', ''],
	['i find working from home the best', '3', ''],
	['keep in touch with friends', '1', ''],
	['playing games with friends', '5', ''],
	['finding information is more important than having fun', '4', '5'],
	['i prefer to find information', '4', ''],
	['having fun is not important', '', '5'],
	['shopping is not important', '', '2'],
	['to keep in touch is the most important because you can talk with your family', '1', ''],
	['i prefer to buy in shops', '2', ''],
	['working from home is the most important change because of covid', '3', ''],
	['i do not think that having fun is important', '', '5'],
	['fun is the least', '', '5'],
	['to find information is easier than before', '4', ''],
	['i never buy things online', '', '2'],
	['i hate working from home', '', '3'],
	['games are bad for children', '', '5'],
];

const health: Row[] = [
	['getting enough sleep', '3', ''],
	['sleeping well is better than going to the gym', '3', '4'],
	['the gym is too expensive', '', '4'],
	['spending less time online', '5', ''],
	['too much time online is bad', '5', ''],
	['the internet is bad for your eyes', '5', ''],
	['cooking takes too much time i prefer walking to work', '2', '1'],
	['walking or cycling to work', '2', ''],
	['not the gym and not the internet', '', '45'],
	['busy people cannot cook so i think walking', '2', '1'],
	['joining a gym is too expensive and you never go', '', '4'],
	['cycling is dangerous in my city', '', '2'],
	['getting enough sleep without doubt', '3', ''],
	['cooking at home rather than going to restaurants', '1', ''],
	['eating healthy food is more important than doing sport', '1', '4'],
	['i would say sleeping and then walking', '3', ''],
	['people spend too much time with the phone', '5', ''],
	['everyone can walk but not everyone can go to the gym', '2', '4'],
	["i can't imagine joining a gym", '', '4'],
	['number one and number three', '13', ''],
];

const afterOtherChoice: Row[] = [
	['no', '', '1'],
	['yes', '1', ''],
	['ok', '1', ''],
	["i don't agree", '', '1'],
	['i agree but living abroad is more important', '3', ''],
	['no i prefer living abroad', '3', '1'],
	['no watching films is boring because you do not speak', '', '1'],
	['mine', '3', ''],
	['mine is better than yours', '3', '1'],
	['yours is better', '1', ''],
	['i prefer your idea', '1', ''],
	['that one is boring', '', '1'],
	['that one is better', '1', ''],
	['the first one', '3', ''],
	['the second one', '1', ''],
	['both', '13', ''],
	['neither of them', 'none', ''],
	['you are right', '1', ''],
	['why not', '1', ''],
	['sounds good', '1', ''],
	['i change my mind', '1', ''],
	['ok you convince me', '1', ''],
	['you have convinced me', '1', ''],
	["you don't convince me", '', '1'],
	['i think so', '1', ''],
	['ok living abroad', '3', ''],
	['no that is boring', '', '1'],
	['ok i accept your idea', '1', ''],
	['hmm i am not convinced', '', '1'],
	['i see your point but i prefer mine', '3', ''],
	['i think mine because you practise more', '3', ''],
	['i keep my opinion', '3', ''],
	['i stay with living abroad', '3', ''],
	['i do not like your idea', '', '1'],
	['that is a good idea', '1', ''],
	['that is not a good idea', '', '1'],
];

const afterOwnChoice: Row[] = [
	['yes but no grammar', '1', '2'],
	['no books', '5', '1'],
	['no not films', '', '1'],
	['absolutely', '1', ''],
	['of course not', '', '1'],
	['not at all', '', '1'],
	['no way', '', '1'],
	['i totally agree', '1', ''],
	['that is fine with me', '1', ''],
	['it is ok for me', '1', ''],
	['i have no problem with that', '1', ''],
	['better the last one', '5', ''],
	['no better the last one', '5', '1'],
	['yes we can', '1', ''],
	["no we can't", '', '1'],
	['yes it is', '1', ''],
];

function read(key: string, said: string, { chosen, proposed }: { chosen?: number; proposed?: number } = {}) {
	const exercise = content.pairTopic.find((one) => one.key === key);
	const plan = createPairPlan(exercise?.centralTopic ?? '', exercise?.subTopics ?? [], content);
	const option = (place = 0) => plan.options[place - 1];
	const views = viewsIn(plan, spokenWords({ content: said }), {
		chosen: option(chosen),
		proposed: option(proposed),
		subject: option(proposed),
	});
	const stance = choiceIn(views);
	const places = (of: typeof stance.chosen) =>
		plan.options.flatMap((one, at) => (of.includes(one) ? [at + 1] : []));
	const isOf = `${views.ofAll ?? ''}${views.isUndecided ? '?' : ''}`;
	return [said, places(stance.chosen).join('') + isOf, places(stance.refused).join('')];
}

test.each([
	['language-learning', languages],
	['town-life', town],
	['environment', environment],
	['technology', technology],
	['healthy-life', health],
] as const)('who is asked for a choice is for and against ideas: %s', (key, rows) => {
	expect(rows.map(([said]) => read(key, said))).toEqual(rows);
});

test('Henry has films, the learner living abroad: yes and no, mine and yours, the first and the other', () => {
	const said = afterOtherChoice.map(([one]) => read('language-learning', one, { chosen: 3, proposed: 1 }));
	expect(said).toEqual(afterOtherChoice);
});

test('Henry proposes films: yes, no, and another one', () => {
	const said = afterOwnChoice.map(([one]) => read('language-learning', one, { proposed: 1 }));
	expect(said).toEqual(afterOwnChoice);
});
