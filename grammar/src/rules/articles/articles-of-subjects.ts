import { isLast, withA } from '#grammar/article-needs.ts';
import { lowerAt, unbroken } from '#grammar/clauses.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { isCounted } from '#grammar/one-or-many.ts';
import type { TaggedWord } from '#grammar/tagged-text.ts';

const pastVerb =
	/^(?:was|were|had|came|went|said|told|asked|started|began|finished|ended|stopped|landed|arrived|left|lost|won|fell|broke|closed|opened|looked|seemed|became|took|gave|got|made|didn't|wasn't|weren't|couldn't|ran|saw|answered|explained|happened)$/;
const presentVerb = /^(?:is|has|will|can|isn't|doesn't)$/;
/** People of whom there are many in a story: "a man came in". */
const anyone =
	/^(?:man|woman|boy|girl|person|child|kid|student|baby|stranger|accident|thief|idea|example|fan|reason|movie|star)$/;
const storyNouns: ReadonlySet<string> = new Set(
	'train bus room waiter teacher driver guide receptionist boss manager weather hotel situation plane movie concert match lesson exam flight journey trip festival restaurant museum party owner headmaster nurse journalist airport beach city town village house room castle'.split(
		' ',
	),
);

/** Whether a clause with a verb stands before a word. */
function isVerbBefore(words: readonly TaggedWord[], index: number): boolean {
	for (let back = 1; back <= 6; back++) {
		const word = words[index - back];
		if (!word || word.afterBreak) return false;
		if (/^(?:VERB|AUX)$/.test(word.partOfSpeech))
			return back > 1 || /^(?:NOUN|PRON)$/.test(words[index - back - 1]?.partOfSpeech ?? '');
	}
	return false;
}

const anyPerson =
	/^(?:teacher|student|doctor|driver|teenager|parent|tourist|leader|worker|employee|employer|company|traveller|traveler|foreigner|child|person|guide|advertisement|smartphone|bicycle|manager|politician|specialist|scientist|visitor|customer|citizen|pet|car|dog|computer)$/;
const general =
	/^(?:should|must|can|cannot|can't|wants|needs|has|doesn't|tells|makes|knows|gives|helps|shows|thinks|likes|is)$/;

const partNouns =
	/^(?:end|beginning|middle|top|bottom|center|centre|back|front|side|corner|edge|start|door|roof|name|price|owner|colour|color|size|manager|author|entrance|outside|inside|rest|walls|windows|streets|length|garden|lobby|reception|bank|corner|cost|quality|economy|population|streets|capital|centre|atmosphere)$/;

/** Articles of subjects, and of what something is part of. */
export const articlesOfSubjectsFinders: Finders = {
	/** What the hearer knows: "plane landed", "i saw a dog and dog was big". */
	'the-before-subject-of-a-story'(words) {
		const named = new Set<string>();
		return words.flatMap((word, noun): Finding[] => {
			const name = word.lower;
			if (!isCounted.has(name) && !storyNouns.has(name)) return [];
			const opener = lowerAt(words, noun - 1);
			const wasNamed = named.has(name);
			named.add(name);
			if (word.text !== name || lowerAt(words, noun + 2) === name) return [];
			const verb = words[noun + 1];
			if (!verb || verb.afterBreak || lowerAt(words, noun - 2) === 'of') return [];
			const isFirst = noun === 0 || word.afterBreak;
			if (!isFirst && !/^(?:and|when|because|but|so|then|if|although|while)$/.test(opener)) return [];
			if (opener === 'and' && !isFirst && !isVerbBefore(words, noun - 1)) return [];
			if (anyone.test(name) && !wasNamed) return [];
			if (/^(?:company|food|film|game|staff|police)$/.test(name) && !wasNamed) return [];
			if (isFirst && !wasNamed && !storyNouns.has(name)) return [];
			if (opener === name || (noun === 0 && verb.lower === 'said')) return [];
			if (/^(?:was|were)$/.test(verb.lower) && /^(?:born|the|there)$/.test(lowerAt(words, noun + 2)))
				return [];
			if (
				!pastVerb.test(verb.lower) &&
				!(wasNamed && presentVerb.test(verb.lower) && !/^(?:if|when)$/.test(opener))
			)
				return [];
			if (verb.lower === 'were' && !storyNouns.has(name)) return [];
			return [{ from: noun, to: noun + 1, replacement: `the ${name}` }];
		});
	},
	/** "I think that teacher should know everything". */
	'a-before-subject-in-general': (words) =>
		words.flatMap((word, noun): Finding[] => {
			if (!anyPerson.test(word.lower) || word.text !== word.lower) return [];
			const hasKind =
				/^(?:tour|travel|mobile|primary|university|college|school|taxi|bus|english|language|football)$/.test(
					lowerAt(words, noun - 1),
				) && !word.afterBreak;
			const from = hasKind ? noun - 1 : noun;
			const opener = lowerAt(words, from - 1);
			const isFirst = from === 0 || words[from]?.afterBreak;
			if (
				!isFirst &&
				!/^(?:that|because|think|believe|opinion|example|whereas|while|nowadays|although)$/.test(opener)
			)
				return [];
			if (
				opener === 'that' &&
				!isFirst &&
				!/^(?:think|believe|say|means|mean|so|true|fact|important|know|agree|opinion|statement|idea)$/.test(
					lowerAt(words, from - 2),
				)
			)
				return [];
			const verb = words[noun + 1];
			if (!verb || !unbroken(words, from, noun + 2)) return [];
			const after = lowerAt(words, noun + 2);
			const isModal = /^(?:should|must|can|cannot|can't)$/.test(verb.lower);
			if (isModal && /^(?:i|you|we|he|she|they|it)$/.test(after)) return [];
			if (
				opener === 'that' &&
				(!isModal || /^(?:car|dog|child|company|computer|person|pet|bicycle|smartphone)$/.test(word.lower))
			)
				return [];
			const tells =
				isModal ||
				(/^(?:needs|wants|has)$/.test(verb.lower) && /^(?:to|a|an|more|many)$/.test(after)) ||
				(general.test(verb.lower) && /^(?:to|you|us|people|children|students|how|everything)$/.test(after)) ||
				(verb.lower === 'will' && /^(?:not|never|always|be|help|know|have)$/.test(after)) ||
				(verb.lower === 'knows' && /^(?:the|a|what|more)$/.test(after)) ||
				(verb.lower === 'who' &&
					word.lower !== 'doctor' &&
					after !== 'was' &&
					(/(?:[^si]s|can|should|must)$/.test(after) || after === 'is'));
			if (!tells || (verb.lower === 'is' && after !== 'to')) return [];
			if (
				verb.lower === 'who' &&
				!/^(?:person|student|teacher|child|driver|tourist|leader|worker|company|doctor|guide|parent|manager|employee|employer|traveller|traveler|customer|politician|scientist|specialist)$/.test(
					word.lower,
				)
			)
				return [];
			return [withA(words, from, noun)];
		}),
	/** "At the end of film", "the owner of shop". */
	'the-end-of-the-one': (words) =>
		[...words.keys()].flatMap((noun): Finding[] => {
			const name = lowerAt(words, noun);
			const part = lowerAt(words, noun - 2);
			if (
				lowerAt(words, noun - 1) !== 'of' ||
				!partNouns.test(part) ||
				/^(?:man|woman|person|child|class|town)$/.test(name) ||
				(part === 'front' && name === 'house') ||
				/^(?:a|an|no|some|any|kind|of|this|on|every|each)$/.test(lowerAt(words, noun - 3)) ||
				(noun < 3 && /^(?:end|start|back|front|top|side)$/.test(part))
			)
				return [];
			if (
				!isCounted.has(name) &&
				!/^(?:day|week|month|year|city|town|village|country|street|road|story|film|movie|book|film|house|room|class|lesson|course|company|world|forest|sea|desert|ocean|lesson|lake|century|season|island|mountain|show|night|match|concert|performance)$/.test(
					name,
				)
			)
				return [];
			if (!isLast(words, noun) || !unbroken(words, noun - 3, noun + 1) || words[noun]?.text !== name)
				return [];
			if (part === 'front' && lowerAt(words, noun - 3) === 'in') return [];
			return [{ from: noun, to: noun + 1, replacement: `the ${name}`, words: { name, part } }];
		}),
};
