import { isLast, isNounOnly, withA } from '#grammar/article-needs.ts';
import { lowerAt, startsClause, unbroken } from '#grammar/clauses.ts';
import { isUsualQuality, qualitiesFrom, singularThings } from '#grammar/countable-nouns.ts';
import type { Finders, Finding } from '#grammar/grammar-rule.ts';
import { isCounted, valued } from '#grammar/one-or-many.ts';

const describedPlaces =
	/^(?:house|flat|apartment|room|hotel|village|town|city|country|office|hospital|garden|park|street|university|restaurant|area|place|region|neighbourhood|neighborhood|family|world|school|bed|shop|building|bridge|car|bus|train|plane|boat|beach|job|team|group|table|chair|forest|island|valley|sea|river|lake|field|tunnel|mountain)$/;
/** What needs "a" with an adjective after "be" and after "a ... and". */
const saidOf =
	/^(?:responsibility|process|feeling|relationship|attitude|approach|effort|welcome|meal|mother|father|parent|friend|way|thing|event|place|country|city|town|school|family|subject|game|film|week|day|month|year|trip|task|step|change|challenge|opportunity|mistake|lie|watch|salary|garden|career|personality|voice|smile|example|surprise|meeting|evening|holiday|weekend|present|match|performance|experience|job|course|test|lesson|victory)$/;
const notInPlaces =
	/^(?:old town|long (?:beach|island)|modern world|real world|good (?:company|family)|(?:private|public|local|international|special|good|old|traditional) school|modern (?:school|world|family|city)|.* bed|(?:old|long|high) street|(?:central|hyde) park|big (?:world|table))$/;

const singularVerb =
	/^(?:who|is|has|was|should|can|cannot|can't|must|will|would|could|may|might|needs|wants|has|doesn't|isn't|makes|gives|helps|takes|knows|likes|enjoys|thinks|works|uses|always|never|often|usually)$/;

const valueVerbs =
	/^(?:has|have|had|having|get|gets|got|getting|live|lives|lived|living|lead|leads|led|leading|give|gives|gave|giving|create|creates|created|build|builds|built|provide|provides|provided|need|needs|needed|want|wants|wanted|offer|offers|offered|develop|develops|make|makes|made|play|plays|played|playing|plan|find|finds|found|earn|earns|earned|earning|keep|keeps|maintain|be|become|becomes|became|becoming|achieve|reach|receive|receives|received|follow|follows|leave|leaves|left|take|takes|took|form|show|shows|showed|feel|feels|felt|pay|pays|paid|gain|gains|set|sets|cause|causes|caused|enjoy|choose)$/;
const bareAsValued = /^(?:good|enough|first|second|high|little|some|much|more|great|poor|low)$/;

/** "A" before nouns with adjectives in further places. */
export const aWithQualitiesFinders: Finders = {
	/** "Good teacher should be patient". */
	'a-before-described-subject': (words) =>
		singularThings(words).flatMap((noun): Finding[] => {
			const from = qualitiesFrom(words, noun);
			if (from === noun || !isCounted.has(lowerAt(words, noun))) return [];
			if (
				!isUsualQuality(words[from]) &&
				!/^(?:average|typical|ideal|mobile|foreign)$/.test(lowerAt(words, from))
			)
				return [];
			if (/^(?:general|private|public|poor)$/.test(lowerAt(words, from))) return [];
			const verb = lowerAt(words, noun + 1);
			if (!singularVerb.test(verb) || verb === 'was' || !unbroken(words, from, noun + 2)) return [];
			if (/^(?:i|you|he|she|it|we|they|this|that)$/.test(lowerAt(words, noun + 2))) return [];
			const opener = lowerAt(words, from - 1);
			if (
				opener === 'that' &&
				(!/^(?:good|bad|great|successful|responsible|typical|ideal|average)$/.test(lowerAt(words, from)) ||
					!/^(?:should|must|can|needs|has)$/.test(verb))
			)
				return [];
			const isFirst = from === 0 || words[from]?.afterBreak;
			if (
				!isFirst &&
				!/^(?:that|because|if|when|think|believe|but|so|although|however|nowadays|opinion|say|sometimes)$/.test(
					opener,
				)
			)
				return [];
			if (
				!isFirst &&
				!startsClause(words, from) &&
				opener !== 'opinion' &&
				opener !== 'nowadays' &&
				opener !== 'that'
			)
				return [];
			return [withA(words, from, noun)];
		}),
	/** "He is still ordinary clerk", "in old house". */
	'a-before-described-one': (words) =>
		words.flatMap((word, noun): Finding[] => {
			const isPlace = describedPlaces.test(word.lower);
			if ((!isCounted.has(word.lower) && !isPlace && !saidOf.test(word.lower)) || !isLast(words, noun))
				return [];
			const from = qualitiesFrom(words, noun);
			if (!isNounOnly(words, from, noun)) return [];
			const opener = lowerAt(words, from - 1);
			const before = lowerAt(words, from - 2);
			const isStill =
				/^(?:still|always|also|just|really|actually|probably|definitely|certainly|not|never|already|now)$/.test(
					opener,
				) &&
				/^(?:am|is|was|he's|she's|it's|i'm|isn't|that's)$/.test(before) &&
				(from < noun ||
					(isCounted.has(word.lower) &&
						word.lower !== 'room' &&
						/^(?:just|still|also|not|really)$/.test(opener)));
			if (from === noun && !isStill) return [];
			const isSaid =
				from < noun &&
				isUsualQuality(words[from]) &&
				/^(?:is|was|be|been|being|becomes|become|became|isn't|wasn't)$/.test(opener) &&
				!/^(?:what|which|who|how|where|there)$/.test(before);
			const isGiven =
				from < noun &&
				isUsualQuality(words[from]) &&
				/^(?:me|him|us|them)$/.test(opener) &&
				!/^(?:life|pleasure|history|success|culture)$/.test(word.lower) &&
				/^(?:give|gives|gave|given|giving|offer|offers|offered|recommend|recommended|buy|bought|tell|told|show|showed|make|made|send|sent|bring|brought|find|found)$/.test(
					before,
				);
			const isIn =
				isPlace &&
				isUsualQuality(words[from]) &&
				/^(?:in|at|from|into|inside|near|behind|to|by|on|with|through|across|around|under)$/.test(opener) &&
				!notInPlaces.test(`${lowerAt(words, noun - 1)} ${word.lower}`);
			if (
				isIn &&
				/^(?:school|family|job|team|group|bus|train|plane|boat|car|bed|table)$/.test(word.lower) &&
				/^(?:to|at|on|by)$/.test(opener)
			)
				return [];
			if (isStill && lowerAt(words, noun + 1) === 'enough') return [];
			if (!isStill && !isIn && !isSaid && !isGiven) return [];
			if (isSaid && /^(?:poor|dear)$/.test(lowerAt(words, from))) return [];
			if (isPlace && isSaid && /^(?:school|bed|world|family|team)$/.test(word.lower)) return [];
			return [withA(words, from, noun)];
		}),
	/** "Live happy life", "have negative influence". */
	'a-before-described-value': (words) =>
		words.flatMap((word, noun): Finding[] => {
			const verbs = valued.get(word.lower);
			if (!verbs || word.afterBreak) return [];
			const next = words[noun + 1];
			if (next && !next.afterBreak && /^(?:NOUN|PROPN|ADJ)$/.test(next.partOfSpeech)) return [];
			if (
				next &&
				!next.afterBreak &&
				/^(?:and|or)$/.test(next.lower) &&
				/^(?:NOUN|ADJ)$/.test(words[noun + 2]?.partOfSpeech ?? '')
			)
				return [];
			if (next && !next.afterBreak && /ing$/.test(next.lower)) return [];
			if (
				/^(?:(?:real|everyday|public|married|modern|human|daily|eternal) life|(?:great|considerable|political|social|economic) influence|(?:full|half|top) price|(?:good|special) reason)$/.test(
					`${lowerAt(words, noun - 1)} ${word.lower}`,
				)
			)
				return [];
			if (/^(?:common sense|good position)$/.test(`${lowerAt(words, noun - 1)} ${word.lower}`)) return [];
			const from = qualitiesFrom(words, noun);
			if (from === noun || !isNounOnly(words, from, noun)) return [];
			const verb = lowerAt(words, from - 1);
			if (!verbs.test(verb) || !valueVerbs.test(verb)) return [];
			if (
				/^(?:the|a|an|of|my|his|her|their|our|your|hand|no)$/.test(lowerAt(words, from - 2)) &&
				!/^(?:has|have|had)$/.test(verb)
			)
				return [];
			if (
				bareAsValued.test(lowerAt(words, noun - 1)) &&
				/^(?:effect|influence|experience|value|status|use|speed|understanding|quality|taste|knowledge|control|time|memory|need|potential)$/.test(
					word.lower,
				)
			)
				return [];
			return [withA(words, from, noun)];
		}),
};
