/** Sounds of somebody who looks for words. */
const fillers = 'u+m+|u+h+|e+r+m*|hm+|well|so|and|but|like|you know|i mean|let me (?:see|think)';
const opening = `^(?:(?:${fillers}|sorry|excuse me|yes|no|ok|okay)\\s+)*`;
const auxiliaries =
	'do|does|did|is|are|am|was|were|can|could|will|would|should|shall|may|might|must|have|has|had';
const subjects = 'i|you|he|she|it|we|they|there|this|that';

/** Words after which a sentence goes on: whoever stops there is looking for the next word. */
const openWords =
	/(?:^|\s)(?:and|or|but|because|cause|although|if|when|while|than|as|until|unless|since|where|which|who|whose|the|an?|my|your|his|our|their|its|some|every|each|very|quite|especially|is|are|am|was|were|be|been|being|has|had|will|would|could|should|must|going|got|called|i|we|he|she|they|to|of|in|on|at|for|from|with|about|into|by|near|between|during|without|u+m+|u+h+|e+r+m*|hm+)$/;
/** What somebody begins with who has more to say. */
const beginning = new RegExp(`^(?:(?:${fillers}|in my opinion|for example|i think|i believe)\\s*)+$`);
/** Words after which something is named: "I think that", "I would like". */
const openPhrases =
	/(?:^|\s)(?:(?:is|was|says?|said|thinks?|thought|believe|hope|means?|told \w+) that|(?:i|we|he|she|they)(?: would| do not| does not| don't| doesn't| really| also)? (?:likes?|loves?|needs?|wants?|wanted))$/;
/** Prepositions and the like do end a question: "Where are you from?" */
const endsQuestion =
	/\s(?:to|of|in|on|at|for|from|with|about|by|is|are|was|were|be|like|likes|need|want|that|going|called)$/;
const whQuestion = new RegExp(`${opening}(?:what|where|who|whose|why|which|how|when (?:${auxiliaries}))\\b`);
const yesNoQuestion = new RegExp(
	`${opening}(?:${auxiliaries})(?:n't| not)? (?:${subjects}|the|your|my|his|her|our|their|anyone|anybody|people)\\b`,
);
/** How one begins to ask for something that is still to be named: "Do you know", "Can you tell me". */
const questionStem =
	/(?:^|\s)(?:do|did|can|could|would|will) you (?:please )?(?:know|tell me|think|say|mean|explain|show me)$/;
/** "Yes, I do": words that leave a sentence open end an answer of a few words. */
const shortAnswer = new RegExp(
	`^(?:(?:yes|no|yeah|ok|okay|of course|sure|well|oh|um|uh|hm|mm)\\s)*(?:(?:${subjects})\\s(?:${auxiliaries})|i (?:think|hope|believe|guess) so)$`,
);
/** "If it rains": a clause that another one follows, as long as it is short and has no further subject. */
const subordinate = new RegExp(
	`${opening}(?:if|when|while|although|though|whenever|as (?:soon|long|far) as|(?:before|after|since|until|as) (?=(?:${subjects})\\s))\\s?`,
);
const longSubordinateWords = 9;
/** "After the accident", "Because of the rain": when or why, of which the rest may follow, or the whole answer to that. */
const adverbial = new RegExp(
	`${opening}(?:after|before|during|since|until|at the end of|at the beginning of|when it comes to|because of|instead of|in spite of|thanks to|apart from|according to)(?:\\s\\S+){1,3}$`,
);
const furtherSubject = new RegExp(`\\S+\\s\\S+.*\\s(?:${subjects})\\s`);

/** Lower case, with single spaces and no other marks than apostrophes. */
function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll('’', "'")
		.replaceAll(/[^a-z0-9' ]+/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
}

/**
 * How the words of a turn end, as far as words show it: in the middle of a sentence (`open`), with a question, which
 * gives the word to somebody else, with a phrase alone that begins a sentence or is an answer, or with what may be a whole
 * sentence.
 */
export function clauseEnd(text: string): 'open' | 'question' | 'phrase' | 'sentence' {
	const words = plain(text);
	const asksWhat = whQuestion.test(words);
	const isQuestion = asksWhat || yesNoQuestion.test(words);
	if (shortAnswer.test(words)) return 'sentence';
	const isOpen = [openWords, openPhrases, beginning].some((end) => end.test(words));
	if (isOpen && !(isQuestion && endsQuestion.test(words))) return 'open';
	if (!asksWhat && questionStem.test(words)) return 'open';
	if (isQuestion) return 'question';
	const clause = words.replace(subordinate, '');
	const isAlone = wordCount(clause) < longSubordinateWords && !furtherSubject.test(clause);
	if (clause !== words && isAlone) return 'open';
	return adverbial.test(words) ? 'phrase' : 'sentence';
}

/** What somebody begins with who answers in a word, thanks, or does not know. */
const reply = new RegExp(
	`^(?:(?:${fillers})\\s+)*(?:yes|no|yeah|ok|okay|of course|sure|sorry|thanks?|nice to|see you|good (?:morning|afternoon|evening|night)|(?:i am|i'm) (?:fine|sorry|afraid|not sure)|i (?:do not|don't) (?:know|think|understand|remember))\\b`,
);

/** Whether a text begins as a mere reply does, to which seldom more is added. */
export const isReply = (text: string) => reply.test(plain(text));

/** How many words there are in a text. */
export const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;
