/**
 * One exchange: Henry has asked, the learner says something, and a good reply must match all of `must` and none of
 * `mustNot`. `exercise` is the key of a talk; with `topic`, the learner's own one.
 */
export type Exchange = {
	exercise: string;
	topic?: string;
	asked: string;
	say: string;
	must: RegExp[];
	mustNot: RegExp[];
	/** No question is expected: the talk ends, or something is explained or repeated. */
	needsNoQuestion?: boolean;
};

type Row = [say: string, must?: RegExp | RegExp[], mustNot?: RegExp | RegExp[]];

const list = (one: RegExp | RegExp[] | undefined): RegExp[] => (one === undefined ? [] : [one].flat());
export const cheer =
	/\b(?:great|wonderful|nice|lovely|amazing|awesome|fantastic|exciting|congratulations|fun|glad|happy)\b/i;
const sorry = /sorry|sad|hard|difficult|miss|loss|hope|tough|poor|not easy|oh no|understand/i;
export const goodbye = /goodbye|bye|see you/i;
const admitsProgram = /computer program|program|AI|not a (?:real )?person|not human|coach/i;

/** An exchange of which a good reply must match one pattern. */
export const exchange = (
	exercise: string,
	asked: string,
	say: string,
	must: RegExp,
	mustNot: RegExp[] = [],
): Exchange => ({ exercise, asked, say, must: [must], mustNot });

function exchanges(
	exercise: string,
	asked: string,
	rows: readonly Row[],
	more: Partial<Exchange> = {},
): Exchange[] {
	return rows.map(([say, must, mustNot]) => ({
		exercise,
		asked,
		say,
		must: list(must),
		mustNot: list(mustNot),
		...more,
	}));
}

/** What learners say and ask across levels and topics, written for this measurement alone. */
export const dialogueExchanges: readonly Exchange[] = [
	...exchanges('howWasYourDay', 'How was your day?', [
		['it was good i went to the market with my aunt', /market|aunt|buy|bought/i],
		['so so', undefined, cheer],
		['very bad i lost my wallet', /wallet|lose|lost|sorry|oh/i, cheer],
		['my dog died yesterday', sorry, cheer],
		['today is my birthday', /birthday|happy|celebrat/i],
		['i am tired because my baby do not sleep', /baby|sleep|tired/i, /\bsleeps well\b/i],
		['i have had an argument with my sister', /sister|argument|happen|about/i, cheer],
		['i passed my driving test', /pass|driv|congrat|great|well done/i],
		['nothing special i stayed at home', /home|quiet|rest|do/i, /that's great/i],
		['i was all the day in the hospital with my father', /father|hospital|how is|sorry/i, cheer],
		['good and yours', /program|day|computer|coach|AI|well|good|fine/i],
		['i cooked lentils but they burned', /lentil|burn|eat|cook/i, /what did you burn/i],
		[
			'i do not want to talk about my day',
			/talk|else|about|instead|fine|okay|all right/i,
			/how was your day/i,
		],
	]),
	...exchanges('howWasYourDay', 'What did you eat today?', [
		['i eat a paella of my mother', /paella|mother/i, /\bshould say\b|correct/i],
		['what does stew mean', /stew/i],
		['how do you say garbanzos in english', /chickpea/i],
		['i do not understand', /\?/],
		['can you repeat please', /what did you eat today/i],
		['more slowly please', /\?/],
		['i am on a diet and i am always hungry', /diet|hungry|eat/i, cheer],
		['can you give me an example', /\?|example|say/i],
	]),
	...exchanges('talkAboutYou', 'Where do you live, and what do you like about it?', [
		[
			'i live in a small village near of Granada, my grandparents built our house',
			/village|house|grandparents|Granada/i,
		],
		['do you know Granada', /Granada/i, goodbye],
		['i moved here because my husband left me', /sorry|hard|difficult|move|new/i, cheer],
		['where do you live', admitsProgram, /\bi live in (?!the|a computer|your)/i],
		['i prefer not to say', /fine|okay|all right|course|problem|else|understand/i, /address|where exactly/i],
		['in the centre but it is so noisy i can not sleep', /nois|sleep|loud/i, cheer],
		['i live with my three cats', /cat/i],
		['what is your opinion about big cities', /cit/i, goodbye],
	]),
	...exchanges('talkAboutYou', 'What do you do in your free time?', [
		['i play the violin since i am six', /violin|play|music/i, /since i was|have played.*correct/i],
		['i volunteer in a shelter for dogs', /dog|shelter|volunteer/i],
		['i do not have free time i have three jobs', /job|work|hard|busy|three|tired/i, /that's great/i],
		['what do you mean with free time', /time|work|hobb|like/i],
		['you already asked me that', /sorry|right|else|then|what|tell/i, /what do you do in your free time\?/i],
		['i write poems but nobody reads them', /poem|write|read/i],
		['and you what do you do', admitsProgram],
		['i like to go out with my friends and dance the salsa until the morning', /salsa|danc|friend|morning/i],
	]),
	...exchanges('jobInterview', 'Why do you want this job?', [
		['how much is the salary', /\d|pounds|euros|thousand|pay|salary/i, goodbye],
		['how many hours do i have to work', /hour|nine|five|week|\d/i, goodbye],
		['because i need money', /money|pay|need|why|else|work/i],
		['i have studied engineering and i led a team of five people', /team|engineer|led|lead|five/i],
		['you did not answer my question', /sorry|question|answer|what|course/i, goodbye],
		['is it possible to work from home', /home|days|yes|possible|office/i, goodbye],
		['i was fired from my last job', /sorry|happen|learn|why|hard|honest|last job/i, cheer],
		['could you rephrase the question please', /\?/, goodbye],
		['i am nervous', /nervous|fine|normal|time|worry|relax|okay|all right/i, cheer],
		['when can i start', /start|soon|month|week|date|when/i, goodbye],
	]),
	...exchanges('healthyHabits', 'How often do you do some exercise?', [
		['never i hate it', /hate|never|why|what|sport|exercise|like/i, cheer],
		['i run ten kilometers every morning', /run|kilomet|ten|morning/i],
		['i can not because i broke my leg', /leg|broke|break|happen|sorry/i, cheer],
		['what is exercise', /move|sport|body|run|walk|exercise/i],
		['i walk my dog', /dog|walk/i],
	]),
	...exchanges('family', 'Who is in your family?', [
		['my mother my two brothers and me, my father died when i was a child', sorry, cheer],
		['i have a twin sister', /twin|sister/i],
		['i do not have family', sorry, cheer],
		['my wife is pregnant', /baby|wife|congrat|exciting|when|pregnan/i],
		['my son wants to be astronaut', /astronaut|son|space/i],
		['do you have family', admitsProgram, /\bmy (?:wife|mother|father|brother|sister)\b/i],
	]),
	...exchanges('travel', 'Where did you go on your last trip?', [
		['to Japan with my best friend, we ate very much sushi', /Japan|sushi|friend/i],
		['we lost the plane', /plane|flight|miss|happen|lost/i, cheer],
		['i have never travelled', /never|would|like|where|why/i, /that's great/i],
		['what is a trip', /trip|travel|journey|go/i],
		['to Lisbon but it rained all the days', /rain|Lisbon/i],
	]),
	...exchanges('careers', 'What is your job, or the job that you want?', [
		['i am nurse in a hospital of children', /nurse|child|hospital/i],
		['i am unemployed since two years', /sorry|hard|difficult|job|look|want|kind of work/i, cheer],
		['i want to be a vet because i love the animals', /vet|animal/i],
		['what job do you recommend me', /\?/, goodbye],
	]),
	...exchanges('environment', 'What do you do yourself?', [
		[
			'i think individual actions are useless, companies pollute far more',
			/compan|individual|pollut|government|agree|point|who/i,
		],
		['we installed solar panels and we compost our waste', /solar|compost|panel|waste/i],
		['i must confess that i fly six times a year', /fly|flight|six/i, /that's great/i],
		['what does compost mean', /compost/i],
	]),
	...exchanges('remoteWork', 'What is your own experience of it?', [
		['honestly i felt lonely after some months', /lonel|alone|hard|month/i, cheer],
		['i save two hours a day because i do not commute', /two hours|commut|time|save/i],
		['could you tell me what commute means', /work|travel|home|journey/i],
	]),
	...exchanges('shopReturn', 'What would you like to buy, or bring back?', [
		['i want to bring back this shirt it is too small', /shirt|small|size|receipt|bigger|larger/i],
		['how much cost the trousers', /40|forty/i, goodbye],
		['i am only looking thank you', /look|time|help|let me know|course/i],
		['i do not have the receipt', /receipt/i],
	]),
	...exchanges('doctor', 'What is the problem?', [
		[
			'i have a headache since three days',
			/headache|head|three days/i,
			/ibuprofen|paracetamol|aspirin|pill|tablet/i,
		],
		['i can not sleep and i worry about everything', /sleep|worr/i, [/ibuprofen|pill|tablet/i, cheer]],
		['what medicine should i take', /\?/, /ibuprofen|paracetamol|aspirin|antibiotic|mg/i],
	]),
	...exchanges('airport', 'Where are you flying to?', [
		['to London but my flight is late', /late|London|delay|sorry|two hours/i],
		['what gate is it', /12|twelve/i, goodbye],
		['i lost my passport', /passport|sorry|where|last/i, cheer],
	]),
	...exchanges('hotel', 'How many nights are you staying?', [
		['two nights with my wife', /two|wife|double|room|nights/i],
		['how much is a double room', /95|ninety/i, goodbye],
		['the shower does not work', /shower|sorry|send|look|fix/i, cheer],
		['at what time is the breakfast', /seven|7|ten|10/i, goodbye],
	]),
	...exchanges('noisyNeighbour', 'What is the problem?', [
		['your drums are too loud and my baby can not sleep', /drum|loud|baby|sorry|sleep/i, cheer],
		['can you stop at ten please', /ten|10|stop|play/i, goodbye],
		['i will call the police', /police|sorry|please|talk|wait/i],
	]),
	...exchanges('landlordCall', 'What are you calling about?', [
		['the heating does not work since monday', /heating|monday|cold|repair|warm/i, cheer],
		['who pays the repair', /\bI\b|pay|landlord|me\b/i, goodbye],
	]),
	...exchanges('justChat', 'How are things?', [
		['i am learning to play chess with my grandfather', /chess|grandfather/i],
		['i broke up with my boyfriend', sorry, cheer],
		['i do not know what to say', /\?/],
		['let us talk about football', /football|team|play|match/i],
		['tell me a joke', /\?|joke|why|what/i],
		['i want to stop now', goodbye],
		['are you a human', admitsProgram, /\bi(?:'m| am) (?:a )?human\b/i],
		['habla en español por favor', /\b(?:english|practise|you|the)\b/i, /\b(?:claro|hablemos|puedo|vale)\b/i],
		['you are stupid', /friendly|polite|sorry|calm/i],
	]),
	...exchanges(
		'ownTopic',
		'Why have you chosen this topic?',
		[
			['because i have twelve hives and i sell the honey', /hive|honey|bee|twelve/i],
			['my grandfather teached me', /grandfather/i, /taught me.*(?:say|correct)/i],
			['what do you know about it', /bee|honey|hive/i, goodbye],
		],
		{ topic: 'keeping bees' },
	),
];
