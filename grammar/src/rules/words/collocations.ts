import { lowerAt, unbroken } from '#grammar/clauses.ts';
import { type Finding, type GrammarRule, oneWord } from '#grammar/grammar-rule.ts';
import { phraseRule } from '#grammar/phrase-rule.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';
import { allForms, baseOf, formOf, verbForms } from '#grammar/verb-forms.ts';

/** Verbs that learners say, the verb that is right, and the things with which this is so. */
const pairs = `
make do homework,homeworks,housework,sport,sports,yoga,gymnastics,laundry,ironing,favour,favor,research
do make mistake,mistakes,effort,efforts,progress,noise,money,friends,choice,choices,promise,promises,suggestion,suggestions,appointment,complaint,excuse,excuses,profit,profits,decision,decisions
make take photo,photos,selfie,selfies,shower,nap,measures
do take photo,selfie,selfies,nap
make take exam,exams
make,do have party,parties,barbecue,conversation,conversations
take have breakfast,dinner
make,do ask question,questions
say tell story,stories,lie,lies,truth,joke,jokes,secret,secrets
win earn salary
make,do,commit commit crime,crimes,suicide
make cause pollution,accident,accidents
do give speech
make do karate,judo,ballet,pilates,aerobics,athletics,gardening,cleaning,volunteering
do make difference,contribution,contributions,improvements,improvement,investment,investments,reservation,fortune,impression,error,errors,discovery,discoveries,proposal,recommendation,recommendations,mess,sense
commit make mistake,mistakes,error,errors
do take shower,bath
do take break,breaks,risk,risks
make take risk,risks
make take advantage
take have barbecue,dream
do have chat,picnic,experiences,discussion,discussions
earn gain experience,knowledge
gain earn money,salary
win earn living
rise raise money,children,awareness,kids,hand,hands,salaries,prices,price,taxes,quality,level,standard,standards,temperature,salary,cost,costs,rent
dress wear clothes,uniform,uniforms,jeans,shirt,trousers,skirt
use wear uniform,uniforms,sunglasses
drive ride bike,bicycle,motorbike,motorcycle,bikes,bicycles
do play football,basketball,tennis,volleyball,chess
put pay attention
make cause problems,cancer,diseases,disease,deaths,damage,harm,injuries
get have accident,accidents
rob steal phone,wallet,bag,money,bike,bicycle,purse,passport,jewels,jewellery,camera,laptop
steal rob bank,banks
`;

const wanted = new Map<string, Map<string, string>>();
for (const line of pairs.trim().split('\n')) {
	const [wrong = '', right = '', things = ''] = line.split(' ');
	for (const verb of wrong.split(',')) {
		if (verb === right) continue;
		const byThing = wanted.get(verb) ?? new Map<string, string>();
		for (const thing of things.split(',')) if (!byThing.has(thing)) byThing.set(thing, right);
		wanted.set(verb, byThing);
	}
}
const verbOfForm = new Map(
	[...wanted.keys()].flatMap((verb) => allForms(verb).map((form) => [form, verb] as const)),
);

const between =
	/^(?:an?|the|some|any|many|much|more|a|lot|lots|of|my|your|his|her|our|their|no|this|that|these|big|great|good|bad|important|few|several|enough|new|same|own|lovely|nice|right|wrong|little|small|serious|lots|every|all|funny|long|quick|birthday|stupid|me|us|him|them|you)$/;
const doers =
	/^(?:to|i|you|he|she|we|they|it|who|people|not|never|always|often|usually|sometimes|also|can|could|will|would|should|must|may|might|don't|didn't|doesn't|can't|won't|couldn't|have|has|had|am|is|are|was|were|and|i've|i'm|we're|they're|he's|she's|we've|i'll|we'll|students|children|friends|parents|by|for|without|of|before|after|when|just|already|everyone|everybody|us|them|me|him|let's|i'd)$/;

/** "I do wish", "we do promise" */
const isVerbToo =
	/^(?:wish|promise|profit|profits|jokes?|part(?:y|ies)|progress|excuse|lie|cakes?|lies|comparison)$/;

function collocation(words: readonly TaggedWord[], index: number): Finding[] {
	const verb = verbOfForm.get(lowerAt(words, index));
	const things = verb === undefined ? undefined : wanted.get(verb);
	if (!verb || !things || (index > 0 && !words[index]?.afterBreak && !doers.test(lowerAt(words, index - 1))))
		return [];
	let at = index + 1;
	while (at < index + 5 && between.test(lowerAt(words, at)) && !things.has(lowerAt(words, at))) at++;
	const right = things.get(lowerAt(words, at));
	const next = words[at + 1];
	if (!right || !unbroken(words, index, at + 1)) return [];
	// "do friends help", "that makes homework easier", "the photo album"
	if (index === 0 && verb === 'do') return [];
	if (
		next &&
		!next.afterBreak &&
		/^(?:NOUN|ADJ|VERB|AUX|ADV)$/.test(next.partOfSpeech) &&
		!/^(?:yesterday|every|together|today|there|here|when|in|at|with|so|because|very|last|too|always|also|on)$/.test(
			next.lower,
		)
	)
		return [];
	if (right === 'have' && verb === 'take' && /^(?:to|out|from|away|home|back|up)$/.test(next?.lower ?? ''))
		return [];
	if (
		/^(?:what|how|why|which|whose)$/.test(lowerAt(words, index - 2)) ||
		/^(?:fun|easier|harder|better|worse|my|his|her|our|their|a|part)$/.test(next?.lower ?? '')
	)
		return [];
	// "made conversation with the guests", "the teachers made an exam", "he made questions for the quiz"
	const thing = lowerAt(words, at);
	if (thing === 'conversation' && at === index + 1) return [];
	if (/^(?:question|party)$/.test(thing) && next?.lower === 'of') return [];
	if (/^exams?$/.test(thing) && /^(?:he|she|they)$/.test(lowerAt(words, index - 1))) return [];
	if (/^(?:questions|friends)$/.test(thing) && /^(?:for|and)$/.test(next?.lower ?? '')) return [];
	if (verb === 'do' && at === index + 1 && isVerbToo.test(lowerAt(words, at))) return [];
	const form = formOf(lowerAt(words, index), baseOf(words[index] as TaggedWord)) ?? 'base';
	const replacement = verbForms(right)[form].replace(/^commit(ed|ing)$/, 'committ$1');
	return [oneWord(index, replacement, { word: lowerAt(words, at), right, verb: lowerAt(words, index) })];
}

const verbOfThing: GrammarRule = {
	id: 'verb-of-thing',
	category: 'word choice',
	typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'ru'],
	find: (words) => words.flatMap((_, index) => collocation(words, index)),
	example: { wrong: 'i want to make a photo of the sea', right: 'i want to take a photo of the sea' },
};

/** Verbs and the things that go with them. */
export const collocationRules: GrammarRule[] = [
	verbOfThing,
	phraseRule({
		id: 'usual-verb',
		category: 'word choice',
		typicalOf: ['es', 'pt', 'fr', 'it', 'de', 'zh'],
		phrases: [
			{
				find: 'to|can [know] new people|friends|persons !@VERB|@AUX',
				replace: 'meet',
				reason: 'usual-verb.see',
				words: { example: 'meet $3 $4' },
			},
			{
				find: 'to|can|could|want [know] new|other|different|more cultures|countries|places|cities|country|culture !@VERB|is|are',
				replace: 'get to know',
				reason: 'usual-verb.new',
				words: { example: 'get to know $3 $4' },
			},
			{
				find: '[<learn>] for my|the|an exam|exams|test|tests',
				replace: '$1=study',
				reason: 'usual-verb.study',
				words: { example: '$1=study for $3 $4' },
			},
			{
				find: '[<look|see>] tv|television !@NOUN|@VERB|as|and',
				replace: '$1=watch',
				reason: 'usual-verb.tv',
				words: { example: '$1=watch TV' },
				notAfter: 'can|could|the',
			},
			{
				find: '[<look>] a|the|this|some film|movie|match|video|videos|films|movies|series !@NOUN|up',
				replace: '$1=watch',
				reason: 'usual-verb.film',
				words: { example: '$1=watch $2 $3' },
			},
			{
				find: 'i|we|they|he|she|you|people|family|friends|parents|to|will|would|can|usually|always|often|have|had [<pass>] a lot of time with|in|at|on|there|together|alone|here',
				replace: '$2=spend',
				words: { example: '$2=spend a lot of time' },
			},
			{
				find: 'i|we|they|he|she|you|people|family|friends|parents|to|will|would|can|usually|always|often|have|had [<pass>] #smallNumber|some|many|few|more|much weeks|months|years|time in|with|at|on|there|together|here',
				replace: '$2=spend',
				words: { example: '$2=spend $3 $4' },
			},
			{
				find: 'i|we|they|he|she|you|people|family|friends|parents|to|will|would|can|usually|always|often|have|had [<pass>] a|one|the|my|our week|weekend|month|year|summer|holidays|holiday|vacation|christmas in|with|at|on|there|together',
				replace: '$2=spend',
				words: { example: '$2=spend $3 $4' },
			},
			{
				find: '[<make|do|put>] attention !and',
				replace: '$1=pay',
				reason: 'usual-verb.pay',
				words: { example: '$1=pay attention' },
			},
			{
				find: '<find|get|have|need|want|search|lose> a|an|another new|good|better|stable|first|interesting? [work] $ !by|of|on|in',
				replace: 'job',
				reason: 'usual-verb.paid',
				notAfter: 'at|to',
			},
			{
				find: 'a|an|this|first|last|long|next|good|nice|beautiful|great|amazing [travel] $ !and|or',
				replace: 'trip',
				reason: 'usual-verb.go',
				words: { example: '$1 trip' },
				notAfter: 'of|from|for',
			},
			{
				find: 'a|first|last|long|nice|beautiful|great [travel] to|was',
				replace: 'trip',
				reason: 'usual-verb.go',
				words: { example: '$1 trip' },
			},
			{
				find: '[<win>] more|enough|much|less|some|good? money with|by my|their|your|his|her|a|working work|job',
				replace: 'earn',
				reason: 'usual-verb.earn',
			},
			{
				find: '<live|travel|go|walk|work|eat|stay> [lonely] $',
				replace: 'alone',
				reason: 'usual-verb.other',
				words: { example: '$1 alone' },
			},
			{
				find: 'child|kid|boy|girl|man|woman|mother|father|grandfather|grandmother|dog|he|she is|was|has|had|are [death] $',
				replace: 'dead',
				reason: 'usual-verb.dead',
				words: { after: '$2' },
			},
			{ find: '[<thank> god]', replace: 'thank god', reason: 'usual-verb.thank' },
			{
				find: 'teacher|doctor|father|mother|boss|brother|sister|parents [told|tells] that i|he|she|it|we|they|you|there|my|the',
				replace: '$2=say',
				reason: 'usual-verb.person',
				words: { example: '$2=say that' },
				notAfter: 'a|that|story|about',
			},
			{
				find: 'to|can|could|you|please|will|would|always|never|they|he|she|my parents|mother|father|teacher? [<say>] me|him|us|them where|if|when|why|which|how|what|to|your|that|the',
				replace: '$3=tell',
				reason: 'usual-verb.tell',
				words: { example: '$3=tell $4' },
			},
			{
				find: 'price|prices|temperature|temperatures|cost|costs|level|levels|unemployment|population|number has|have|had [raised] $',
				replace: 'risen',
				reason: 'usual-verb.goes',
				words: { example: '$2 risen' },
			},
		],
		example: {
			wrong: 'i want to know new people in this city',
			right: 'i want to meet new people in this city',
		},
	}),
];
