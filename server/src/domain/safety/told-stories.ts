import { phrase, phrasePattern, plainText } from './phrase-pattern.ts';
import { phraseSets } from './phrase-sets.ts';
import { plainWords } from './plain-words.ts';

/** Ways of speaking that hold words of danger and mean none. What they match is no longer read. */
const idioms = [
	'(dying|die|dies) (to|for) (see|know|meet|try|go|eat|have|hear|read|tell|visit|learn|find|get|watch|buy|play|a|an|some|the|my|more|you|ice|holidays|summer)',
	'(die|dying|died|dead|starving|starved) (of|from|with) (laugh*|embarrass*|shame|boredom|hunger|heat|cold|love|curiosity|happiness|envy|jealousy|thirst|excitement|nerves|tiredness|anticipation|cuteness|the heat|the cold)',
	'(that|it|this) (is|was|will|would|has been|nearly|almost)? (really|literally|slowly|just)? (kill|kills|killed|killing|beat|beats) (me|us)',
	'(pills|tablets|medicine) (out|from the|to the|back|home|out of)',
	'(that|it|this) (is|was|would be) (pure|like|a)? suicid*',
	'(me|se|te) (ahogo|ahoga|ahogas) en un vaso',
	'(die|dying) (my|her|his|your|their|the) (hair|beard|eyebrows|shirt)',
	'(easier|better) to be dead than to (study|work|cook|do|learn|clean|read)',
	'(rather|sooner|prefer to) die than !(go back|live|continue|return|be|stay|go home|go to school|keep|see him)',
	'(is|are|was|were|cake|food|view|body|dress|recipe|pizza|dessert|chocolate|shoes|beach) __ to die for',
	'(dead|deadly) (rich|tired|serious|line|lines|end|battery|sea|boring|easy|silence|pool|funny|sure|beautiful|good)',
	'(battery|phone|computer|laptop|car|plant|plants|tablet|watch|camera|fish|mobile|tv|engine|wifi|internet) _ (is|has|just|was)? (died|dead|dying|dies|die)',
	'(feet|foot|back|head|legs|shoes|heels|homework|exam|exams|traffic|job|work|heat|weather|waiting|suspense|stress|curiosity|boredom|noise|music|class|english|grammar|pronunciation|tooth|cold|monday|mondays|diet|silence|neighbourhood|stairs|knee|knees|deadline|deadlines|hangover) _ (is|are|was|were|will|would|has been)? (really|literally|slowly|just)? (kill|kills|killed|killing|beat|beats) (me|us|my)',
	'(kill|kills|killed|killing) (time|it|the (time|exam|test|presentation|interview|mood|vibe|lights|engine|game|show|stage|song|bacteria|mosquito|spider|plants|plant|process|flies)|two birds|bacteria|zombies|monsters|mosquitoes|for (a|an|some|that|those|this))',
	'(murder|kill) (a|an|some|the|two|three)? (pizza|burger|beer|coffee|steak|sandwich|curry|kebab|drink|glass|cup|hamburger|chocolate|ice)',
	'(kill*|killing|kil) (myself|himself|herself|themself|yourself|ourself) (laugh*|working|studying|training|running|exercis*|trying|doing|cleaning|at (the|my) (gym|work|job|office)|at work|in the gym|with (so much|too much|the|this|my|so many)? (work|homework|exercise|exams|diet|gym|training)|to (finish|pass|get|arrive|lose|win|meet|make|study))',
	'(could|can|would) (have)? (kill*|shoot|hit|kick) myself (for|when|because i (forgot|lost|missed|left|did not (bring|buy|study)))',
	'(shoot|shot|shooting) (myself|himself|herself|themself|yourself|ourself) in the foot',
	'(kill*|kills) (myself|himself|herself) (accidentally|by accident)? (in|on|at) (the|a|that|this) (game|videogame|video game|level)',
	'suicid* (squad|bomb*|mission|attack|doors|prevention|rate|rates|statistics|hotline|awareness|burger|wings)|(political|career|social|professional|financial|commercial|fashion|academic) suicid*',
	'(jump*|jumping|throw*|threw|walk*) __ (bungee|parachute|paragliding|into the (water|sea|pool|river|lake)|(cliff|bridge|rock) (into|in) the (water|sea|pool|river|lake)|zip line|with a (rope|parachute))|(bungee|parachute) ___ (bridge|cliff|jump*)',
	'suicide (in|at|during) (basketball|training|football|practice|the gym|gym)|(run|running|ran) suicide',
	'beat (myself|yourself|himself|herself) up (about|over|for)',
	'(drowning|drown|buried|choking|suffocating) (in|with|under) (work|homework|emails|debt|debts|paperwork|exams|my own)',
	'touch* (me|us|my heart|our hearts) (deeply|so much|a lot|very much|emotionally|inside)|touch* my heart',
	'(mum|mom|mother|dad|father|parents|teacher|boss|coach|wife|husband|sister|brother|girlfriend|boyfriend|he|she|they) (will|would|is going to|are going to|is|are|was|wants to|want to|could)? (kill|killing|murder|kills) (me|us) (if|when|because|for|about|haha|when i)',
	'(mum|mom|mother|dad|parents|my teacher|my boss|wife) (will|would|is going to|are going to) (kill|murder) (me|us)',
	'(work*|study*|danc*|bore*|bored|scare*|scared|laugh*|sweat*|worr*) _ (myself|himself|herself|me|us|himself)? to death',
	'(over my dead body|drop dead gorgeous|to death of|die hard|walking dead|dead poets|day of the dead|breaking dead|bite the dust|kick the bucket|blow my brains|pain in the (neck|ass))',
	'(heartbroken|heart broken|heart attack grill)',
	'(el|la|los|las|me|te|nos) (muero|moria|mori|mata|matan|mataba|morimos) (de|por|del|a) (risa|hambre|sueno|calor|frio|verguenza|ganas|sed|miedo|pena|amor|aburrimiento|envidia|gusto|asco|ti|el|la|un|una|ver|ir|comer|cansancio|trabajo|nervios)',
	'(me|nos) (mata|matan|estan matando|esta matando|va a matar) (el|la|los|las|este|esta|estos) (calor|frio|dolor de (pies|cabeza|espalda)|trabajo|curiosidad|pies|espalda|zapatos|deberes|examenes|estres|aburrimiento|ruido|tacones|trafico)',
	'(morir|morirme|morirse|morimos|muero|muerto|muerta|muertos|muriendo|muriendome) (de|por) (risa|hambre|sueno|calor|frio|verguenza|ganas|sed|pena|amor|aburrimiento|envidia|gusto|asco|cansancio|nervios|ver|ir|comer|conocer)',
	'(matar|matando|mata|mato|matamos) (el|del)? (tiempo|rato|gusanillo|hambre|mosquito|mosquitos|zombis|marcianos|aburrimiento|dos pajaros)',
	'(mi (madre|padre|jefe|mujer|marido|hermana|profesora)|mis padres) (me|nos) (mata|matan|va a matar|van a matar|mataria|matara|matarian)',
	'(a)? matarme (a|trabajando|estudiando)|me mato (a|trabajando|estudiando)',
	'(movil|bateria|ordenador|coche|planta|portatil) _ (muerto|muerta|murio|muriendo|muere)',
]
	.map((pattern) => phrase(pattern, phraseSets))
	.map(({ mayMatch, expression }) => ({ mayMatch, everywhere: new RegExp(expression, 'gu') }));

const storyWords = phrasePattern(
	`film*|movie|movies|series|episode|season|book|books|novel|novels|chapter|scene|scenes|actor|actress|netflix|theatre|theater|hamlet|romeo|juliet|shakespeare|opera
	|musical|comic|manga|anime|game|games|videogame|videogames|documentary|news|newspaper|headline|article|historical|king|queen|emperor|roman|romans|ancient|napoleon|hitler|cleopatra|war|century|song|lyrics
	|painting|myth|legend|podcast|tv|television|thriller|plot|director|hero|heroine|villain|detective|zombie|zombies|vampire|prince|princess|witch|dragon|cartoon|fairy|poem|documentaries|fiction|protagonist|killer|murderer|batman|cinema|story|stories|tale|character|characters|ending
	|(i|we) (watched|watch|am watching|was watching|were watching|read|am reading|was reading|are watching)|(main|favourite|favorite) character|(i|we) (read|studied|learned|learnt|saw) about|pelicula|peliculas|serie|series|libro|novela|personaje|noticias|telediario|periodico|documental|guerra|rey|reina|videojuego|videojuegos
	|chiste|cancion|obra de teatro|protagonista|cuento|leyenda|historia de|cine|capitulo`,
	phraseSets,
);
const ownStory = phrasePattern(
	`(had|have|having) (a|the|this|another) (dream|nightmare|bad dream)|(i|we) (dreamed|dreamt|play|played|was playing|am playing|act|acted) (that|about|the (role|part)|a (character|game|role|victim|person|woman|man))|in (my|the|a|this|that) (dream|nightmare|game|videogame|video game|role|play|novel i|story i)
	|my character|i (write|wrote|am writing) (a|the|my) (story|novel|book|film|song|poem)|(fortnite|minecraft|zelda|call of duty|gta|playstation)|(sone|soñe) que|en (mi|el|un) (sueno|juego|videojuego)|mi personaje|en (la|el) (play|fortnite|minecraft)`,
	phraseSets,
);
/** Talk about a subject, with nobody in it. */
const study = phrasePattern(
	`(phd|thesis|degree|studies|research|essay|presentation|project|article|report|debate|lecture|class|lesson|course|conference|talk|campaign|statistics|research|thesis|documentary|podcast|film|movie|book|series|novel|news) __ (about|on|of) __ (suicid*|abuse|bullying|violence|domestic|gender|sexual|self|selfharm*|rape|heart|first aid|child|children)
	|(i|we) (read|watched|watch|saw|studied|study|wrote|learned|learnt|heard|teach|taught|discussed|talked|debated|research|work|worked|volunteer) __ (about|on|with|for|against) _ (suicid*|abuse|violence|bullying|domestic|gender|victims|sexual|rape)
	|(trabajo|presentacion|charla|articulo|documental|redaccion|libro|pelicula|serie|curso|debate) (sobre|de|contra) _ (suicidio|violencia|acoso|abuso|abusos|maltrato|bullying|autolesion*)
	|(law|laws|rate|rates|number|statistics|problem|society|government|world|country|many people|every year|in the world|in spain) __ (suicid*|violence|abuse|bullying)|(suicid*|violence|abuse|bullying) __ (is a (big|serious|real|social)? (problem|crime)|rates|in (society|the world|spain|my country)|statistics|should be)|suicid* (is|are|was) (a|an|very|so|always|still)? _ (topic|subject|problem|issue|crime|sin|difficult|serious|illegal|wrong|taboo)`,
	phraseSets,
);
const samePain = phrasePattern(
	'(feel|feels|felt) (exactly|just)? (the same|like (him|her|that|them|the character))|same (thing|happens|happened) (happens|happened|is happening)? (to|with|in) (me|my|us)|like (me|my (husband|father|boyfriend))|me (pasa|siento) (lo mismo|igual|como)',
	phraseSets,
);
/** Questions for what happens in a story, and answers to questions about one that begin to tell it. */
const asksForStory = phrasePattern(
	`(what|who|how|tell|which|describe|explain) __ (happens|happened|about|story|plot|character|characters|end|ends|ending|scene|hero|villain|protagonist)
	|(de que (va|trata)|que pasa|como (acaba|termina)|cuentame|cuentanos)`,
	phraseSets,
);
const beginsStory = phrasePattern(
	'(it|film|movie|book|series|story) (is|was|tells|talks) __ about|trata de|va de',
	phraseSets,
);
const nearPerson = phrasePattern('{near}|{cercano}|me|us', phraseSets);
const self =
	/ (?:i|me|my|myself|we|us|our|mi|mis|yo|nos|quiero|tengo|estoy|voy|puedo|siento|pienso|aguanto|llevo|prefiero|creo|necesito) /;
/** A match that is of somebody else, though it was "I" who told of it: "I read that he killed himself". */
const ofAnother = / (?:himself|herself|themself|se) /;
const callsForHelp = / (?:call|llama|llamad|llame|ambulance|ambulancia|help|ayuda|socorro|112|999|911|061) /;
const wish =
	/ (?:i|she|he|me|my|yo) (?:[^ .]+ )?(?:want|wants|wanted|feel|feels|thinking (?:about|of)|think (?:about|of)|tried|tries|need|wish|husband|boyfriend|father|quiero|pienso) /;
const lastPerson = phrasePattern(
	'{near}|{cercano}|(he|she|they|man|woman|boy|girl|guy|character|hero|heroine|protagonist|king|queen|actor|singer|detective|teenager|people|someone|somebody|el|ella|hombre|mujer|chico|chica|personaje|protagonista|i|yo)',
	phraseSets,
);
const character = /^(?:he|she|they|el|ella|man|woman|boy|girl|guy|hombre|mujer|chico|chica) $/;

/** A plain text without ways of speaking that mean no danger. */
export function withoutIdioms(plain: string): string {
	let text = plain;
	const words = plainText(plain);
	for (const { mayMatch, everywhere } of idioms) {
		if (mayMatch(words)) text = text.replaceAll(everywhere, '~ ');
	}
	return text;
}

/**
 * Whether a text goes on with a story that was asked for before it. Nobody is in it who is near, nor the learner; who calls
 * for help tells no story.
 */
export function isOfStory(text: string, before: string): boolean {
	const plain = plainWords(text);
	const context = plainWords(before);
	const isAsked = storyWords.test(context) && (asksForStory.test(context) || beginsStory.test(plain));
	return isAsked && !nearPerson.test(plain) && !self.test(plain) && !callsForHelp.test(plain);
}

/** Who was named last before a place. */
function namedLast(ahead: string): string {
	let last = '';
	for (const [person] of ahead.matchAll(new RegExp(lastPerson, 'gu'))) last = person;
	return last;
}

/**
 * Whether what a rule has found is told of a film, a book, the news, a game, a dream or as a subject of study, and not of
 * the learner or of somebody near.
 */
export function isTold(plain: string, context: string, ahead: string, match: string): boolean {
	if (samePain.test(plain)) return false;
	if (ownStory.test(plain)) return true;
	const isStory = storyWords.test(plain) || isOfStory(plain, context);
	const isStudy = study.test(plain);
	if (!isStory && !isStudy) return false;
	if (isStudy && !wish.test(plain)) return true;
	const person = namedLast(ahead + match);
	const isOwn = self.test(` ${match}`) || /^(?:i|yo) $/.test(person);
	if (isOwn && !ofAnother.test(` ${match}`)) return false;
	return !nearPerson.test(` ${person}`) || character.test(person);
}
