import type { DangerRule } from './danger-rule.ts';

const kind = 'abuse';
const contest = `chess|tennis|padel|paddle|game|games|race|races|cards|fifa|football|basketball|match|matches|level|exam|points|goals|pool|poker|monopoly
	|pong|competition|championship|tournament|final|boxing|karate|judo|taekwondo|training|fortnite|minecraft|videogame|videogames|scrabble|parchis|golf|swimming|seconds|score
	|quiz|sport|sports|debate|everything`;
/** What makes blows harmless: a contest, a toy, an accident, a way of speaking. */
const atPlay = [
	`(was|were|got|am|get|be) (badly|almost)? (beaten|beat|hit|kicked|attacked) __ (at|in|by|on|during) (a|an|the|our|my|table|video)? _ (${contest})`,
	`(beat*|hit|hits|kick*|attack*|punch*|shot|kill*|slap*|hurt*) (to)? (me|us|him|her|{near}) __ (at|in|on|by|with|to|during) (a|an|the|our|my|his|her|that|every|each|two|three|four|table|video|board|all)? _ (${contest})`,
	'(beat*|hit|kick*|attack*|hurt) (me|us|him|her) (to|up|back|hard|again)? (to the|with (a|the|his|her|my)? _ (ball|pillow|balloon|question|toy|racket|snowball|news|idea|water|bill|price|surprise|joke|frisbee|cushion))',
	`(when|while|if|whenever|every time|because) (we|i|he|she|they) (play|plays|played|are playing|were playing|was playing|compete|train|fight in) `,
	'(hit|hits|kick*|hurt*|push*|slap*) (me|us|him|her) __ (by accident|accidentally|by mistake|without (wanting|meaning|intention)|as a joke|for fun|playfully|joking|playing|jokingly)',
	'(hurt*|hit) (me|my feelings) __ (feelings|with (his|her|their) words|because (he|she|they) (forgot|did not (call|come|invite|answer|text)|is|are (leaving|moving)))',
	'(hit|kick*|kicked|grab*|bit|bite) (me|us|him|her) (up|out|off|a (coffee|sandwich|beer|taxi|seat|table|bite)|later)',
	'(shake|shakes|shook|grab*) (my|his|her) hand',
	'(bite*|bit) (my|his|her) (nails|tongue)',
];
const reasonToJoke =
	'if|when|because|for|about|late|forgot|broke|lost|fail|failed|phone|mark|marks|grade|grades|find out|finds out|see|sees|haha|joking|laugh*|clean|room|dishes|homework';

/** Violence and abuse suffered, in English: by the learner, and by others who are near. */
export const abuseRules: readonly DangerRule[] = [
	{
		kind,
		canBeDenied: true,
		canBeTold: true,
		says: [
			'({man}) (he|she|they)? __ ({strikes}) (up|down|to|on|at|with|against|badly|hard)? (to)? ({victim})',
			'({man}) (he|she|they)? __ (give|gives|gave|giving) (me|us|her|him|{victim}) (a|some|many|lots of|strong)? _ (blow|blows|slap|slaps|punch|punches|kick|kicks|beating|beatings|black eye|bruises)',
			'({man}) (he|she|they)? __ (raises|raised|puts|put|lays|laid) (his|her|their|a|the) (hand|hands|fist) (on|to|against|up)? (me|us|my (mother|mum|sister|kids|children))',
			'({man}) (he|she)? __ (pull|pulls|pulled|pulling|grab|grabs|grabbed|drag|drags|dragged) (me|her)? (by)? (the|my|her|from) (hair|neck|throat|arm)',
			'({man}) (he|she)? __ (push|pushes|pushed|throw|throws|threw|pushing|throwing) (me|her|my _ {kin}|us) (down|against|to|into|on|off)? (the|a)? (stairs|wall|floor|ground|bed|window|door)',
			'({man}) (he|she)? __ (throw|throws|threw|throwing) (things|plates|objects|glasses|chairs|stuff|bottles|everything) (at|to|on|against) (me|us|her|my _)',
			'({man}) (he|she|they)? __ (lock|locks|locked|locking|close|closes|closed|shut) (me|us|her|my _ {kin}) (up)? (in|inside|up|into) (the|my|a|his)? (room|house|bathroom|bedroom|basement|wardrobe|closet|flat|apartment|cupboard|cellar|dark|home)',
			'({man}) (he|she)? __ (break|breaks|broke|broken|leave|leaves|left|fracture|fractured) (my|her) (arm|nose|rib|ribs|jaw|finger|teeth|tooth|mother arm|bruises)',
			'({man}) (he|she|they)? __ (point|points|pointed|pull|pulled|threat*|come|came|has|took) (at|to)? (me|us)? (with|out)? (a|the|his) (knife|gun|pistol) (at|to|on|and)? (me|my)?',
			'({man}) (he|she|they)? __ ({mind}|promised|swore|swears|scared|afraid) (that|to|he|she|me)? _ (kill|hurt|beat|hit|burn|destroy) (me|us|my (family|mother|children|kids|son|daughter|baby)|her)',
			'({partners}|he) (is|has been|keeps|always|often|sometimes|still|was|has|used to|started|start)? (to)? ({strikes}) (to)? (her|him|them) _ !(at|in the game|game|by)',
			'({man}) (he|she|they)? __ (say|says|said|threat*|tell|tells|told|promised|swears|swore|wrote|writes) (to|me|that|us)? _ (will|would|is going to|are going to|can|wants to) (kill|hurt|burn|destroy|beat|hit|cut|shoot|stab|strangle|rape|throw acid|find) (to)? (me|us|my|the house|our|her|his wife|you if)',
			'(threat*) _ (to)? (with)? (me|us|her)? (that|to|he|she|of|with)? (will|would)? (kill|killing|hurt|hurting|hit|beat|death|publish|knife|gun|take my (children|kids))',
			'(husband|boyfriend|partner|ex|exhusband|exboyfriend|stepfather|he) (said|says|told|tells|wrote|writes)? (me|that|to)? _ (will|would|is going to|going to|wants to|want to|tried to|tries to|almost|nearly) (kill|killed|strangle|strangled|burn|shoot|stab|choke*) (me|us|her)',
		],
		unless: [
			...atPlay,
			`(mum|mom|mother|dad|father|parents|teacher|boss|coach|wife|husband|sister|brother|girlfriend|boyfriend|he|she|they) (will|would|is going to|are going to|is|are|was)? (want to|wants to)? (kill|killing|murder) (me|us) ___ (${reasonToJoke})`,
		],
	},
	{
		kind,
		canBeDenied: true,
		canBeTold: true,
		says: [
			'(i|he|she|we|{near}) (was|were|am|is|are|be|being|been|got|get|gets|have been|has been|had been|used to be|am being|is being|was being) (being|been|almost|nearly|often|always|sometimes|badly|sexually|physically|also)? ({struck}) !by',
			'(gender|domestic|physical|family|sexual|intrafamily) (violence|abuse|aggression|harassment|mistreatment) __ (at|in|by|from|of) (my|me|home|house|him)',
			'(i|{near}|she) (am|is|was|have been)? (suffer*|experience*|living|live|endure*|a victim|victim|victims|survivor) _ (of|from|with)? (gender|domestic|physical|family|sexual|psychological|his|ill|emotional)? (violence|abuse|aggression|harassment|mistreatment|bullying|treatment|blows|beatings)',
			'(husband|boyfriend|partner|father|dad|stepfather|stepdad|ex|brother|mother|wife|girlfriend|he|uncle|son) (is|was|gets|get|becomes|became|can be|turns|turned) (so|very|really|always|often|more and more|quite|a)? (violent|abusive|aggressive|abuser) (with|to|towards|against|at|when|man|person|and|if|after|every)? __ (me|us|mother|mum|home|drink|drinks|drunk|angry|alcohol|wife|children|kids|him)',
			'(i|we|she|my (sister|mother|daughter|friend|mum|mom|best friend|aunt|niece|cousin)) (am|was|feel|felt|get|have|live|are|is|has)? _ (afraid|scared|frightened|terrified|fear|panic) (of|to|for|about) ((my|her|his|our) (own|new|violent|ex)? ({partners})|him|what (he|my _ {partners}))',
			'(afraid|scared|frightened|terrified|fear) (of|to|about|that)? (go|going|return|returning|come|coming|be|being|get|getting) (back)? (to)? (home|my house) !(late|alone|at night|in the dark|by night)',
			'(afraid|scared|terrified|frightened) (that)? (he|my {close}) (will|would|is going to|might|may|can|could) (find|kill|hurt|hit|beat|come|do something|follow|get angry again)',
			'({notWords}) (feel)? (safe|secure) (in my (own)? (home|house)|at home|with (him|my {close}))',
			'(run|ran|running|escape|escaped|escaping|flee|hide|hiding) (away)? (from) (home|my (husband|boyfriend|partner|ex|father|stepfather)) __ (hit*|beat*|hurt*|violent|kill*|abus*|afraid|scared)',
			'(bully|bullying|bullied) (me|him|her|my (son|daughter|brother|sister|friend|child)) ',
			'(i am|my (son|daughter|friend|brother|sister|child) is|she is|he is) (being|getting)? (bullied|beaten up)',
			'(follow|follows|following|stalk*) (me) (home|every|all|to my|everywhere|in the street|and)',
		],
		unless: [
			...atPlay,
			'(we|team) (was|were|got) (beaten|attacked|hit) ___ (team|match|madrid|barcelona|game|goal|final|zero|nil|to (one|two|zero)|virus|covid|flu)',
			'(dog|cat|spider|spiders|dark|flying|planes|heights|exam)  ___ (afraid|scared)',
			'(afraid|scared|frightened|terrified) of (my|him) (father|dad|uncle|wife|landlord)? ___ (reaction|strict|dog|driving|cooking|answer|exam|mark|marks|angry|questions|grade)',
			'(follow*) me (on (instagram|twitter|tiktok|facebook|social)|and i follow)',
		],
	},
	{
		kind,
		canBeTold: true,
		says: [
			'(force|forces|forced|forcing|make|makes|made|making|oblig*|pressure*|pressuring) (me|her|my (sister|friend|daughter|mother)) (to)? (have|having|do|had)? (sex|sexual|sleep with|sexual things|things i do not want|touch (him|his)|undress|kiss him|marry|prostitut*|take off)',
			'(touch*|grope*|groping|kiss*|grab*) (to)? (me|my (body|breast|breasts|chest|leg|legs|bottom|ass|butt|thigh|private)) __ (without (my)? (permission|consent|asking)|when i (do|did) not want|and i (do|did) not (want|like)|i said no|i (do|did) not (want|like)|private|intimate|(under|inside) my (clothes|skirt|shirt))',
			'({man}) (he)? __ (touch*|grope*|groping) (to)? (me|my (body|breast|breasts|chest|leg|legs|bottom|ass|butt|thigh|thighs|private)) !(deeply|heart|a lot|very much|so much|emotionally|on the shoulder|on the arm|the shoulder|with (his|her|their) (words|story|song|kindness|speech))',
			'(put|puts|putting) (his|their|her) (hand|hands) (on|under|up|in|inside|between) (my|her|his|their) (skirt|leg|legs|body|pants|trousers|breast|breasts|chest|thigh|thighs|shirt|clothes|bottom|underwear)',
			'(sex|sexual) __ (without my|against my|i (do|did) not want|when i do not want|force*|even if i (say|said) no|i said no)',
			'(husband|boyfriend|partner|he|ex|wife|girlfriend) (does not|do not|will not|never|not|did not) (let|lets|allow|allows|permit|leave|leaves) (me|to me|her) (to)? (leave (the|our)? (house|home)|go out|see my (friends|family|parents|mother)|talk (to|with) _ (anyone|friends|family|people)|have (my|a|any)? (own)? (phone|money|friends|job)|work|visit)',
			'(husband|boyfriend|partner|he|ex) (he)? (control|controls|controlled|takes|took|take|checks) (all)? (my|me) (phone|money|passport|documents|salary|everything|mobile|everything i do) __ (and|afraid|scared|let|cannot|not|hit*|leave)',
			'(husband|boyfriend|partner|he|ex|father|mother|stepfather|stepmother) (he|she)? _ (insult*|humiliat*|scream*|shout*|yell*) (me|at me|to me) ___ (every (day|night)|afraid|scared|hit|hits|useless|all the time|violent)',
			'({man}) (he)? __ (photo|photos|picture|pictures|video|videos|film*|record*|watch*|spies|spy|look|looks) (of|at)? (me|us|her|them)? (in the|when i am in the|while i|when i|when (she|he) is in the) (shower*|bathroom|changing room|change|changing|undress*|bath)',
			'(he|they|{man}) (rape|raped|raping|rapes|abuse of|abused of|violated|violate) (of)? (me|my (sister|friend|daughter|mother|cousin)|her)',
			'(i|{near}|she) (suffered|had|survived|was victim of|was a victim of) (a|an)? (rape|violation|sexual (abuse|assault|aggression|harassment))',
			'(robbed|mugged|assaulted|attacked) (me|us)? __ (with a (knife|gun)|hit|beat|blood|bleeding)',
			'(boss|manager|teacher|landlord|supervisor|director|coach) ___ (sleep with (him|her)|sex|sexual|kiss (him|her)|sexual favours) ___ (job|fire|fired|promotion|lose|pass|mark|rent|if|or)',
			'(put|putting) (something|a drug|drugs|a pill) in my (drink|glass|food)',
			'woke up ___ (without (my)? clothes|naked) __',
			'(husband|boyfriend|partner|ex|father|dad|stepfather|he|brother|son) ___ (break*|destroy*|smash*|throw*|kick*|punch*) (everything|things|the (door|doors|furniture|house|wall|walls|tv|plates)) ___ (afraid|scared|fear|drunk|hide|hiding|crying|children|kids|police)',
			'(afraid|scared|fear|drunk|hide|hiding|terrified) ___ (he|husband|boyfriend|partner|ex|father|dad|stepfather) ___ (break*|destroy*|smash*|throw*|punch*) (everything|things|the (door|doors|furniture|house|wall|walls|tv|plates))',
			'(in|at) (my|our) (house|home|family) (there is|we have|i have|is)? _ (violence|abuse|beatings)',
			'(violence|abuse|beatings) (in|at) (my|our) (house|home|family)',
			'(force*) me (in bed|to do it in bed|to bed|sexually)|not (accept|take) (a)? no ___ (bed|sex|touch*|force*)',
			'({man}) (he|she)? __ (burn*|burnt|cut|cuts|twist*|broke|break*|punch*|bit|slap*|hit|hits|kick*) (me in)? (my|her) (hand|arm|face|leg|body|back|neck|skin|head|stomach|ear|mouth|finger)',
			'(black eye|bruises|bruise|bruised) ___ ({partners}|mother|mum|dad|brother|he|they) ',
			'({partners}|mother|mum|he) ___ (black eye|bruises|bruise)',
			'(touch*) (me|her|him|us) (down there|in (a|my)? (bad|strange|weird|wrong|sexual|inappropriate|private|intimate) (way|place|places|parts|area)|where (he|she) should not|inappropriately|sexually)',
			'(i|he|she|we|{near}) (was|were|am|is|got|get|been|being) ({struck}) by (a|an|the|some|two|three|my|his|her|group|gang)? _ ({kin}|man|men|boy|boys|guy|guys|stranger|strangers|gang|people|person|woman|him|them|her|police|someone)',
			'({partners}|he) ___ (locks|locked|closes|closed) (me|the door) ___ (key|inside|leave|out|cannot|not let)',
			'({man}) (he)? __ (grab*|pinch*|squeez*|slap*|rub*|strok*|lick*) my (bottom|ass|butt|breast|breasts|chest|leg|legs|thigh|thighs|tits|crotch|private)',
			'(kicked|punches|punched|slaps|slapped|chokes|choked|strangles|strangled|raped|stabbed|molested|abused|assaulted|mistreats|mistreated|beated|threw stones at|threw rocks at|spits on|spat on) (to|on|at)? (me|us) !(at|in the game|to the|up|by)',
			'(tried|tries|trying|wanted|wants|attempted) to (rape|kill|stab|choke|strangle|touch|drown|kidnap|hurt|hit|poison|abuse) me',
			'(push*|forc*|drag*|pull*|grab*) me ___ (kiss|touch|undress|rape) (to)? me',
			'(my|our) ({kin}) ({kin}) (in law)? __ ({strikes}) (to)? (her|him|them)',
			'whose (husband|boyfriend|partner|father|wife|dad|ex) __ ({strikes}) (to)? (her|him|them)',
			'(kidnap*) (me|us|my (sister|daughter|son|child|friend|brother))',
			'(help me|save me) __ (hit*|beat*|kill*|lock*|violent|hurt*) (me|us)',
			'(sold|sell|trafficked|keep*|kept) (me) __ (passport|prostitut*|sex|prisoner|locked)',
		],
		unless: [...atPlay, '(virus|antivirus|computer|website|laws|the law|rule|rules|contract)'],
	},
];
