import type { DangerRule } from './danger-rule.ts';

const kind = 'childSexualHarm';
const age =
	'(six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|5|6|7|8|9|10|11|12|13|14|15|16|17|five|four|4)';
const child = `((sister|brother|daughter|son|cousin|niece|nephew|friend|girl|boy|student|pupil) (who|that|and)? (he|she)? (is|of|aged|has|was) (only|just)? ${age}|altar boy|schoolgirl|schoolboy|first communion|primary school|(kindergarten|nursery)|(in|at) (the)? (third|fourth|fifth|sixth|seventh|eighth) grade|child|children|kid|kids|minor|minors|underage|little (girl|girls|boy|boys|sister|brother|cousin|daughter|son)|(my|her|his|their|the) _ (daughter|son|niece|nephew|stepdaughter|stepson|granddaughter|grandson|baby|pupil|pupils|younger sister|younger brother)|i (am|was|have|am only|was only|was just) (only|just|still)? (${age}|a (child|kid|minor|little girl|little boy|teenager))|${age} (years old|year old|years)|when i was (young|little|small|a (child|kid|little girl|girl|boy|teenager)|${age})|at (the age of|age) ${age}|(a|the|young|small|little) (girl|boy|girls|boys) (of|in my (class|school)|from my (class|school)|next door|who is)?|at (my)? school|(class|year) (5|6|7|8|9|10|11))`;
const adult =
	'(uncle|stepfather|stepdad|stepbrother|father|dad|grandfather|grandpa|teacher|coach|trainer|priest|neighbour|neighbor|man|men|adult|adults|monitor|babysitter|boyfriend|cousin|brother|stranger|boss|guy|tutor|doctor|he|someone|somebody|person|people|friend of my (father|dad|mother|mum|parents|brother)|family friend|(mother|mum|mom|dad|father|parents|brother|family|aunt) (friend|boyfriend|partner|husband))';
const sexual =
	'(sex|sexual|sexually|naked|nude|nudes|undress*|porn|pornography|intimate|private (parts|part|places|place|area)|genitals|genital|rape|raped|raping|molest*|masturbat*|take off (my|her|his|their)|(took|takes|taken|take|taking) off (the|my|her|his|their)? clothes|without (clothes|my clothes|her clothes|his clothes)|underwear|breasts|vagina|penis|bra|bikini|swimsuit|boobs|dirty (pictures|photos|messages|things)|under (my|her|his|the) (clothes|skirt|shirt|pants|dress)|inside (my|her|his) (clothes|pants|underwear)|between (my|her|his) legs)';
const pictures =
	'(photo|photos|picture|pictures|pic|pics|video|videos|image|images|selfie|selfies|webcam|camera|nudes)';
const lessons =
	'sex education|sexual education|biology|(class|lesson|talk|course) about (sex|sexual*)|pregnan*|gave birth|nappy|diaper|bath time|(in|at) the (beach|pool) (naked|without)';

/** Sexual harm to minors, in English: what an adult does or asks for, told by the child, by somebody near, or by the adult. */
export const childRules: readonly DangerRule[] = [
	{
		kind,
		canBeDenied: true,
		canBeTold: true,
		says: [
			`${adult} ___ (touch*|kiss*|rape|raped|raping|rapes|rapped|abus*|molest*|grope*|grab*|violat*|sleep* with|sex with|undress*|harass*) (to|of|with)? (me|him|her|them|my)? ___ ${child} _ !(shoulder|hand|hair|head|face|forehead|cheek|heart)`,
			`${child} ___ ${adult} ___ (touch*|kiss*|rape|raped|raping|rapes|abus*|molest*|grope*|grab*|violat*|sleep* with|slept with|had sex|has sex|undress*) (to|of|with)? (me|him|her|them|my _) !(shoulder|hand|hair|head|face|forehead|cheek|heart|on the (shoulder|hand|head|cheek|forehead|face)|goodnight|good night|goodbye)`,
			`${adult} ___ ${sexual} ___ ${child}`,
			`${child} ___ (ask*|want*|make*|made|forc*|show*|send*|sent|tell*|told|touch*|do|does|did|has|had|have|teacher|uncle|stepfather|man|he|adult) ___ ${sexual}`,
			`${adult} ___ (ask|asks|asked|asking|want|wants|wanted|demand*|request*|tell|tells|told|said|says|beg*|force*|threat*|make|makes|made|pay|pays|offer*) ___ (${pictures} _ (of|with|in|without) (my|me|her|no)? _ (body|naked|nude|clothes|underwear|bikini|breast*|bra|swimsuit|boobs|private)|naked ${pictures}|nude ${pictures}|nudes|(sexy|hot|intimate|sexual) ${pictures})`,
			`${adult} ___ (send|sends|sent|sending|show|shows|showed|showing) (me|us|her|him|my _ (daughter|son|sister|brother)) __ (${sexual} ${pictures}?|${pictures} _ (of)? _ ${sexual}|his (penis|private|dick|thing|naked body)|porn*|(naked|dirty) _)`,
			`(online|internet|instagram|snapchat|tiktok|whatsapp|game|chat|discord|roblox|minecraft|fortnite) ___ (man|adult|older|guy|someone|somebody|person|stranger|he) ___ (meet (me|her|him|my _) (alone|in secret|secretly|without|in (his|a) (house|hotel|car))|${pictures} ___ (naked|body|without|underwear|bra|bikini|swimsuit|sexy)|nudes|sex*|naked)`,
			`(man|adult|older|guy|someone|person|stranger|he|teacher|coach|uncle|stepfather) ___ (secret|not tell|do not tell|never tell|tell (anyone|anybody|nobody|my parents|my mother)) ___ (touch*|kiss*|${sexual}|${pictures}|bed|game)`,
			`(teacher|coach|uncle|stepfather|stepdad|priest|grandfather|trainer|tutor|monitor|neighbour|neighbor|(mother|mum|mom) (boyfriend|partner|husband)) (he)? __ (touch*|kiss*|grope*) (to)? (me|my (legs|leg|body|breast|breasts|chest|bottom|private|thigh|thighs|sister|daughter|son|little _ {kin}|brother|friend|classmate)|us|a girl|a boy|the (girls|boys|children|kids|students)|some (girls|boys|students)|(girls|boys|students|children)) !(deeply|heart|a lot|very much|emotionally|on the (shoulder|hand|head|cheek|forehead)|goodnight|good night|the (shoulder|hand|head)|goodbye|hello|with (his|her) (words|story))`,
			`(touch*|undress*|abus*|molest*|rape|raped|raping) (to|of|my|her|his|me)? _ ${child} __ (when|at night|every|private|parts|bathroom|secret|legs|clothes|alone|years|bad)`,
			`${adult} ___ (come|comes|came|gets|get|got|enter|enters) _ (in|into|to) my (bed|room|bedroom) ___ (touch*|night|naked|undress*|lie|lies|lay) ___ (touch*|me|naked|bed)`,
			`(i|he|{near}) ___ (attract*|excite*|fantas*|want to (have sex|sleep)|sex|love to touch|like to touch|look at|watch|watches|download*|have) ___ (naked|sexual*|sexually|sex with|nude|porn*|attracted (to|by)|attraction (to|for)|to touch|desire for|desires for) _ (a|the|little|small|young|by|with|to|of)? (child|children|kids|minors|minor|underage|little girls|little boys|small girls|young girls|girls of ${age}|boys of ${age})`,
			`${adult} ___ (meet|meeting|see|pick|pick up|visit|come|go) (me|her|him|with (me|her|him|my _))? ___ (alone|secret|secretly|hotel|(his|a) (house|car|place|flat)|in person|without my (parents|mother)) ___ ${child}`,
			`${child} ___ ${adult} ___ (meet|see|pick|visit|come|go) (me|her|him|with (me|her|him|my _))? ___ (secret|secretly|hotel|(his) (house|car|place|flat) alone|alone in his|in person)`,
			`(puts|put|putting) (his|her) (hand|hands|finger|fingers) (in|inside|under|up|between|on) (my|her|his) (daughter|son|sister|niece)? (pants|underwear|skirt|panties|legs|private|parts|diaper|knickers|trousers|clothes|pyjamas)`,
			`${adult} ___ (photo*|picture*|video*|film*|record*|watch*|spi*) _ (me|us|her|him|them|my _|girls|boys|the) (when|while)? __ (shower*|bathroom|changing|undress*|naked|bath) ___ ${child}`,
			`(children|kids|minors|little girls|little boys|young girls|small girls) ___ (sexual way|sexually|sexual (desire|attraction|thoughts|fantasies))`,
			`(internet|online|instagram|snapchat|tiktok|whatsapp|game|chat|discord|roblox|minecraft|fortnite) ___ (meet|meeting|see) ___ ${child}`,
			`${child} ___ (internet|online|instagram|snapchat|tiktok|chat|discord|roblox|minecraft|fortnite) ___ (man|adult|older|stranger|unknown) ___ (meet|see|sends|send|gifts|photos)`,
			`${adult} ___ (not (to)? tell|never (to)? tell|secret) ___ (does|did|do|doing|makes me|made me) (to|with)? (me|her|him|at night|do)`,
			`(offer*|pay|pays|paid|money|gifts|robux) ___ ${pictures} ___ ${child}`,
			`(father|dad|stepfather|stepdad|uncle|grandfather|grandpa|brother|cousin|teacher|coach) (he)? (comes|came|gets|got|get|enters|climbs) (in|into|to) my bed`,
			`(film*|record*|watch*|spi*|look*) (at)? (me|us|the girls|the boys) (when|while) (we|i|they) __ (shower*|undress*|change|changing|naked|bath)`,
			`(man|adult|stranger|guy|teacher|coach|uncle|neighbour|neighbor|stepfather|older _ ) ___ (ask*|want*|beg*) ___ ${pictures} ___ i am (only|just)? (7|8|9|10|11|12|13|14|15|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)`,
			`(babysitter|uncle|stepfather|stepdad|grandfather|coach|teacher|cousin|priest|neighbour|neighbor) ___ (touch*|kiss*) (me|her|him|us) (down there|there|in (a|my)? (bad|strange|weird|wrong|sexual|inappropriate|private|intimate) (way|place|places|parts|area))`,
			`(child|children|kid|kids|minor|minors) (porn*|pornography|sexual abuse|molest*) __ (i|my|have|watch*|uncle|stepfather|father|phone|computer)`,
			`(dating|date|boyfriend|relationship|love|sex|sleep|sleeping) ___ (is|he is|of|who is|with a man of|aged) (thirty|forty|fifty|sixty|30|31|32|33|34|35|36|38|40|42|45|50|55|60|twenty five|25|26|27|28|29) _ ___ i am (only)? (11|12|13|14|15|eleven|twelve|thirteen|fourteen|fifteen)`,
			`${child} ___ (sleep*|sex|relationship|boyfriend|dating|dates|together|lives|going out|goes out|kiss*) (with|is)? ___ (of|is|aged|who is|has)? (twenty five|thirty|forty|fifty|sixty|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40|42|45|48|50|55|60) `,
			`i am (only)? (11|12|13|14|15|eleven|twelve|thirteen|fourteen|fifteen) ___ (boyfriend|man|he|guy|relationship) ___ (is|of|has|with) (thirty|forty|fifty|30|31|32|33|34|35|36|38|40|42|45|50|twenty five|25|26|27|28|29)`,
		],
		unless: [
			lessons,
			'(story|read|reads|nightmare|hug|hugs|thunder|sing|sings) ___ (bed|sleep)|bed ___ (story|read|reads|goodnight|sing)',
			'(brother|sister|cousin|friend|mother|grandmother|father|dad|grandfather|aunt) (kiss*|touch*|hug*) (me|her|him|my _ (son|daughter|baby|child)) (on the|goodnight|good night|hello|goodbye|and hug*|before|when (he|she|they) (sees|see|arrive*|come*))',
			'do not touch|not (to)? touch (it|the|my (toys|phone|food|things))',
			'touch* (the|my|his|her) (phone|toys|toy|food|things|car|computer|piano|guitar|ball|hair|head|stove|screen)',
		],
	},
];
