const anyOf = (...words: readonly string[]) =>
	new RegExp(`\\b(?:${words.join(' ').trim().split(/\s+/).join('|').replaceAll('_', ' ')})\\b`);

/** What is nobody's business, wherever it is said; an underscore stands for a space. */
const matters = anyOf(
	// Health.
	`ill illness(?:es)? sick\\w* diseases? disorders? syndrome infect\\w* virus covid hiv aids cancer\\w* tumou?rs? chemo\\w*
	radiotherapy transplant biops\\w+ scan mri x-?rays? ultrasound (?:blood|medical|urine|drugs?|eye|hearing|pregnancy|covid|genetic)_tests?
	blood diabet\\w* asthma\\w* epilep\\w* allerg\\w* migraines? arthritis autis\\w* adhd dyslex\\w* disab\\w* wheelchair blind deaf
	dementia alzheimer\\w* parkinson\\w* stroke heart_(?:attack|disease|problems?|condition|failure) obes\\w* anorex\\w* bulimi\\w*
	overweight weight diets? menopaus\\w* pregnan\\w* abort\\w* miscarr\\w* fertil\\w* infertil\\w* ivf in_vitro birth childbirth
	(?:will|to|'ll)_have_(?:a|another|our|my|the)_(?:\\w+_)?(?:baby|child|son|daughter) vasectomy depress\\w* anxi\\w* panic phobia\\w*
	bipolar schizo\\w* burn-?_?out breakdown mental\\w* suicid\\w* self-?harm addict\\w* alcohol\\w* drunk drugs? cocaine cannabis
	marijuana rehab\\w* detox overdose smok\\w+ pills? diagnos\\w* injur\\w* wounds? pains? painful hurts? injections? vaccin\\w*
	check-?ups? symptoms? fever recover\\w* patients? thin slim`,
	// The law, and where somebody may live.
	`trial tribunal convict\\w* prisoners? inmates? criminals? lawsuit suing arrest\\w* jail probation bail parole illegal\\w* visas? asylum refugees? deport\\w*
	citizenship residen(?:ce|cy)_(?:permit|card) custody divorc\\w* adopt\\w* break_up leave_my_(?:husband|wife|partner|boyfriend|girlfriend) separated separation testify witness inherit\\w* evict\\w* abuse\\w*
	rap(?:e|ed|ist) violen\\w* victims? harass\\w* bully\\w* bullied assault\\w*`,
	// Religion and politics.
	`relig\\w* theolog\\w* church\\w* mosques? temples? synagogues? pray\\w* god jesus allah bible koran quran to_mass muslim\\w* islam\\w*
	christian\\w* catholic\\w* protestants? evangelical\\w* jew jews jewish judaism buddhis\\w* hindu\\w* atheis\\w* jehovah\\w* mormons?
	priests? nuns? monks? imams? pastors? ministers? rabbis? bapti\\w* communion ramadan pilgrim\\w*
	politic\\w* vot(?:e|es|ed|ing|ers?) elections? party_member union\\w* strikes? protest\\w* demonstrations? communis\\w*
	socialis(?:m|ts?) fascis\\w* nazis? anarch\\w* (?:left|right)-?_?wing feminis\\w* nationalis\\w* independence activis\\w*
	republican\\w* democrat\\w* monarch\\w* vox podemos psoe trump putin`,
	// Sex.
	`sex sexy \\w*sexual\\w* gays? lesbians? trans(?:gender)? queer lgbt\\w* naked nud(?:e|es|ist|ists) porn\\w* condoms? virgin(?:ity)? erotic\\w*
	prostitut\\w* escort pride_(?:parade|march|day) brothels? stripp\\w+ lovers affairs? mistress tinder (?:my|a|his|her)_lover
	(?:like|love|enjoy|prefer)_(?:\\w+_)?(?:girls|boys|men|women|guys)`,
	// Money trouble, and what opens an account or a door.
	`debts? owe\\w* loans? mortgage\\w* bankrupt\\w* broke unemploy\\w* fired dismiss\\w* redundan\\w* laid_off benefits? welfare
	food_bank (?:no|not|\\w*n't|without|need|owe|borrow|enough)_(?:\\w+_)?money money_(?:problems?|trouble) salary wages? (?:the|my|pay)_(?:rent|bills?) gambl\\w* casinos?
	address passport password phone_number credit_card bank_account`,
	// Death.
	`die dies died dying dead death funerals? buried burial cemetery graves? cremat\\w* kill\\w* murder\\w* widow\\w* orphans?
	passed_away euthanasia ex`,
);
/** What is private unless it is somebody's work: who studies law has no trial. */
const mattersOutsideWork = anyOf(
	`doctors? hospitals? clinics? medic\\w* nurses? psych\\w* therap\\w* physio\\w* dentists? pharmac\\w* surge\\w+ operat(?:ed?|ions?)
	treatments? \\w+ologists? counsel\\w* emergency (?<!in[_-])laws? lawyers? solicitors? attorneys? notary legal court judges? police\\w* prison\\w*
	crim\\w+ immigra\\w* social_workers?`,
);
const word = '(?!(?:in|at|of|for|with|working|studying)\\b)[\\w-]+';
/** Where and as what somebody works or studies: "studying law", "is a nurse in a hospital". */
const work = new RegExp(
	[
		'work(?:s|ed|ing)? (?:as|in|at|for|from) (?:(?:an?|the|my) )?[\\w-]+(?: [\\w-]+)?',
		'stud(?:y|ies|ied|ying) [\\w-]+(?: [\\w-]+)?',
		`(?:i'm|am|is|was|be|become) (?:(?:an?|the) (?:${word} ){0,2})?${word}(?: (?:in|at|of|for) (?:(?:an?|the|my) )?[\\w-]+)?`,
	]
		.map((way) => `\\b${way}`)
		.join('|'),
	'g',
);

/** Whether a text, in small letters, speaks of health, law, religion, politics, sex, trouble with money or a death. */
export function isPrivate(text: string): boolean {
	return matters.test(text) || mattersOutsideWork.test(text.replaceAll(work, ' '));
}
