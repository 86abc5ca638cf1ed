import type { PhraseSets } from './phrase-pattern.ts';

const kin = `husband|wife|boyfriend|girlfriend|partner|fiance|ex|exhusband|exboyfriend|father|dad|daddy|papa|mother|mum|mom|mummy
	|stepfather|stepdad|stepmother|stepmum|stepmom|stepbrother|brother|sister|son|daughter|child|children|kid|kids|baby|parents|family
	|uncle|aunt|cousin|grandfather|grandmother|grandma|grandpa|granddad|nephew|niece|boss|manager|supervisor|colleague|coworker
	|friend|friends|bestie|mate|roommate|flatmate|housemate|classmate|classmates|neighbour|neighbor|neighbours|neighbors|student
	|pupil|teacher|coach|trainer|tutor|landlord|patient|cousins|sisters|brothers|daughters|sons|uncles|teachers|students|cousin|grandson|grandsons|granddaughter
	|grandchild|grandchildren|niece|nieces|nephews|colleagues|coworkers|wives|stepson|stepdaughter|godfather|girl|boy|twin|lover|driver|carer`;
const pariente = `marido|esposo|mujer|esposa|novio|novia|pareja|ex|padre|papa|madre|mama|padrastro|madrastra|hermano|hermana
	|hermanito|hermanita|hermanastro|hijo|hija|hijos|hijas|nino|nina|ninos|bebe|padres|familia|tio|tia|primo|prima|abuelo|abuela
	|sobrino|sobrina|jefe|jefa|companero|companera|companeros|amigo|amiga|amigos|vecino|vecina|alumno|alumna|profesor|profesora
	|profe|entrenador|entrenadora|monitor|cura|suegro|cunado|yerno|compi`;

/** Who, in patterns: people near the learner, people of whom a story may be told as well, and those who can do harm. */
const people: PhraseSets = {
	kin,
	pariente,
	near: `my (girl|boy|little girl|little boy|old man|granny|nan|grandson|granddaughter|twins|toddler|newborn|grandchild|nanny|guest|mate|sister in law|brother in law|mother in law|father in law)
		|my (best|dear|good|old|older|elder|younger|little|big|small|new|school|close|ex|own|oldest|youngest|twin|only|poor|sister|brother|friend|mother|mum|mom|father|dad|daughter|son|cousin|boyfriend|girlfriend|wife|husband|neighbour|neighbor|flatmate|roommate)? ({kin})
		|(a|one|another) (good|close|best|old)? (friend|classmate|colleague|neighbour|neighbor|student)|(one|some) of my _ ({kin})
		|(someone|somebody|a person|a girl|a boy|a guy) (i know|in my (class|school|family|building|work)|from my (class|school|work|family))
		|this friend|our (son|daughter|child|baby|neighbour|neighbor)|a friend of (mine|my)`,
	other:
		'he|she|they|someone|somebody|(a|the|this|that) (man|woman|boy|girl|guy|person|kid|child|teenager|lady)',
	meOrNear: 'i|{near}|we',
	oneself: 'myself|himself|herself|themself|yourself|ourself|itself|themselves',
	cercano: `(mi|mis|nuestro|nuestra|una|un|el|la) (mejor|mejores|propio|propia|ex)? ({pariente})|(alguien|un chico|una chica) (que conozco|de mi (clase|cole|colegio|instituto|familia|trabajo))`,
};

const notWords = 'not|no|never|dont|cannot';

/** What a mind turns to: wishes, plans, thoughts, tries, threats. */
const minds: PhraseSets = {
	notWords,
	wants: `want|wants|wanted|wanting|wish|wishes|wished|hope|hopes|hoping|need|needs|would like|would love|would rather|prefer|prefers
		|desire|desires|long|longs|pray|prays|prayed|beg|begs`,
	mind: `{wants}|plan|plans|planning|planned|intend|intends|think|thinks|thinking|thought|thoughts|consider|considers|considering
		|feel|feels|felt|feeling|going|try|tries|trying|tried|decide|decides|decided|ready|threaten|threatens|threatened|threatening
		|attempt|attempts|attempted|almost|nearly|about|idea|ideas|imagine|imagining|fantasize|fantasizing|fantasies|dream|dreaming
		|talk|talks|talking|talked|speak|speaks|speaking|say|says|said|saying|tell|tells|told|urge|urges|temptation|tempted|might
		|could|should|will|would|may|let|start|starts|started|keep|keeps|like|likes|love|must|stop|how to|way to|ways to`,
	noMore: `anymore|any longer|no longer|no more|more|another day|tomorrow|again|ever|in this world|on this (earth|planet)|with this (pain|life)`,
};

const selfHarm: PhraseSets = {
	killing: `kill|kills|killed|killing|murder|murdering|hang|hangs|hanged|hanging|drown|drowning|drowned|poison|poisoning|poisoned
		|shoot|shooting|shot|suffocate|suffocating|destroy|destroying`,
	itAll: `it all|it (now|tonight|today|soon|forever|for good|once and for all)|everything !(before|today|this (week|weekend|month)|by|early|on my|i have|soon and)|all !(my|the|exercises|homework|today|this|before|by|early|these|those)|all of it|this (life|pain|suffering|nightmare|misery)|my (pain|suffering|misery)|(my|his|her|their|your) (own)? life|(my|his|her|their) existence`,
	ending:
		'end|ends|ending|ended|finish|finishing|finished|terminate|terminating|stop|take|takes|taking|took|taken|lose',
	height: 'bridge|roof|rooftop|window|balcony|building|cliff|tower|floor|terrace|viaduct|skyscraper|overpass',
	pills:
		'pill|pills|tablet|tablets|medicine|medicines|medication|medications|paracetamol|ibuprofen|aspirins|antidepressants|sedatives|tranquilizers|drugs|medicaments',
	tooMany:
		'all|all of|all the|a lot of|lots of|too many|too much|so many|a whole|the whole|a box of|a bottle of|a full|an entire|the entire|many|a bunch of|a handful of|(ten|fifteen|twenty|thirty|forty|fifty|10|15|20|30|40|50)',
	bodyParts: 'arm|arms|wrist|wrists|leg|legs|thigh|thighs|vein|veins|skin|stomach|belly|body|hands?',
	often: `every (day|night|time|week)|when i am (sad|alone|angry|upset|stressed|anxious|depressed|nervous|bad)|when i feel|when (he|she) (is|feels) (sad|alone|angry|bad|upset)|at night|on purpose|again|to feel (better|something|relief|less)|to (calm|relax|punish)|because i (deserve|feel|hate|am (sad|alone|worthless))|in secret|in the bathroom|with (a|the|my)? (razor|blade|razors|blades|cutter|scissors|lighter|cigarette|cigarettes)|since (last|i|he|she|the|january|february|march|april|may|june|july|august|september|october|november|december)|for (months|weeks|years|relief)`,
};

const harm: PhraseSets = {
	strikes: `hit|hits|hitting|hitted|beat|beats|beating|beaten|beated|punch*|slap|slaps|slapped|slapping|kick|kicks|kicked|kicking|chok*|strangl*
		|rape|rapes|raped|raping|rapped|attack|attacks|attacked|attacking|abus*|stab*|torture*|torturing|mistreat*|maltreat*|molest*|assault*|batter|battered|batters
		|hurt|hurts|hurting|hurted|harm|harms|harming|whip|whips|whipped|grope*|groping|grab|grabs|grabbed|bite|bites|bit|shake|shakes|shook|harass*|stalk|stalks|stalked|stalking|blackmail*|bully|bullies|bullied|bullying|threat|threats|threaten*|humiliat*|drug|drugged|burn|burns|burned|burnt|spit|spits|knock* (down|out)`,
	struck: `beaten|hit|raped|rapped|abused|assaulted|molested|attacked|threatened|stabbed|harassed|mistreated|maltreated|kidnapped|strangled|choked|slapped|punched
		|kicked|groped|bullied|blackmailed|tortured|sexually|stalked|trafficked|drugged|forced|shot|battered|beaten up`,
	man: `he|(my|her|his|their|our) _1 ({kin}) (in law)?|(a|an|one|some|this|that|the) (customer|client|patient|employee|worker|policeman|police officer|driver|taxi driver|waiter|colleague|doctor|nurse|tourist|drunk|teenager|lad|bloke|dude|thief|robber|bully|bullies|gang|nanny|caretaker)|a (man|guy|stranger|boy|person|classmate|neighbour|neighbor|teacher|drunk man|group _)|the (man|guy|boy|boys|kids|other|others|other (kids|children|boys|girls|students)|teacher|coach|priest|boss|father|husband|driver|landlord)
		|someone|somebody|they|she|(some|two|three|four|five) (men|guys|boys|girls|people|kids|students|classmates)|people (at|in) (school|work|my class)|one (man|guy|boy|person)|an (old|older|unknown|adult)? (man|guy|uncle|ex|adult|person|stranger)|my (mother|mum|mom|sister|aunt|friend|best friend|neighbour|cousin|daughter) (boyfriend|husband|partner|ex|father|new boyfriend|friend)`,
	victim: `me|us|all of us|everyone (at home|in my (house|family))|my _1 ({kin})|(her|his|their) (wife|children|kids|son|daughter|baby|girlfriend|mother|sister|brother|little _ ({kin})|child|husband)`,
	partners:
		'husband|boyfriend|partner|ex|exhusband|exboyfriend|stepfather|stepdad|uncle|father|dad|wife|girlfriend|stepmother|fiance|landlord|stepbrother',
	close:
		'husband|wife|boyfriend|girlfriend|partner|ex|exhusband|exboyfriend|father|dad|stepfather|stepdad|uncle|brother|stepbrother|mother|stepmother|parents|boss|teacher|coach|neighbour|neighbor|roommate|flatmate|landlord|son|grandfather|cousin|classmates|classmate',
};

/** The sets that the rules of danger are put together from. */
export const phraseSets: PhraseSets = { ...people, ...minds, ...selfHarm, ...harm };
