/** Why a reply of a model's must not be said. */
export type ReplyFault =
	| 'insult'
	| 'sexual'
	| 'personalData'
	| 'orders'
	| 'claimsToBeHuman'
	| 'leavesRole'
	| 'otherLanguage';

const bodyAndSex =
	'sex|sexy|sexual|sexually|naked|nude|nudes|porn|porno|orgasm|penis|vagina|boobs|horny|erotic|blowjob|masturbat\\w+|make love|sleep with (?:me|you)|kiss me|take off your clothes|seduc\\w+|turn(?:s|ed)? (?:me|you) on';
const medicine =
	'pills?|tablets?|medicine|medication|drugs?|anti(?:histamin|biotic|inflammator|acid|depressant|viral|septic)\\w*|ibuprofen|paracetamol|aspirin|insulin|painkillers?|pain (?:relievers?|medicines?)|syrups?|doses?|\\d+ ?mg|milligrams?|morphine|cortisone|amoxicillin';

const faults: readonly [ReplyFault, RegExp][] = [
	[
		'insult',
		/\b(?:fuck\w*|shit\w*|bitch\w*|asshole|bastard|cunt|dickhead|moron|imbecile|retard\w*|scum|slut|whore|faggot|nigg\w+)\b/,
	],
	[
		'insult',
		/\b(?:you(?:'re| are| sound| look| must be)|your (?:english|answer|accent|family|country|idea|question|life) (?:is|sounds|are))(?: (?:so|such|very|really|just|a|an|the|too|quite|pretty|all|completely)){0,3} (?:stupid|dumb|idiots?|idiotic|useless|ugly|fat|fools?|foolish|losers?|pathetic|worthless|ridiculous|disgusting|terrible|horrible|awful|embarrassing|hopeless|lazy|liar|trash|garbage|rubbish|boring person)\b/,
	],
	['insult', /\b(?:shut up|go to hell|i hate you|nobody likes you|you suck|you should be ashamed)\b/],
	['sexual', new RegExp(`\\b(?:${bodyAndSex})\\b`)],
	[
		'personalData',
		/\b(?:what(?:'s| is)|tell me|give me|can i have|could i have|may i have|i need|share|spell|write|send me|say)\b(?:(?!\b(?:my|his|her|their|this|the company)\b)[^.?!]){0,30}\byour (?:full|last|family|first and last|complete|real|home|exact|e-?mail|phone|telephone|mobile|postal|street|bank|credit|card|id|passport|social|date of|whatsapp|instagram)(?: and last| card| account| security| of)? (?:name|names|address|number|details|e-?mail|account|profile|birth)\b/,
	],
	[
		'personalData',
		/\b(?:what(?:'s| is)|tell me|give me|can i have|could i have|may i have|i need|share|spell|send me)\b[^.?!]{0,20}\byour (?:surname|address|password|phone number|passport number|postcode|e-?mail|whatsapp|instagram|pin)\b/,
	],
	[
		'personalData',
		/\b(?:where exactly do you live|which street|what street|your house number|how can i find you|send (?:me )?(?:a )?(?:photo|picture|selfie) of you)/,
	],
	[
		'orders',
		new RegExp(
			`\\b(?:you (?:should|must|(?:(?:might|may|will|would) )?(?:need|have|want) to|ought to|can|could|might|may)|i (?:recommend|advise|suggest|prescribe|order)(?: you| that you)?|please|just|^|[.!?] )\\s*(?:try )?(?:to )?(?:take|taking|stop taking|start taking|use|swallow|inject|double|mix|increase)(?: \\w+){0,3} (?:${medicine})\\b`,
		),
	],
	[
		'orders',
		new RegExp(
			`\\bi(?:'ll| will| can| could|'m going to) (?:give|get|bring|prescribe|write)(?: \\w+){0,3} (?:${medicine})\\b`,
		),
	],
	// A medicine by its name, and a dose, are none of Henry's business.
	[
		'orders',
		/\b(?:ibuprofen|paracetamol|aspirin|insulin|morphine|cortisone|amoxicillin|antihistamines?|antibiotics?|anti-?inflammator(?:y|ies)|painkillers?)\b/,
	],
	[
		'orders',
		new RegExp(
			`\\b(?:recommend|suggest|advise|prescribe)(?: (?!study)\\w+){0,3} (?:${medicine.replace('|drugs?', '')})\\b`,
		),
	],
	['orders', /\b(?:\d+|one|two|five|ten|fifty|hundred) ?(?:mg|milligrams?)\b/],
	[
		'orders',
		/\b(?:stop|don't) (?:taking|take|seeing|see) (?:your|the|any) (?:medicine|medication|pills|tablets|doctor|therapist)\b/,
	],
	[
		'orders',
		/\b(?:i (?:can )?diagnose|my diagnosis|you (?:have|are suffering from|probably have) (?:a |an )?(?:cancer|depression|diabetes|tumou?r|covid|an infection|heart disease|bipolar|anxiety disorder))\b/,
	],
	[
		'orders',
		/\b(?:symptoms? of|(?:is|are|be) caused by|(?:sounds|looks) like|you (?:may|might|could|probably|must)(?: also)? have|you(?:'ve| have) (?:got|caught)) (?:a |an |the )?(?:\w+ )?(?:flu|colds?|infection|virus|allergy|inflammation|tonsillitis|migraine|asthma|disease|illness)\b/,
	],
	[
		'orders',
		/\b(?:you (?:should|must|need to|have to)|i (?:advise|recommend)(?: you)?(?: to)?) (?:sue|plead|sign (?:the|that|this)|not pay|stop paying|press charges|divorce|break the contract|lie to|withhold|take (?:him|her|them|it) to court|refuse to pay)\b/,
	],
	[
		'claimsToBeHuman',
		/\b(?:i(?:'m| am)(?: (?:really|actually|just|also|indeed|of course|only))* (?:a |an )?(?:real |normal |living |actual )?(?:human|person|man|woman|boy|girl|people|guy)(?: being)?\b|i(?:'m| am) (?:really |actually |certainly |definitely )?not (?:a |an )?(?:robot|computer|machine|program|programme|bot|ai|artificial|chatbot|language model)|i (?:was born|grew up) in|i have a (?:real )?body|as a human\b)/,
	],
	[
		'leavesRole',
		/\b(?:language model|system prompt|my (?:instructions|prompt|rules|guidelines|developers)|openai|alibaba|qwen|anthropic|chatgpt|gpt|as an ai (?:model|assistant)|i(?:'m| am) (?:dan|programmed to)|json|the program that leads|developer mode|ignore (?:all )?(?:my|the|previous))\b/,
	],
	['leavesRole', /(?:```|\b(?:def|function|console\.log|print)\s*\(|import \w+|<\/?\w+>|\bselect \* from\b)/],
];

const spanish = new Set(
	`el la los las un una unos unas y o pero que qué de del en con por para es son está estás eres soy muy más no sí tu tú su mi yo
	me te se lo le nos como cómo cuando cuándo donde dónde porque gracias hola bien bueno usted hoy también puedes quieres tienes
	hablar español inglés quién cuál hacer esto eso aquí`.split(/\s+/),
);
const french = new Set(
	'le les des une et est vous je suis nous avec pour dans que pas bonjour merci très oui non c’est'.split(
		' ',
	),
);
const german = new Set(
	'der die das und ist nicht ich sie du wir mit für ein eine guten danke bitte ja nein wie auch sehr'.split(
		' ',
	),
);
const english = new Set(
	`the a an and or but that of in with for is are am was were be been you your i me my it this to do does did what how when where why
	who which can could would will have has had not so very more like about think there at on from they he she we if`.split(
		/\s+/,
	),
);
const otherScript = /[\u0370-\u1fff\u2e80-\u9fff\uac00-\ud7ff\uff00-\uffef]/;
/** Different words of a foreign language that may not stand in an English reply; one may, such as a dish, a name, or "no". */
const fewForeignWords = 2;

function isOtherLanguage(reply: string): boolean {
	if (otherScript.test(reply)) return true;
	const words = [...new Set(reply.toLowerCase().match(/[\p{L}’']+/gu))];
	const count = (language: ReadonlySet<string>) => words.filter((word) => language.has(word)).length;
	const ofEnglish = count(english);
	return [spanish, french, german].some((language) => {
		const foreign = count(language);
		return foreign >= fewForeignWords && foreign > ofEnglish;
	});
}

/** Words in quotation marks: where a translation was asked for, they are in the other language. */
const quoted = /["“«][^"”»]{1,80}["”»]|(?<=\s)'[^']{1,60}'(?=[\s.,!?])/g;

/**
 * Why a reply of a model's must not be said; undefined where it may. `mayTranslate`: the learner has asked how something
 * is said in another language, so that quoted words may be in it.
 */
export function replyFault(
	reply: string,
	{ mayTranslate = false }: { mayTranslate?: boolean } = {},
): ReplyFault | undefined {
	const plain = reply.toLowerCase().replaceAll(/[’‘]/g, "'");
	const found = faults.find(([, pattern]) => pattern.test(plain));
	if (found) return found[0];
	const judged = mayTranslate ? reply.replaceAll(quoted, ' ') : reply;
	// One sentence in another language is enough, unless a translation was asked for: then it may stand alone.
	const parts = mayTranslate ? [judged] : [judged, ...judged.split(/(?<=[.!?])\s+/)];
	return parts.some(isOtherLanguage) ? 'otherLanguage' : undefined;
}

/** The end of a clause: what stands before it is whole, and can be judged. */
const clauseEnd = /[.!?;:](?=\s|$)/g;

/** The whole clauses of a reply that is still being written, as far as they may be said. */
export function clearedSoFar(soFar: string, options?: Parameters<typeof replyFault>[1]): string {
	let cleared = '';
	for (const { index } of soFar.matchAll(clauseEnd)) {
		const whole = soFar.slice(0, index + 1);
		if (replyFault(whole, options)) return cleared;
		cleared = whole;
	}
	return cleared;
}
