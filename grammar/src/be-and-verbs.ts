import type { TaggedWord } from './tagged-text.ts';
import { wordSet } from './word-lists.ts';

/** Verbs that tell how things are: they take no "be" before them. */
export const states = wordSet(
	`depend consist belong exist seem agree disagree need want have contain include mean cause know believe understand
	prefer require deserve own tend appear happen occur refer relate suffer participate succeed result arrive start begin`,
);
/** What goes on without doing something to something: "it is rain", "animals are die". */
export const goingOn = wordSet(
	`rain die increase decrease grow work live wait study learn talk walk run try sleep play listen disappear travel
	cry laugh smile suffer rise improve fall swim dance sing drive cook read eat`,
);
/** What is done to something: without an object after it, it is done by somebody. */
export const doneTo = wordSet(
	`build make solve teach use spend speak call know find reduce protect improve destroy create produce allow force
	invite accept reject invent discover cause influence affect control damage consider punish respect avoid prevent
	achieve buy sell pay send give take see write steal kill forget educate motivate encourage throw replace recycle
	hide lose win break close choose cut explain describe develop organize organise prepare prohibit ban forbid
	separate divide convince help change do eat keep learn bring hurt cure treat connect share save clean cook
	understand paint repair frighten collect correct deliver wash check cancel feed throw postpone repair restore decorate employ hire ask expect require request persuade design injure
	repair restore remove handle limit store obtain add follow apply attract present provide support translate
	compare define express identify ignore implement introduce involve judge measure publish realize recognize
	satisfy test trust watch wear discuss surround publish attack shoot injure arrest finish blame`,
);
/** Where "is go" is right: "all you do is go", "what it does is help". */
export const fillers = wordSet(
	'what whatever all do does did done thing things best least only idea way plan goal job advice dream let hobby aim purpose wish task duty role',
);

export const pieceOfAdvice =
	/^(?:rules?|secret|tips?|trick|key|point|motto|message|answer|solution|steps?|lesson|moral|recommendation|suggestion|slogan|principle|strategy|option|alternative|deal|course|hobbies|life|method)$/;
export const nounToo =
	/^(?:change|control|damage|respect|cause|help|work|influence|study|walk|sleep|play|travel|dance|waste|talk)$/;

export const isObjectStart = (words: readonly TaggedWord[], index: number) => {
	const word = words[index];
	if (!word || word.afterBreak) return false;
	if (
		/^(?:by|in|at|from|with|of|on|for|as|to|next|last|twice|because|when|if|so|and|but|all|that|again|more|now|how|where|very)$/.test(
			word.lower,
		)
	)
		return false;
	return (
		/^(?:DET|PRON|NOUN|ADJ|NUM|PROPN)$/.test(word.partOfSpeech) &&
		!/^(?:i|he|she|we|they|who|which)$/.test(word.lower)
	);
};
