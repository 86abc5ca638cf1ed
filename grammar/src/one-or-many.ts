import { oftenBare } from './bare-noun-lists.ts';
import { lowerAt } from './clauses.ts';
import { alsoUncounted, qualitiesFrom } from './countable-nouns.ts';
import type { TaggedWord } from './tagged-text.ts';
import { allForms } from './verb-forms.ts';
import { wordLists } from './word-lists.ts';

const list = (words: string): string[] => words.trim().split(/\s+/);

/** What `oftenBare` holds for other places, but needs an article after a verb or "with". */
const countedAfterAll = list(
	`person student book question problem idea story movie song girl boy man woman room video dream child baby kid
	difference decision argument map taxi beach bus train message meal park house street bridge doctor coach
	example tree church branch promotion email phone`,
);
/** What the lists of counted nouns hold, but goes without an article in some meaning. */
const goesWithout = new Set(
	list(
		`hotel culture experience celebrity forest desert chef king leader winner president camera bottle-neck table word diary
		wall ground floor foundation exhibition notice counter parking surgery treatment membership stock balance drama
		poetry credit capital theory principle comfort contact comedy protest crime violence sauce cream virus jacket
		design process system generation tradition habitat planet ocean star lie monument risk threat
		fish chicken lamb turkey cake beer strategy notice animal plant flower cat bike target profession
		camp campus class grade degree goal policy stage style
		document software data detail news phone-call mail shape charity court parliament congress union army navy
		customer technique transition pattern period effect impact relative background interest silence tale host
		trail bill league record practice reality speed television media tv kitchen
		vegetable sport ballet opera church mosque temple
		school university college town home work bed hospital prison
		breakfast lunch dinner supper heaven nature space mankind society god police staff
		capital head office chair trial pilot minister captain mayor professor director chairman judge guard
		page chapter line volume step phase exit gate platform track level grade
		priority responsibility freedom success failure pleasure fear hope doubt trouble change support help need
		demand supply control access action thought speech voice language
		surprise order force debate discussion conversation competition movement
		celebration examination communication education information performance entertainment
		statistic clothing equipment
		tradition`,
	),
);

/** Nouns that are counted and hardly ever verbs or names where they follow a verb. */
const furtherCounted = list(
	`mall astronaut accent discount fine attempt branch handshake brand bucket button cap comparison crowd fence gun hero institution knife label
	lottery mask medal mission mystery myth obligation orchestra organisation organization personality prize relationship
	reputation salary scheme signature survey theory-book tower towel victory weapon witness wheel shower umbrella
	flat lamp sofa blanket pillow bowl spoon fork pan bucket ladder hammer drone robot smartwatch headset charger
	speaker printer scanner fridge dishwasher heater washing-machine toothbrush bathtub cottage villa mansion cabin
	caravan scooter van lorry truck helicopter balloon canoe suitcase purse handbag wallet bracelet necklace
	sweater t-shirt hoodie raincoat sandal boot barbecue picnic sleepover nightmare habit tattoo scar wound
	podcast playlist vlog tweet hashtag website blog startup franchise warehouse workshop internship apprenticeship
	qualification certificate diploma scholarship mentor trainer tutor intern freelancer refugee orphan
	headmaster headteacher psychiatrist vet plumber carpenter builder cleaner cashier babysitter nanny bodyguard
	policewoman firefighter postman butcher baker tailor barber
	doll puppet hamster goldfish kitten puppy parrot pony donkey squirrel fox bear mosquito spider butterfly bee`,
);

/** Nouns in the singular that need an article as objects and after "with". */
export const isCounted: ReadonlySet<string> = new Set([
	...[...wordLists.thing].filter(
		(noun) => !oftenBare.has(noun) && !alsoUncounted.has(noun) && !goesWithout.has(noun),
	),
	...countedAfterAll,
	...furtherCounted,
]);

/** Verbs with things as objects. */
export const objectVerbs: ReadonlySet<string> = new Set([
	...list(
		`have need want buy find see get rent own build wear create design invent marry hire receive carry write obtain
		drive ride choose attend organise organize arrange prepare cook bake make hold give tell hear read watch borrow
		sell steal lose reserve adopt feed kill rescue throw publish compose record paint draw sign win lend
		offer propose suggest provide deliver develop produce establish raise discover notice spot recommend order
		eat use employ visit share meet bring send show spend crash install download purchase possess keep imagine describe
		visit interview invite marry`,
	).flatMap(allForms),
	...['open', 'opens', 'opened', 'opening'],
	'pay',
	'pays',
]);

/** What kind of thing stands before a noun and makes one name with it: "travel company", "computer game". */
const kinds = new Set(
	list(
		`travel family computer football basketball language business history science health city school university
		college summer winter car bus train phone video shopping sports film movie music guitar piano birthday wedding
		christmas government weekend night evening morning exchange exam job tennis fashion fishing camping boat bicycle
		detective love horror adventure fantasy comedy news radio tv television internet advertising marketing software
		insurance construction clothes clothing shoe coffee tea pizza chocolate fruit vegetable flower art dance
		theatre beach mountain village country town street garden kitchen office hotel driving training
		group skiing package ski bank student police mountain forest sea rock jazz pop cinema road traffic horse dinner
		lunch coffee community adventure research charity`,
	),
);

/** The place of the first word of a noun with its kind and qualities: "new computer game". */
export function kindFrom(words: readonly TaggedWord[], noun: number): number {
	const kind = words[noun - 1];
	const hasKind = !!kind && kinds.has(kind.lower) && !words[noun]?.afterBreak;
	return qualitiesFrom(words, hasKind ? noun - 1 : noun);
}

const manyTellers = new Set(
	list(
		`like likes love loves liked loved enjoy enjoys prefer prefers hate hates people children students we they women
		men teenagers adults parents kids many all some these those several always often usually sometimes reading
		watching buying selling writing other more companies countries different favourite hobby hobbies`,
	),
);
const pastVerbs = new Set(
	list(
		`bought found saw got rented built wore created designed invented received carried wrote drove rode chose
		attended organised organized arranged prepared cooked baked made held gave told heard borrowed sold stole lost
		adopted rescued threw published painted drew signed won lent offered proposed suggested discovered noticed
		spotted ordered ate visited met brought sent had`,
	),
);

/** Whether somebody may speak of many: "people buy car", "i like to read book". Past things are mostly one. */
export function tellsOfMany(words: readonly TaggedWord[], verb: number): boolean {
	const last = lowerAt(words, verb);
	if (pastVerbs.has(last) || /^(?:was|were|am|is|are|i'm|he's|she's)$/.test(lowerAt(words, verb - 1)))
		return false;
	for (let back = 0; back <= 4; back++) {
		const isWish =
			lowerAt(words, verb - back) === 'like' && /^(?:would|i'd)$/.test(lowerAt(words, verb - back - 1));
		if (manyTellers.has(lowerAt(words, verb - back)) && !isWish) return true;
		if (words[verb - back]?.afterBreak) return false;
	}
	return false;
}

/** Places of which there are many in a town: "in a restaurant". */
export const placesOfMany: ReadonlySet<string> = new Set(
	list('restaurant cafe pub bar shop factory taxi hostel dormitory nightclub bookshop bakery apartment farm'),
);

const have = /^(?:has|have|had|having|get|gets|got|need|needs|want|wants|wanted)$/;
const haveOrGive =
	/^(?:has|have|had|having|make|makes|made|give|gives|gave|leave|leaves|left|create|creates|play|plays|played|get|gets|got|cause|causes|caused)$/;
const live =
	/^(?:live|lives|lived|living|lead|leads|led|leading|has|have|had|having|want|wants|build|create|enjoy|need|get|start|give|be)$/;
const any = /./;

/** Nouns that need "a" when an adjective says how they are, after these verbs. */
export const valued: ReadonlyMap<string, RegExp> = new Map<string, RegExp>([
	['life', live],
	['lifestyle', live],
	['future', live],
	['childhood', live],
	['impact', haveOrGive],
	['influence', haveOrGive],
	['effect', haveOrGive],
	['impression', haveOrGive],
	['role', /^(?:play|plays|played|playing|has|have|had|take)$/],
	['part', /^(?:play|plays|played|playing)$/],
	['salary', any],
	['relationship', /^(?:has|have|had|having|build|create|develop|keep|maintain|need|form|be|become|became)$/],
	['friendship', /^(?:has|have|had|having|build|create|develop|keep|maintain|need|form)$/],
	['attitude', haveOrGive],
	['atmosphere', haveOrGive],
	['feeling', haveOrGive],
	['voice', have],
	['smile', have],
	['reputation', have],
	['tendency', have],
	['chance', have],
	['possibility', have],
	['desire', have],
	['reason', /^(?:has|have|had|give|gives|find|need|be)$/],
	['family', /^(?:has|have|had|having|want|wants|create|build|start)$/],
	['career', /^(?:has|have|had|having|want|wants|build|start|choose|make)$/],
	['job', any],
	['sense', have],
	['personality', have],
	['dream', have],
	['result', /^(?:get|gets|got|give|gives|gave|achieve|has|have|had)$/],
	['approach', /^(?:need|needs|take|takes|took|has|have|had|offer)$/],
	['solution', any],
	['step', /^(?:take|takes|took|make|makes|made)$/],
	['day', /^(?:had|have|has|having)$/],
	['weekend', /^(?:had|have|has|having)$/],
	['holiday', /^(?:had|have|has|having)$/],
	['memory', have],
	['view', have],
	['difference', /^(?:make|makes|made)$/],
	['environment', /^(?:create|creates|provide|provides|has|have|need|needs|want)$/],
	['economy', have],
	['level', /^(?:has|have|had|reach|reached|achieve|need|needs)$/],
	['price', /^(?:pay|pays|paid|has|have)$/],
	['diet', /^(?:has|have|had|having|follow|follows|keep|need|eat)$/],
	['society', /^(?:build|create|has|have|need|want)$/],
	['position', /^(?:has|have|had|get|got|gets|find|achieve|take)$/],
]);
