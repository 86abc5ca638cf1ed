/**
 * What tells words that are said to Henry from an ordinary answer. These are parts of regular expressions, for text in
 * small letters, with punctuation or, as it was heard, without.
 */

const courtesy =
	'(?:and|but|so|ok|okay|well|yes|no|oh|sorry|hello|hi|hey|then|now|please|thanks|thank you|excuse me|henry|teacher|just|only|also|always|maybe|first)';

/** Where a command to Henry begins: behind any other word, the same verb tells what somebody does. */
export const commandStart = `(?:(?:^|[.:;!?("“] ?)(?:${courtesy}[ ,]+)*|\\b(?:please|henry|let's|(?:can|could|would|will) (?:you|we)|(?:want|like|need|prefer) (?:that )?you(?: to)?)[ ,]+(?:(?:please|just|only|now|also|always)[ ,]+){0,2})`;

/** Henry is asked back. Where "and you" goes on, it tells what anybody does, unless a question follows. */
export const andYou =
	'\\band (?:you|yours|yourself)(?:(?: henry| too| today)*(?:$|[.!?])|,? (?:henry|what|where|when|why|how|who|which|(?:do|did|are|were|have|can|could|would|will|should) you)\\b)';

/** What stands before somebody else's words ("she asks me how are you"), or before what holds for anybody ("if you …"). */
export const notToHenry =
	'(?:(?<!\\bi )\\b(?:(?:they|people|always|usually|sometimes|never|to|my \\w+) (?:say|ask|tell|shout)|says|said|asks|asked|tells|told|shouts|shouted)(?: (?:me|us|him|her|them|people|that))*|\\b(?:when|whenever|if)) ';

/** Words behind which a second verb is that of the main clause: "what is important is my family". */
const untilVerb = '(?: (?!(?:that|which|who|where|when|if|because|and|but|or)\\b)\\w+){0,4}?';
const isAgain = '(?:is|was|are|were)\\b(?! (?:it|there|you|this)\\b)';

/** What begins like a question with "what", and is the subject of a statement. */
export const whatIsSubject = [
	`what (?:is|was) the (?:most|best|worst|main|only|first)\\b${untilVerb} ${isAgain}`,
	`what (?:is|was|did|does) (?!(?:the|your|an?|this|that|his|her|their|my|our|in|for|it|i|you|he|she|we|they|there)\\b)\\w+${untilVerb} ${isAgain}`,
	`what (?:really )?(?!(?:is|was|does|has|bus|class|business)\\b)\\w*(?:[a-rt-z]s|\\w\\wed|made|came|went|took|gave|cost)\\b${untilVerb} ${isAgain}`,
].join('|');
