import { wordTable } from './word-table.ts';
/** The words of a text that white space parts, as a set. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Sets of words that phrase patterns name as `#subject` and rules use by name. */
export const wordLists = {
	subject: wordSet('i you he she it we they'),
	possessive: wordSet('my your his her its our their'),
	day: wordSet('monday tuesday wednesday thursday friday saturday sunday'),
	smallNumber: wordSet('two three four five six seven eight nine ten eleven twelve 2 3 4 5 6 7 8 9 10 11 12'),
	year: new Set(Array.from({ length: 60 }, (_, index) => String(1980 + index))) as ReadonlySet<string>,
	duration: wordSet('minutes hours days weeks months years minute hour day week month year'),
	modal: wordSet(
		"can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't mustn't",
	),
	doAuxiliary: wordSet("do does did don't doesn't didn't"),
	/** Words after which a new clause is likely to begin. */
	clauseOpener: wordSet(
		`and but because so when if that while although though as which who then or cause where why what how unless until
		before after since think know say says said hope guess believe mean yes no yeah yep well okay ok now actually maybe
		today sometimes usually normally generally sure oh hi hello sorry also however finally first whether wow`,
	),
	/** Words with which a clause is likely over. */
	clauseCloser: wordSet(
		`and but because so or when if that while although though then which who cause i you he she we they it it's i'm
		he's she's we're they're you're there this my his her our today yesterday tomorrow now please too also there's
		since until before after with in at for on from by every`,
	),
	/** One person: a singular subject. */
	relative: wordSet(
		`brother sister mother father mom dad mum wife husband boss teacher uncle aunt cousin grandmother grandfather son
		daughter boyfriend girlfriend friend neighbour neighbor roommate grandma grandpa coach doctor dog cat`,
	),
	job: wordSet(
		`teacher doctor student engineer nurse lawyer driver waiter waitress secretary programmer developer architect
		dentist journalist actor actress singer policeman accountant mechanic painter scientist vegetarian businessman
		businesswoman housewife salesman farmer musician receptionist hairdresser electrician photographer psychologist`,
	),
	/** Countable nouns of talk and essays, in the singular. */
	thing: wordSet(
		`car dog cat house brother sister friend book country city student person child day week month thing problem question
		idea language movie film song game teacher hour minute animal cousin son daughter bedroom restaurant museum apple
		photo picture mistake bag phone computer job subject exam lesson class school university village town room place
		girl boy man woman kid baby bike bicycle shop store hotel park beach tree flower bottle glass egg sandwich banana
		meeting email message letter ticket holiday trip sport hobby reason difference example word sentence way part type
		kind
		advertisement product company factory customer worker citizen tourist traveler visitor guest neighbour neighbor
		employee employer manager leader member player parent teenager adult tool machine device website program app channel
		newspaper magazine article story novel poem painting instrument festival event tradition custom habit opportunity
		advantage disadvantage benefit factor aspect solution suggestion opinion argument statement goal decision choice
		ability activity task project career course college lecture topic paragraph culture accident disease hospital
		patient law rule purpose method strategy system community group team generation century decade season vegetable
		meal recipe ingredient road street bridge building apartment mountain river lake island planet scientist actor
		singer artist writer doctor engineer nurse lawyer driver farmer bird horse fact situation experience difficulty
		achievement invention discovery experiment theory concept process result effect
		bathroom kitchen office pet laptop tablet smartphone passport flight plane train bus taxi ship boat airport station
		cinema theatre theater cafe monument player colleague classmate husband wife uncle aunt grandmother grandfather
		boyfriend girlfriend stranger actress politician writer president boss assistant secretary waiter dentist lie
		interview course degree diploma grade dictionary poet picture painting gift present cake pizza meal dish drink
		habit dream career business charity vehicle motorbike truck video website newspaper secret joke shirt dress jacket
		chair table bed window wall roof star plant forest desert field farm zoo village neighbourhood neighborhood suburb
		capital region nation language century meter metre kilometer kilometre liter litre kilo euro dollar point
		position profession occupation task topic item option possibility condition consequence cause benefit drawback
		danger risk threat obstacle grandparent flat bank pharmacy clinic map policeman vegetarian bakery documentary episode flatmate stamp background challenge battle crisis conflict virus pill injury patient
		adviser album ambition ambulance ancestor anniversary announcement apology appliance
		application appointment architect arrow aspiration assignment association athlete author avenue award
		backpack bakery balcony balloon basket battery beard biologist biscuit blanket blog blouse bookshop
		bookstore boot boundary bowl bracelet brochure budget cabin camera campaign campus candidate candle carpet
		cartoon castle cathedral ceiling celebrity championship chapter character chef chemist cigarette client
		clinic clue coat coin collection competitor complaint component concert conference cooker
		costume couch county coworker creature criminal cupboard curtain cyclist dancer deadline designer
		destination detail detective diagram dialogue diamond diary dinosaur director disaster document doll
		donkey door drawer earthquake editor elephant elevator embassy enemy engine entrepreneur envelope
		environmentalist era error essay estate excuse exhibition expedition expert eye eyebrow ferry fireplace
		flag flavour flavor folder follower foreigner foundation founder fridge garage garden gardener gate
		giraffe goat grandma grandpa grandson granddaughter graph guitar gym habitat hairdresser hamburger handbag
		hat headache headline helmet hometown homeland hurricane icon immigrant incident inhabitant
		insect institute instructor interpreter interviewer inventor investor invitation jar journal journalist
		journey keyboard king kitten knight lab laboratory ladder lamp landlord landscape leaflet legend lifestyle
		lifetime lion locker loser mayor marathon mechanic melody menu merchant microwave millionaire mirror
		moment monkey monster motorcycle motorway musician nanny necklace nephew nest network newcomer nickname
		niece nightmare norm novelist notebook objective occasion ocean onion opponent outfit oven owner package
		page painter palace parcel parrot participant partner passenger pear pedestrian pen pencil penguin
		pensioner performer phase philosopher photographer phrase physicist pianist pilot pillow planner
		plate platform playground pocket policy poster predator prescription presentation priest prince princess
		principle printer prisoner prize producer professor profile programme programmer proposal prototype
		psychologist publisher pumpkin pupil puppy queen questionnaire quiz rabbit racket railway reader
		receipt receptionist recommendation recorder referee refugee refrigerator relative remedy reporter
		researcher resident respondent resort robot rocket roommate rooftop route ruler rumour rumor runner salary
		satellite sauce scandal scarf scenario schedule scholar scholarship schoolboy schoolgirl screen
		screwdriver sculpture shark shoe shopkeeper signature skirt skyscraper slave slogan snack snake sock sofa
		soldier source souvenir spectator speaker specialist speech sponsor spoon stadium staircase
		statistic statue stereotype stove studio suitcase summary supermarket supervisor supplier supporter
		surgeon surname survivor sweater swimmer symbol symptom syndrome synonym tale tattoo taxpayer
		teaspoon technician technique teen telescope temple tenant tent terrorist textbook theme therapist thief
		tiger timetable toilet toothbrush tournament toy trader trainer trait trail translator traveller
		troublemaker turtle tutor tyre umbrella underdog uniform user vacation valley van vet victim viewer
		vineyard violin volcano volunteer voter voyage waitress wallet wardrobe waterfall weapon wedding weekend
		whale winner workplace workshop workspace workstation worksheet yacht youngster`,
	),
	/** Further ones that are also verbs or adjectives, or go uncounted now and then. */
	thingOrVerb: wordSet(
		`talent agency show address agreement aim army attempt attitude bill branch brand bucket bug button camp cap category
		celebration champion church comment commitment companion comparison competition connection conversation
		couple crossroad crowd debate debt discount discussion donation duty emotion entrance examination
		expectation expense explanation facility failure fan feature fence figure finger fisherman function gene
		genius ghost giant guideline gun hero hill housewife hypothesis illusion image improvement industry
		institution intention judge knife label leaf level limit limitation lottery lover mask match measure medal
		memory mission model mood motive mouse movement mystery myth object obligation offer officer operation
		orange orchestra organisation organization path payment performance period personality phenomenon
		policeman poll pool potato prediction priority promise protest pub publication puzzle quality quote race
		reaction record reference relationship religion reply report resource response responsibility rival role
		rope routine salesman scene scheme score seat section sector sensation servant session shape shelf shock
		shoulder shower sign skill spot square stage standard step structure style substance suit surprise survey
		target tendency territory test text thought tie tip title tomato tooth torch tour tower trap treatment
		trend trick truth union unit victory view virtue war weakness wheel wish witness wolf wound area bar basis
		beginner bone border cost deal design drug fight file fund gap hand head hole interest investment key lady
		leg line list loan market mark medium mile minister move name nail note order party pattern penny peak
		post pound price profit purchase ray request ring rock sample search shift sight size smile soul sound
		stop storm study supply talk tax value visit vote walk wave wing wire worry zone cloud coast cow crop cup
		deed duck ear earring face favor favour foot frame gang grocery guy heart inch kiss lamb lip mixture mom
		monk moon mum muscle neck nose nut pan piece pig pin pipe plan plot portion rose seed shot slice stone
		stream string track year`,
	),
	/** Cities and countries of one word that learners talk about. */
	place: wordSet(
		`london paris rome madrid barcelona berlin milan naples lisbon porto moscow cairo dubai shanghai beijing tokyo spain
		italy france germany portugal russia china egypt japan england america brazil mexico argentina ireland india europe`,
	),
	/** Things that one has one of: they need "a". */
	possession: wordSet(
		`car dog cat brother sister girlfriend boyfriend bicycle bike house flat apartment computer son daughter problem
		question idea garden dream cousin job headache`,
	),
	uncountable: wordSet(
		`information advice furniture homework equipment luggage baggage knowledge money music traffic weather water bread
		rice work pollution electricity happiness stuff fun sugar salt milk meat food petrol fuel energy progress research
		evidence software housework cash oxygen butter flour garbage rubbish trash`,
	),
	/** What is spoken of in general without "the". */
	general: wordSet(
		`life happiness society nature success education technology health peace freedom poverty pollution crime friendship
		creativity knowledge honesty patience communication advertising`,
	),
	/** Subjects that are always one. */
	mass: wordSet(
		`technology money education information knowledge pollution traffic weather music television internet advertising health
		happiness nature science society life love food water success experience communication transportation transport tourism smoking violence globalization
		globalisation agriculture unemployment democracy`,
	),
	shortAdjective: wordSet(
		'big small old young cheap easy tall short long high low fast nice rich strong good bad large hot cold hard near',
	),
} as const;

/** Comparative and superlative of short adjectives. */
export const comparatives: Readonly<Record<string, { more: string; most: string }>> = wordTable({
	...Object.fromEntries(
		'old young cheap tall short long high low fast rich strong hard near'
			.split(' ')
			.map((word) => [word, { more: `${word}er`, most: `${word}est` }]),
	),
	big: { more: 'bigger', most: 'biggest' },
	hot: { more: 'hotter', most: 'hottest' },
	small: { more: 'smaller', most: 'smallest' },
	cold: { more: 'colder', most: 'coldest' },
	easy: { more: 'easier', most: 'easiest' },
	nice: { more: 'nicer', most: 'nicest' },
	large: { more: 'larger', most: 'largest' },
	good: { more: 'better', most: 'best' },
	bad: { more: 'worse', most: 'worst' },
	...Object.fromEntries(
		'weak warm poor'.split(' ').map((word) => [word, { more: `${word}er`, most: `${word}est` }]),
	),
});
