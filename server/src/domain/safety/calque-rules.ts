import type { DangerRule } from './danger-rule.ts';

const skin = 'skin|arm|arms|wrist|wrists|vein|veins|leg|legs|thigh|thighs';
const distress =
	'calm*|relax*|anxi*|stress*|nerv*|sad|feel|feels|feeling|relief|better|control|alone|lonely|bad|angry|rage|empty|secret|hide|hides|punish*|depress*|overwhelm*';
const daily =
	'every (morning|day|night|meal)|doctor|allerg*|headache|vitamin*|dentist|flu|cold|fever|breakfast';
const everybody = 'nobody|no one|noone|who|anyone|anybody|all|everyone|everybody|people|they|my _1 ({kin})';

/** Suicide and self-harm in the English of Spanish speakers, who put it word for word from Spanish. */
const selfHarmCalques: readonly DangerRule[] = [
	{
		kind: 'selfHarm',
		canBeTold: true,
		says: [
			'({wants}|think*|thought) ___ that (my|the|this|all this) (life|pain|suffering|existence) __ (finish*|end|ends|ended|stop|stops|over)',
			'(not|no|without|lose|lost|losing) (have|has|find|feel|got)? (more|any|any more|the|enough)? _ (force|forces|strength|energy|motives|motive|will|power|illusion|desire|reasons) (to|for|of) (continue|continuing|live|living|go on|keep going|fight) !(study*|work*|train*|run*|the|a|my (job|course|studies)|in|at|with (the|a|my) (course|class|race|job|diet|gym|studies))',
			'(best|better|easier) ___ (that|if) i (am|was|were|be|do|did|had|will be|would be) not (be|been)? (here|alive|exist*|born|around|in this world)',
			'(put|puts|putting|throw*|lay|lie|lying) (me|myself|himself|herself|down) (down)? (in|on|to|at|under|into) (the|a)? (rails|rail|tracks|track|railway|road|train*|metro)',
			'({pills}) ___ (think*|thought|want*|going|plan*|decid*|tempt*) (to|in|about|of)? __ (take|taking|swallow*) (it|them|all|everything)',
			'(saved|saving|save|collect*|hiding|hidden|hides|stored|keeping) __ ({pills}) ___ (all|together|die|end)',
			'i (have|am|always|often|sometimes|had|will)? _ (make|makes|making|made|do|doing|did|cause|causing) (to)? (me|myself) (a lot of|some|much|a)? (damage|harm|wound|wounds|injuries|cuts|burns)',
			'({near}|he|she) _ (make|makes|making|made|do|does|doing|did|cause*) (to)? (himself|herself) (a lot of|some|much|a)? (damage|harm|hurt|wound|wounds|injuries|cuts|burns)',
			`(cut|cuts|cutting|scratch*|burn|burns|burning|hurt|hurts) (me|to me|myself|himself|herself)? (in|on)? (my|the|her|his)? (own)? (${skin}) ___ (${distress})`,
			`(${distress}) ___ i (cut|scratch|burn|hurt|hit|bite|damage|pinch) (me|myself|my (${skin}|head))`,
			'(cut|cutting|scratch*|burn|burning) me (in|on)? (the|my) _ (skin|arms|wrists|veins|legs|thighs)',
			'({near}|he|she) (cuts|burns) ___ (marks|scars) (in|on)',
			'(close|shut|closing) (my|the|his|her) eyes ___ (not|never|no) (to)? (open*|wake*) _ (again|never|anymore|more|ever)',
			'life ___ too (much|hard|heavy|difficult|painful) ___ ({wants}) ___ (out|end|rest|leave|disappear|finish)',
			'(go|get|getting|escape|exit|leave) (out)? (of|from)? (this|the) (world|life|existence) !(of)',
			'(rest|sleep) (in peace)? (forever|for ever|for always|eternally) ',
			'(pray*|ask*|beg*|wish*|hope*) ___ (god|death|lord|jesus) ___ (take|takes|took|carry|carries|come for|comes for) me !(to (a|the|my|work|school|london))',
			'(think*|want*|wish*|plan*|idea|imagin*|tempt*|going to) __ (crash*|drive|driving|throw*) (with|in|by)? (my|the|his|her|a)? (car|motorbike|moto|bike|truck|van) (to|into|in|against|off|at|from) (a|the)? (tree|wall|truck|cliff|river|lorry|sea|barrier)',
			'why (do|should|must|am)? i (should|must|have to|am)? (to)? (continue|keep|go on|be|stay|still)? (alive|living|live|existing|exist|with my life) !(in|with|at|here|near|there|alone|so|far)',
			'(decided|planned|thought|prepared|know|chosen) ___ (how|when|where) (i|he|she) (will|would|am going to|is going to) (do it|die|end it|disappear|jump) (and (when|where|how|with)|tonight|with|without)',
			'(letter|note|goodbye|letters) (to|for) (my|all|everyone|everybody) ___ (bridge|roof|pills|rope|die|dead|gone|not be here|forgive)',
			'(make|do|doing|making|commit*) (a|some|any)? (crazy|stupid|bad|terrible)? (thing|madness|craziness|stupidity|something|something crazy|something bad|barbarity) (to|with|against) (me|myself|himself|herself|my life)',
			'i (am|would be|will be|feel|was|think i am)? (much)? better (died|dead|gone|if i die|if i am not|not alive)',
			'(life|family|all|everyone|everybody|parents|children|kids|husband|wife|mother|they|people|friends) (will|would|are|is|live)? (be|live)? (more (happy|calm|quiet|relaxed|tranquil*)|better|happier|calmer) (without me|if i (die|disappear*|am not|was not|do not exist))',
			'(not|no) (want|wants|wanted) more (to)? (live|life|living|exist|this life|be alive)',
			'(not|no) (can|could)? more (with)? (my|this) (life|pain|suffering)',
			'(not|stop*|without) (eat|eating|eaten|drink|drinking) ___ (to|for) (punish|die|disappear|death) ',
			'({wants}|soon|tonight|going to|will) (to)? (join|meet|be with|go with|follow|see|reunite with) (my _1 ({kin})|him|her|them) (again)? (in|to) (the)? (heaven|sky|other side|other life)',
			`(if|when) i (die|am dead|disappear|died|was dead|kill myself) (tomorrow|today|tonight|now)? __ (${everybody}) ___ (cry*|care*|miss*|notic*|better|happy|happier|relie*|sad|forget)`,
			'life is (over|finished|ended|destroyed) ___ (want*|end|ends|die|finish*|not (live|continue))',
			'(put|puts|putting|placed|tied|tie|with|have|has|had|tighten*) (a|the|his|her|my)? _ (rope|cord|belt|cable|plastic bag|noose) (in|on|around|round|to|over) (my|his|her|the) (neck|head)',
			'i (put|point*|have|had|hold|held) (a|the)? (gun|pistol|knife) (in|on|to|at) my (head|mouth|throat|neck|chest|wrist|wrists|heart)',
			'(look*|star*|watch*) (at)? (the|a|my) (knife|knives|bridge|pills|window|rope|razor|train|trains|gun|blade|scissors) ___ (think*|thought|want*|imagin*) ___ (cut|cutting|jump*|take|taking|end|die|dying|do it|doing it|finish|throw*)',
			'if i (do|did) not wake up ___ (better|good|fine|happy|ok|okay|relief|nothing)',
			'(hate|tired of|sick of|hates) (to)? (be|being|live|living|my life) (alive)? ___ (die|dead|disappear*|not want|finish)',
			'(take|taking|quit|quitting|remove|took) (me|off|out|myself|away) (the|my|his|her) (own)? life',
			'({mind}|idea) ___ (jump|jumping|fall|falling|throw*) (me)? (by|through|off|out of|from) (the|a|my) ({height}) !(and take|to (take|see))',
			'(want*|going|try|tried|tries|think*) (to|in|about|of)? (suicid*|hang|hanging|drown|drowning|poison|poisoning|intoxicate|cut|cutting|hurt|hurting) (me|myself|himself|herself) !(hair)',
			'(finish|finishing|end|ending|stop) (with|of)? (me|myself|the life|my days|his days|her days|my existence|with the suffering|my suffering|my pain)',
			'(nobody|no one|noone) ___ (sad|cry*|care*|miss*|notic*) ___ if i (die|disappear*|am dead|am gone|was dead|kill*)',
			'(only|always|many times|constantly) (think|thinking|thought) (in|about|of) (finish*|disappear*|end|ending) (with)? (it|all|everything|my life|of (the|this) world)',
			'(not|no|nothing) (see|find|have|has|makes|make)? _ (exit|sense|solution|way out|light|hope) ___ (rest|sleep|disappear) (forever|for ever)',
		],
		unless: [
			`({pills}) ___ (${daily})|(${daily}) ___ ({pills})`,
			'(cat|cats|roses|bike|kitchen|cook*|shav*|bungee|parachute|into the (water|sea|pool)|swimming|salad|potatoes|onion|onions)',
			'(finish|end|ending) (with)? me (at|in|on|the)',
		],
	},
];

const play =
	'swing|bike|bicycle|pool|snow|snowball|joke|joking|play|played|playing|game|games|study|train|training|match|race|dog|cat|puppy|massage|scooter|sled|skate|wheelchair|goal|basketball|football|gym|film|movie';
const partner =
	'husband|boyfriend|partner|wife|girlfriend|ex|exhusband|exboyfriend|father|dad|stepfather|stepdad|stepmother|stepbrother|lover';
const abuser = `({man}|(the|a) _1 ({kin}|caregiver|carer|caretaker|nanny) (of|from) _ ({kin})) (he|she|they|who)?`;

/** Violence and abuse in the English of Spanish speakers. */
const abuseCalques: readonly DangerRule[] = [
	{
		kind: 'abuse',
		canBeDenied: true,
		canBeTold: true,
		says: [
			`(${partner}) (he|she)? __ (push|pushes|pushed|pushing|shov*|shak*) (to)? (me|us|my _1 ({kin})) (and|so|strong|hard|down|every|when|against|to|always|often|sometimes)`,
			`he (push|pushes|pushed|pushing|shov*) (to)? (me|us|her) (and|down|every|when (he|we)|against) `,
			'(violent|aggressive|drunk|furious) ___ (we|i|my _1 (mother|mum|mom|sister|brother)) (all)? (hide|hides|hid|lock*|run*|cry|cries|shake|shakes|tremble*|go out of the house)',
			'(put*|squeez*|press*|tight*|with) (me)? (his|her|their|the) (hand|hands|arm|arms|rope|belt) (in|on|around|round|to|over) (my|her|our|the) (neck|throat)',
			'(grab*|take|takes|took|hold|holds|held|catch*|caught) (me|her|us|my _1 ({kin})) (by|of|from|for|to|in) (the|my|her) (neck|throat|hair)',
			`(${abuser}) __ (put*|push*|shov*|bang*|smash*|hit|hits|hold|held|knock*) (me|us)? (my|his|her|the) (head|face) (in|into|inside|under|to|against|with|on) (the|a) (toilet|wc|water|wall|table|floor|bin|mud|door|locker|ground)`,
			'(make|makes|made|making|do|does|did|doing|suffer*|receive*) (to)? (me|us|him|her|my _1 ({kin}))? (a lot of|the|much)? (bullying|mobbing|harassment)',
			'(bullying|mobbing) (to|at|with|against|on|for) (me|him|her|us|my)',
			`(${abuser}) ___ (says|say|said|tell|tells|told|threat*|write|writes|wrote|send*|sent|swear*|swore|message|messages|promise*) ___ (kill|kills|murder|destroy|hurt|burn|beat|disfigure|shoot|stab|make a damage to|do damage to) (to)? (me|us|my _1 ({kin}))`,
			`(${partner}|he) ___ if i (leave*|divorce|go|tell|call|report|denounce|break|separate|speak|say) ___ (kill*|hurt|burn|beat|hit|(take|takes|quit) (me|away|out|off)? (the|my) (children|kids|son|daughter))`,
			'(husband|boyfriend|partner|wife|girlfriend|ex) (he|she)? __ (insult*|humiliat*|despis*) (to|at)? (me|us) ___ (every|all|always|in front|useless|worthless|nothing|stupid|fat|since|phone|money|hit*|control*)',
			'(husband|boyfriend|partner|wife|girlfriend|ex) (he|she)? __ (control*|check*|spies|spy) (to)? (me|my)? _ (phone|mobile|messages|whatsapp|clothes|money|everything) ___ (insult*|hit*|not let|angry|afraid|fear|scared|forbid*|prohibit*|jealous|leave|go out)',
			`(${abuser}) __ (throw*|threw|thrown|launch*) (me|to me|us|her|my _1 ({kin}))? (a|an|the|his|her|hot|some)? _ (bottle|plate|glass|chair|knife|ashtray|iron|vase|cup|stone|stones|rock|rocks|hammer|things|plates|objects|boiling water|hot water|shoe) (to|at|on|against|in)? (me|us|her|him|my _1 ({kin})|the (face|head))`,
			`(the|a) _1 ({kin}|caregiver|carer|caretaker|nurse|nanny) (of|from) (my|the) _ ({kin}) (he|she|they)? __ ({strikes}|mistreat*) (to)? (me|us|him|her|them|the (children|kids))`,
			`(${partner}|boss|caretaker|carer) (he|she|they)? __ (treat|treats|treated|treating) (me|us|my _1 ({kin})|her|the (children|kids)) (so|very|really|always)? (bad and|badly and|like (a|an|the)? (animal|dog|trash|rubbish|shit|slave|servant|object|garbage)|with violence)`,
			'(follow*|wait*|chas*|pursu*|stalk*|persecut*) (for|to)? (me) ___ (afraid|fear|scared|kill*|threat*|beat*|insult*|hit (me|us))',
			`(they|boys|girls|classmates|schoolmates|kids|children|guys|gang|companions|students) __ (insult*|spit*|spat|push*|kick*|hit|hits|beat*|threat*|exclud*|lock*|record*|film*|steal|stole|take off|humiliat*) (to|at|on)? (me|us|my _1 ({kin})|my) ___ (school|class|classroom|playground|high school|institute|bathroom|toilet|internet|instagram|whatsapp|every day|all the days|afraid|cry|not want)`,
			`(record*|film*) (me|us) ___ (hit*|beat*|kick*|naked|insult*|fight*)`,
			`(fear|afraid|scared|frightened|panic|terror|terrified) (of|to|about|at|when|because)? (that|when)? (my|the)? (${partner}|he) __ (arrive*|come|comes|coming|drink|drinks|shout*|get angry|gets angry|return*|hit*)`,
			`(when|if|because) (my _1 (${partner})|he) (arrive*|come|comes|drink|drinks|return*|gets angry|get angry) ___ i (have|feel|am) (a lot of|so much|very|so)? (fear|afraid|scared|panic|terrified)`,
			`(i|we) (have|has|had|feel|felt) (a lot of|so much|much|too much)? (fear|panic|terror) (of|to|from) (my|the) _1 (${partner}|boss)`,
			`(${abuser}) __ (give|gives|gave|giving) (to)? (me|us|him|her|my _1 ({kin}))? (a|some|many|lots of|strong)? _ (blow|blows|slap|slaps|slapped|punch|punches|kick|kicks|hit|hits|beating|beatings|hostia) `,
			`(${abuser}) __ (make|makes|made|leave|leaves|left) (me|her|him) (a|some|many|with)? _ (black eye|bruise|bruises|purple eye|marks|wounds|blood)`,
			`(${abuser}) __ (violat*|abus*|rape|rapes|raped) (of|to)? (me|us|her|my _1 ({kin}))`,
			'(he|husband|boyfriend|partner|ex|boss|man|guy) ___ (force*|oblig*|obligate*|make|makes|made) (to)? me __ (sex|love|bed|naked|undress|relations) !(breakfast)',
		],
		unless: [
			`(${play})`,
			'(by accident|accidentally|without (wanting|intention)|by mistake|haha)',
			'(love|loves|surprise|cake|kiss) ___ (neck)|(scarf|necklace|medal|flowers)',
		],
	},
	{
		kind: 'childSexualHarm',
		canBeTold: true,
		says: [
			'(man|guy|priest|uncle|teacher|coach|trainer|neighbour|neighbor|stepfather|stepdad|grandfather|father|cousin|adult|monitor|babysitter|he|someone) __ (abus*|profit*|profited|take advantage|took advantage|takes advantage) (of|to) (me|him|her|my _1 ({kin})|children|boys|girls|kids|a (girl|boy|child)) !(money|name|idea|homework|wifi)',
			'(man|guy|stranger|neighbour|neighbor|uncle|teacher|coach|stepfather|grandfather|adult|cousin|old) ___ (took|take|takes|pull*|put|puts|lower*|drop*|open*) (down|off|out)? (his|the) (trousers|pants|underwear|zip|shorts|penis) (down|off|out)? ___ (child|children|kids|girls|boys|girl|boy|school|me|my|daughter|son|us)',
			'(man|guy|stranger|neighbour|neighbor|uncle|teacher|coach|stepfather|grandfather|cousin|brother|he) (he)? __ (touch*|kiss*|undress*) (to)? (me|my sister|my daughter) ___ i (have|had|was|am) (only)? (six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|6|7|8|9|10|11|12|13|14|15) !(on the (shoulder|head|cheek|forehead))',
		],
		unless: [
			`(${play})`,
			'(goodnight|good night|birthday|sleep story|shoulder|forehead|cheek|hospital|operation)',
		],
	},
];

const device = 'phone|computer|laptop|tablet|app|screen|mobile|tv|car|internet|email|emails|website|printer';

/** A medical emergency in the English of Spanish speakers. */
const medicalCalques: readonly DangerRule[] = [
	{
		kind: 'medical',
		canBeTold: true,
		says: [
			'(fell|fall|falls|fallen|hit by|accident|crash|faint*|collaps*) ___ (not|never|no) (answer*|respond*|move|moves|moving|talk|talking|wake|waking|react*|speak*|breath*|get up|open)',
			'(drank|drink|drinks|drunk|drinking|ate|eat|eaten|swallow*|took|taken) __ (product|products|liquid|soap|detergent|perfume|chemical|chemicals|alcohol) (for|to|of) (the)? (clean*|wash*|bathroom|kitchen|floor|dishes|disinfect*|toilet)',
			'({pills}|medicine|dose|drops|insulin|drug) ___ (by mistake|too much|too many|wrong|double|more than|confus*) ___ (dizzy|sleepy|sick|bad|faint|strange|weak|vomit*|trembl*|asleep|cannot)',
			'(by mistake|too much|too many|wrong|double) ___ ({pills}|medicine|dose|drops|insulin|drug) ___ (dizzy|sleepy|sick|bad|faint|strange|weak|vomit*|trembl*|asleep|cannot)',
			'({pills}|drugs|cocaine|ecstasy|heroin|alcohol|something) ___ not (react*|wake*|respond*|answer|move|moves|breath*)',
			'(mouth|face|eye|lip) (is|are|was|looks|went|goes|has|have|fall|falls|falling)? _ (in|on|to|at) (one|a|the (left|right)) side',
			'(face|mouth|eye) (is|was|has)? (suddenly)? (falling|fallen|twisted|crooked|deformed|dropped)',
			'({near}|he|she|the baby|baby|the (boy|girl|child)) ___ (lips|face|skin|fingers) (are|is|turn*|goes)? (getting)? (blue|purple|violet)',
			'({near}|he|she|man|woman|boy|girl|baby|child|person) (he|she)? (is|does|do|has|did) not (react*|respond*|breath*|wake up|waking up|conscious) !(to (my|the)|early|until|before|at|well to)',
			'({near}|he|she|i) (is|am|has|have) (having|with|in)? (a)? (convulsion*|seizure*|attack of (epilepsy|heart|asthma)|crisis (of)? (epilep*|asthma)|shock)',
			'(heart|chest) ___ (stopped|stops|stop) (beating|to beat)',
			'(loses|lost|losing|lose|out) (the)? (consciousness|conscience|knowledge|pulse) ',
			'(electrocut*|electric shock|shock of electricity) ___ (not|floor|burn*|heart|help)',
			'(cut|cuts) ___ (deep|finger|hand|arm|leg|vein|glass) ___ (blood|bleed*) ___ (lot|much|stop|not stop|everywhere)',
		],
		unless: [
			`(${device})`,
			'(ago|last (year|month|week|summer|winter)|when i was|years old|one time|embarrass*|nobody (was|is)? (hurt|injured)|prince|princess|alarm|asleep on|sofa|bed)',
		],
	},
];

/**
 * What learners say when they put Spanish into English word for word: "I make me damage", "he gave me a punch", "I have fear
 * of my husband". The rules of each danger hold what is said in more usual English.
 */
export const calqueRules: readonly DangerRule[] = [...selfHarmCalques, ...abuseCalques, ...medicalCalques];
