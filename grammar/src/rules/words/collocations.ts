import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';
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

/** Verbs and the things that go with them. */
export const collocationsFinders: Finders = {
	'verb-of-thing': (words) => words.flatMap((_, index) => collocation(words, index)),
};
