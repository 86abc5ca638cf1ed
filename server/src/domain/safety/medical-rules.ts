import type { DangerRule } from './danger-rule.ts';

const kind = 'medical';
const now =
	'now|right now|at the moment|just|suddenly|please|help|a lot|very much|strong|so much|terrible|too much|really|bad|badly|cannot|left arm|arm|jaw|breathe|sweating|and|since|again|today|this morning|minutes|hour';
const person = `(i|we|he|she|it|{near}|(the|a|this) (man|woman|boy|girl|person|baby|child|old _)|my (heart|body|_))`;
const past =
	'(last|the other) (year|month|week|summer|winter|spring|autumn|night|day)|ago|in 19*|in 20*|(on|in) the news|saw|when (i|he|she|they) (was|were) (a|young|little|small|at|in|years|ten|nine|eight|seven|six|five)|years old|two years|three years|once|in the past|before the (pandemic|war)|already (fine|ok|better)|now (he|she|i) (is|am) (fine|ok|okay|better|well)';

/** A medical emergency that is happening, in English. */
export const medicalRules: readonly DangerRule[] = [
	{
		kind,
		canBeDenied: true,
		canBeTold: true,
		says: [
			`(i|he|she|{near}) __ (pain|pains|pressure|tightness|ache) (in|on|at) (my|the|his|her)? (left|middle|centre)? (chest|heart) `,
			`(my|the|his|her) (chest|heart) (is|it|really|suddenly)? (hurt|hurts|hurting|pain|pains|aches|is very tight|tight|burning) __ (${now})`,
			'(strong|terrible|bad|severe|awful|horrible|big|sharp|sudden|intense) (chest pain|chest pains|pain in (my|the) chest)',
			'chest (pain|pains)',
			`(can not|cannot|could not|not|hardly|barely|difficult (to)?|hard (to)?|difficulty|problems|trouble|struggling to|stop|stopped|stops) (able|can|really|to|in|with|for|me)? _ (breathe|breathing|breath|respirate)`,
			`${person} (is|am|are|think i am|think i|was|must be|may be|might be|suddenly)? (have|has|having|had|get|getting|suffer*) (just|now)? (a|an)? (heart attack|stroke|seizure|seizures|convulsion|convulsions|epileptic (attack|fit|seizure)|cardiac arrest|anaphyl*|allergic shock|infarct*|brain (attack|hemorrhage))`,
			`${person} __ (bleeding|bleeds|blooding|losing blood|lost a lot of blood) __ (a lot|so much|badly|heavily|too much|stop|not stop|everywhere|very much|head|neck|much|from (my|his|her) (head|neck|mouth|ear|ears|stomach|leg|arm|wrist))`,
			'(blood|bleeding) __ (will not|does not|not|never|can not|cannot) (stop|stopping)',
			'(so much|a lot of|too much|lots of) blood __ (coming|from|out|everywhere|floor|help|losing|head|wound)',
			`${person} (is|am|are|was|has|have|just|fell and is|seems|now|lies|lying)? _ (unconscious|not (waking|wake|breathing|moving|responding|reacting|conscious)|lost (the|his|her)? consciousness|loses consciousness|collapsed|passed out|does not (wake|breathe|move|respond|react|answer me)|fainted|stopped breathing|not have pulse|has no pulse)`,
			`(can not|cannot|could not|do not|does not) (wake|wake up|make) (up)? (him|her|my _ {kin}|the baby|them) (up|wake up|react)?`,
			`${person} (is|am|are) (choking|drowning|suffocating|being electrocuted|electrocuted) !(in (work|homework|debt|emails)|with (work|homework))`,
			`(face|mouth|arm|one side|left side|right side|half of (my|his|her) (face|body)|body) (of (my|his|her) (face|body))? (is|has|went|goes|feels|suddenly|are)? _ (drooping|dropped|fallen|falling|paralysed|paralyzed|numb|crooked|twisted|dead|sleeping) __ (speak|talk|face|side|suddenly|arm|move|now|strange)`,
			'(can not|cannot|not able to|stopped) (speak*|talk*|move|moving|see) ___ (face|arm|one side|mouth) ',
			'(face|arm|mouth|one side) ___ (can not|cannot) (speak|talk|move)',
			'on the (floor|ground|street|stairs|bathroom floor|kitchen floor) ___ (not|no|never) (answer*|move|moving|respond*|wake*|talk|breath*|react*|speak*|get up|open)',
			'({pills}|insulin) (twice|three times|two times) (by|and|today|in)',
			'(pain|hurts|hurt|ache|tingl*|numb*) ___ left arm|left arm ___ (pain|hurts|hurt|ache|tingl*|numb*)',
			'(cut|cuts|lost|chopped|sliced|sawed) ___ (finger|hand|arm|foot|leg|toe|fingers) off|(cut|cuts|chopped|sliced) off (my|his|her) (finger|hand|arm|foot|leg|toe|fingers|thumb)|amputated',
			'(sitting|weight|pressing|stone|elephant|heavy|squeez*|pressure|crushing) ___ (on|in) my chest',
			'(accident|crash|explosion|fire|shooting) ___ (people|man|woman|someone|somebody|he|she|they|driver) ___ (hurt|injured|trapped|bleeding|dying|help|burning)',
			'(baby|child|son|daughter|{near}) (has|just)? (fell|fallen|hit) ___ (vomit*|sleepy|not wake|unconscious|acting strange|confused|blood from)',
			'half (of)? (my|his|her|the) (face|body|mouth) (has|is|have|went|suddenly)',
			'(took|taken|take|injected|gave|given|drank) _ (double|too much|twice|three times|triple|the wrong|wrong|ten times) (the|of|of the|dose|amount|quantity)? _ (dose|insulin|medicine|medication|pills|pill|tablets|paracetamol)',
			'(can not|cannot|could not) (feel|move) (my|his|her) (arm|face|leg|legs|left side|right side|left arm|right arm|body|mouth)',
			`(i|he|she|{near}|(the|a) (child|baby|kid)) __ (swallow*|drank|drunk|drink|ate|eaten|eat|taken|took|take) (some|a|the|accidentally|by accident|by mistake)? _ (bleach|poison|battery|batteries|detergent|cleaning (product|products|liquid)|cleaner|rat poison|gasoline|petrol|acid|lejia|chemicals|toxic|poisonous|pesticide|magnet|magnets|pills by (mistake|accident)|my (pills|medicine)|(the|his|her|all the) pills)`,
			`(i|he|she|{near}) (has|have|is|was|just|may have|took|taken|had|am|think|i)? _ (overdose*|overdosed|an overdose)`,
			'(tongue|throat|lips|face|neck) (is|are|has|have|was|started|starts|starting|keeps)? (to)? (swelling|swell|swollen|closing|close|closed|swells|inflamed|getting (big|bigger|swollen)) __ (breathe|allerg*|nuts|peanut|peanuts|bee|now|up|can|help|after|fast|more|swallow)',
			'(serious|strong|bad|severe|terrible) allergic reaction',
			'(call|need|want|send|phone|get) (me|us|for|to|him|her)? (an|the|a)? (ambulance|911|112|999|paramedics|emergency services) !(driver|licence|license|service|worker|job|every)',
			'(there (is|was|has been)|we (had|have)|i (had|have)|saw) (just)? (a|an) (bad|terrible|serious|big|car|horrible)? (accident|crash) ___ (now|not moving|not move|does not|help|blood|hurt|unconscious|injured|bleeding|trapped|move)',
			'(bone|bones) (is|are) (coming|sticking|out|outside) (out|of|through)',
			'(i am|he is|she is|my (baby|mother|father|son|daughter|husband|wife|friend|grandmother|grandfather) (is|are)) (dying) (now|right now|help|please|in front of|here|of pain|and)',
			'(i|he|she|{near}) (think|feel|feels|thinks|believe)? (that)? (i|he|she)? (am|is|are)? (going to|about to|will) (die|faint|pass out|collapse) (now|right now|help|here|of pain|my|the pain)',
			'(burned|burnt|burning|burn) (my|his|her|the) (face|whole|body|all|baby|child)? (arm|hand|body|face|skin|baby)? __ (badly|boiling|oil|fire|chemical|acid|skin (is)? (off|coming)|hospital)',
			'(is|are|am) (on fire|in flames|burning alive)',
			'(baby|child|son|daughter|grandmother|grandfather|father|mother|friend|husband|wife|he|she) __ (turning|turned|is|are|going|went|getting|has) (all|completely)? (blue|purple)',
			'(someone|somebody|a (man|woman|boy|girl|child|person)|he|she|they|{near}) ___ (fell|fallen|accident|hit by a (car|bus|truck|motorbike)|electrocuted|run over|crashed) ___ (not (moving|move|responding|breathing|wake|answer)|unconscious|blood|bleeding|help|ambulance)',
			'(hit|hits|banged|bumped|injured|knocked) (my|his|her|the) head __ (vomit*|dizzy|unconscious|sleepy|bleeding|confused|blood|double|not (know|remember|wake|talk))',
			'(bitten|stung|bit|bite*) (by)? (me|him|her)? (by)? (a|the) (snake|viper|scorpion|poisonous|venomous) __',
			'(water broke|waters broke|baby is coming) (now|and|help|right now)?',
			'worst headache (of|in) my life',
			'(i am|he is|she is|{near} is) (having|in) (an)? (emergency|diabetic|hypoglycemic|anaphylactic|asthma|asthmatic|sugar) (shock|coma|attack|emergency|crisis)',
			'(can not|cannot) find (my|his|her) (inhaler|insulin|epipen) ',
			'(sugar|blood sugar|insulin) __ (very low|too low|dropped|unconscious|shaking)',
		],
		unless: [
			past,
			'(laugh*|stairs|funny|beautiful|perfume|excite*|nervous for|underwater|under water|mask|running|run|marathon|spicy|tight dress|dress|jeans|(a|the) cold|nose|smell|freely|exercise|exercises|yoga|diving|corset|tie|handsome) ___ (breathe|breathing|breath)',
			'(breathe|breathing|breath) ___ (laugh*|exercise*|yoga|funny|underwater|under water|beautiful|through my nose|because of the (smell|mask|dress|heat in the metro)|fresh air|after (the|my) (run|race|training|gym|class|stairs))',
			'(almost|nearly|practically|like to|give me|gave me|gives me|giving me|get|got) __ (heart attack|stroke)',
			'(had|have|having) a (little|small|mini)? heart attack (when|because) __ (said|told|called|came|asked|appeared|gave|showed|jumped|rang|checked|realized|realised|thought|missed|lost)|(heart attack|stroke) (when|because) (i|he|she|they|we) (saw|see|open*|look*|hear*|found|find|got|read|received|paid)',
			'(chocolate|sugar|coffee|netflix|tiktok|series|information|work|cheese|cuteness|homework|pizza|sweets|candy) __ overdose*|overdose* (of|on|with) (chocolate|sugar|coffee|netflix|tiktok|series|information|work|cheese|homework|pizza|sweets|candy|vitamin*|happiness|love)',
			'(broke|broken) my heart|my heart (hurts|is bleeding|aches) (when|because|for|to see|seeing)|heart hurts (when|because|for|to see)',
			'(butterfly|butterflies|back stroke|stroke of luck|swimming stroke|swim)',
			'(movie|film|concert|song|match|game) ___ (passed out|fainted|collapsed)',
			'(passed out|fainted|collapsed|unconscious) ___ (on the (sofa|couch|bed)|tired|asleep|exhausted|after (the|work|dinner|lunch|eating|a long|gym))',
			'(economy|bridge|building|roof|market|system|company) (has|had)? collapsed',
			'(first aid|course|nurse exam|paramedic course) ___',
		],
	},
];
