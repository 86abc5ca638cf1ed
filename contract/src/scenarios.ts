import './without-code-generation.ts';
import * as z from 'zod/mini';

/** Shapes of what the embedded coach says and listens for (`content/scenarios/`). Nothing of it crosses the wire. */
const sentence = z.string().check(z.trim(), z.minLength(1));
const sentences = z.array(sentence).check(z.minLength(1));
/** Plain words, which can stand in a pattern as they are, and end before a space. */
const beginnings = z.array(z.string().check(z.regex(/^[A-Z](?:[\w',: ]*[\w',:])?$/))).check(z.minLength(1));

/** By what was told, and where Henry plays a part. */
const beginningsByMood = z.object({
	loss: beginnings,
	trouble: beginnings,
	joy: beginnings,
	view: beginnings,
	plain: beginnings,
	role: beginnings,
	roleTrouble: beginnings,
});

/**
 * Words and phrases in their dictionary forms, written on one line with commas between them. `@name` stands for the set
 * of words of that name in `words.json`.
 */
export const phrasesSchema = z.pipe(
	z.string().check(z.trim(), z.minLength(1)),
	z.transform((line) => line.split(',').map((phrase) => phrase.trim())),
);

/** What a learner who is stuck gets, step by step: a word, the start of an answer, a whole example. */
const hints = z.pipe(
	z.tuple([sentence, sentence, sentence]),
	z.transform(([word, starter, example]) => ({ word, starter, example })),
);

/**
 * A question that goes deeper into something. It is asked only where the learner spoke of that thing in the tense `when`
 * and (`not`) said that it is or was not so; `unless` names what answers it already; `covers` is the item of the plan
 * that it asks about. Slots such as `{noun}` are filled by the coach (`server/src/domain/conversation/slots.ts`).
 */
const followUpSchema = z.object({
	ask: sentence,
	when: z.optional(z.enum(['past', 'present', 'future'])),
	not: z._default(z.boolean(), false),
	unless: z.optional(phrasesSchema),
	covers: z.optional(z.string()),
	hints,
});
export type FollowUp = z.infer<typeof followUpSchema>;

/** How to react where the learner speaks `about` something. `called` names it in the farewell ("your family"). */
const reactionSchema = z.object({
	key: z.string().check(z.minLength(1)),
	about: phrasesSchema,
	called: z.optional(sentence),
	say: z._default(z.array(sentence), []),
	followUps: z.array(followUpSchema),
});
export type Reaction = z.infer<typeof reactionSchema>;
export const reactionsSchema = z.array(reactionSchema);

/**
 * Something to find out: how to ask for it, the same in `simpler` words, an `easier` thing to ask when the learner has no
 * idea, what answers it (`answered`), reactions to an answer, what to ask after a short answer or later (`deeper`), and
 * what Henry says of himself when he is asked back.
 */
const planItemSchema = z.object({
	key: z.string().check(z.minLength(1)),
	questions: z.array(sentence).check(z.minLength(3)),
	simpler: sentence,
	easier: z.object({ ask: sentence, hints }),
	answered: phrasesSchema,
	reactions: reactionsSchema,
	deeper: z.array(followUpSchema).check(z.minLength(1)),
	henry: sentence,
	hints,
});
export type PlanItem = z.infer<typeof planItemSchema>;

/**
 * The plan of one conversation. The first item is what the opener asks. `tense` is the time that words without a verb are
 * about. `wordMeanings` explains the harder words of the questions. `offTopic` are words that show that the learner has
 * left the subject, and `sharedReactions` says whether the reactions of all conversations belong to it.
 */
export const scenarioSchema = z.object({
	key: z.string().check(z.minLength(1)),
	tense: z.enum(['past', 'present']),
	openers: sentences,
	items: z.array(planItemSchema).check(z.minLength(5), z.maxLength(7)),
	reactions: reactionsSchema,
	sharedReactions: z.boolean(),
	wordMeanings: z.record(z.string(), sentence),
	offTopic: z.optional(phrasesSchema),
	closings: z.array(sentence).check(z.minLength(2)),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** Sets of words that phrases name. `names` are written as they are spelt; `she` and `he` are people of that pronoun. */
export const wordSetsSchema = z.record(z.string().check(z.regex(/^[a-zA-Z]+$/)), phrasesSchema);
export type WordSets = z.infer<typeof wordSetsSchema>;

const byDifficulty = z.object({ beginner: sentences, intermediate: sentences, advanced: sentences });

/** What Henry says in every conversation, by what for; some of it by the difficulty of the exercise. */
export const coachPhrasesSchema = z.object({
	/** Short signs of listening: after good news, bad news, "no", a few words, some words and many. */
	good: byDifficulty,
	bad: byDifficulty,
	no: byDifficulty,
	short: byDifficulty,
	plain: byDifficulty,
	long: byDifficulty,
	/** After a death, an illness or a separation. */
	loss: sentences,
	/** Before a question about something else. */
	next: byDifficulty,
	/** Before a question is said again, said more slowly, or said in other words. */
	repeat: sentences,
	slower: sentences,
	simpler: sentences,
	forExample: sentences,
	/** When the learner has no idea, asks for help, wants to think or another question. */
	noIdea: sentences,
	startLike: sentences,
	takeYourTime: sentences,
	skip: sentences,
	/** Asked of who refuses the subject of the talk; said to who is asked what they have told. */
	whatInstead: sentences,
	/** Asked where a talk goes on though all of its plan has been spoken about: of the learner, and by who plays a part. */
	whatElse: sentences,
	whatElseInRole: sentences,
	/** Asked where a language model has no question of use. */
	goOn: sentences,
	/** The same in a role play, where one party serves, asks or decides. */
	goOnInRole: sentences,
	askedAlready: sentences,
	/** Said of `{words}`, with which the learner has trouble, by who plays a part and has found nothing else to say. */
	takenUp: sentences,
	/** The meaning of a word is not known here; how to say a word of another language; worries about mistakes. */
	unknownWord: sentences,
	translation: sentences,
	/** What a word is called: `{word}` and `{translation}` come in quotation marks, `{language}` is that of the translation. */
	translated: sentences,
	mistakes: sentences,
	/** Nothing was said: with help, then only waiting; or what was said could not be made out. */
	silence: sentences,
	waiting: sentences,
	unclear: sentences,
	/** Questions back: who Henry is, how he is, and what he cannot have or know. */
	whoHenryIs: sentences,
	howHenryIs: sentences,
	henryHasNoLife: sentences,
	cannotKnow: sentences,
	greeting: sentences,
	/** The subject was left, or the learner was rude. */
	backToSubject: sentences,
	joke: sentences,
	rude: sentences,
	thanks: sentences,
	/** Before and after the farewell. `farewellAbout` has the slot `{subjects}`. */
	farewellAbout: sentences,
	/** The farewell when the learner wants to stop. */
	stopped: sentences,
	afterFarewell: sentences,
	/** The learner wants him to be somebody else, or to do something else; or to tell what he must not. */
	staysHenry: sentences,
	cannotSay: sentences,
	/** Before what the learner said, put right; and where corrections in mid-talk are asked for, or no longer wanted. */
	recast: sentences,
	correctsNow: sentences,
	correctsNoMore: sentences,
	/** The beginning of a talk with somebody known; `{name}` is ", Marta", or nothing. */
	helloAgain: sentences,
	/** Takes up what was told before: `{fact}` is "you have an exam on Friday". */
	takeUp: z.object({ family: sentences, work: sentences, plan: sentences, like: sentences }),
	/** A word or two with which he begins while he thinks: for what is good, for anything, for what is bad, for questions (in a part that he plays, too). */
	interjections: z.object({
		cheer: sentences,
		interest: sentences,
		sympathy: sentences,
		answering: sentences,
		answeringInRole: sentences,
		apology: sentences,
		/** He plays a part. */
		serving: sentences,
		/** He is asked the same behind an answer. */
		askedBack: sentences,
	}),
	/**
	 * How a reaction begins that a model writes on: to a loss, to trouble, to joy, to an opinion, to anything else, and by
	 * somebody whose part Henry plays, also to trouble. `couldSay`: the same for a help.
	 */
	reactions: beginningsByMood,
	/** Whole reactions of somebody whose part Henry plays, which fit whatever was told: without and with trouble. */
	plainReactions: z.object({ role: sentences, roleTrouble: sentences }),
	/** The same of the question behind it, which asks on about what was told. */
	questions: beginningsByMood,
	couldSay: beginnings,
	/** Who was not answered is asked what the question was. */
	whatQuestion: sentences,
	/** The farewell of a talk that has none of its own. */
	closings: sentences,
	farewellHints: hints,
	/** Hints for a question that another coach asked. */
	generalHints: hints,
});
export type CoachPhrases = z.infer<typeof coachPhrasesSchema>;

/**
 * What Henry thinks of a sub-topic: what it is `about`, what is good and what is bad about it, how to ask about it (the
 * last one after a short answer), and what he answers to a reason (`reasons`).
 */
const subTopicViewsSchema = z.object({
	subTopic: sentence,
	about: phrasesSchema,
	good: z.array(sentence).check(z.minLength(2)),
	bad: z.array(sentence).check(z.minLength(2)),
	asks: z.array(sentence).check(z.minLength(2)),
	reasons: z.array(z.object({ about: phrasesSchema, say: sentence })),
	hints,
});
export type SubTopicViews = z.infer<typeof subTopicViewsSchema>;

/** Henry's views for each pair topic, by its key. */
export const pairViewsSchema = z.array(
	z.object({
		key: z.string().check(z.minLength(1)),
		views: z.array(subTopicViewsSchema).check(z.minLength(1)),
	}),
);
export type PairViews = z.infer<typeof pairViewsSchema>;

/**
 * What Henry says in a discussion. `{topic}` is its question, `{option}` a sub-topic inside a sentence, `{options}` one
 * or more of them.
 */
export const pairPhrasesSchema = z.object({
	openers: sentences,
	agree: sentences,
	partly: sentences,
	disagree: sentences,
	heard: sentences,
	/** Before the question about another sub-topic; and to let the learner choose it. */
	moveOn: sentences,
	choose: sentences,
	chooseHints: hints,
	/** For sub-topics that nobody wrote views for; one of each for every sub-topic, and two views for or against it. */
	generalAsks: sentences,
	generalWhys: sentences,
	generalGood: sentences,
	generalBad: sentences,
	generalHints: hints,
	/** After a view of Henry's, when the learner has no idea; one for every sub-topic. */
	doYouAgree: sentences,
	/**
	 * The decision: asking for it, Henry's other choice, his own where the learner has none, and what both agree on.
	 * `{reason}` is what is good about his choice.
	 */
	decide: sentences,
	otherChoice: sentences,
	/** The hard partner keeps his choice until he hears a reason; then he gives way. */
	keptChoice: sentences,
	convinced: sentences,
	ownChoice: sentences,
	/** After his first one was refused. */
	nextChoice: sentences,
	agreed: sentences,
	/** The learner, asked for a choice, only refuses one idea, wants them all, or has asked Henry about one of them. */
	refused: sentences,
	notAll: sentences,
	decideAgain: sentences,
	/** Henry's choice is the learner's; or they find none. */
	sameChoice: sentences,
	noDecision: sentences,
	/** Asked what he thinks, Henry names the idea that he likes best, gives one more reason or has none, and asks back. */
	favourite: sentences,
	reason: sentences,
	noMoreReasons: sentences,
	askBack: sentences,
	decisionHints: hints,
	closings: sentences,
});
export type PairPhrases = z.infer<typeof pairPhrasesSchema>;
