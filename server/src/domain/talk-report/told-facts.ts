import { maxFactCharacters } from '@henry/contract/limits.ts';
import type { ToldFact } from '@henry/contract/memory.ts';
import { lastDayOf, timeAhead } from '@henry/contract/plan-day.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import { moved } from '@henry/grammar/places.ts';
import { wordLists } from '@henry/grammar/word-lists.ts';
import { isLoss } from '#server/domain/conversation/loss.ts';
import type { LearnerText } from './learner-text.ts';
import { isPrivate } from './private-matters.ts';
import type { Feedback } from './reported-corrections.ts';
import { clauseOf, isCutOff, isTold, openWord } from './told-clauses.ts';

const person =
	"(?:brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|kids?|twins|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|parents|grand\\w+|cousins?|uncles?|aunts?|nephews?|nieces?|dogs?|cats?)(?:[ -]in[ -]law)?\\b(?!['’])";
const someOf = '(?:an?|my|the|\\d+|one|two|three|four|five|six|seven|eight|many|some|several)';
/** What may stand before a noun. */
const gap =
	'(?:(?!(?:an?|the|my|our|his|her|their|of|with|for|from|about|and|or|to|in|at|on|but|like|than)\\b)[\\w-]+ ){0,3}?';
const adverb = '(?:(?:also|just|still|now|only|even|always|\\w+ly) )?';
/** What is ahead also without a day. */
const event = '(?:exams?|tests?|interviews?|trips?|weddings?(?! (?:dress|ring))|presentations?)\\b';
const eventOfDay =
	'(?:holidays?|concerts?|match|games?|party|birthday|driving test|race|flight|moving|visit)\\b';
/** "I'm a bit tired" is no job, and a good driver need not be one by trade. */
const noJob =
	'(?!(?:bit|little|lot|fan|good|bad|big|great|hard|fast|nervous|careful|retired|former|future|of|like|and|to|for|with)\\b)';
const job = `(?:${[...wordLists.job].join('|')}|nurse|chef|cook|baker|butcher|barber|builder|carpenter|plumber|cleaner|cashier|clerk|guard|pilot|steward(?:ess)?|firefighter|police officer|soldier|sailor|fisherman|gardener|babysitter|nanny|tutor|professor|lecturer|headteacher|librarian|editor|translator|interpreter|writer|artist|dancer|designer|manager|director|consultant|assistant|analyst|economist|banker|broker|trader|salesperson|seller|shopkeeper|shop assistant|vet|surgeon|paramedic|pharmacist|therapist|physiotherapist|social worker|freelancer|trainee|apprentice|intern|trainer|coach|(?:taxi|bus|truck|lorry|train) driver|\\w+(?:ologist|grapher|ician|ineer|keeper|maker|dresser))(?!['’\\w])`;

type Sound = {
	kind: Exclude<ToldFact['kind'], 'name'>;
	/** How it begins; where it ends in a space, something must follow. */
	pattern: RegExp;
	/** Only where a day is named for it. */
	needsDay?: true;
};
const sounds: readonly Sound[] = [
	{
		kind: 'plan',
		pattern: new RegExp(`\\b(?:i have|i've)(?: got)? ${adverb}(?:${someOf} ${gap})?${event}`, 'g'),
	},
	{
		kind: 'plan',
		pattern: new RegExp(`\\b(?:i have|i've)(?: got)? ${adverb}(?:${someOf} ${gap})?${eventOfDay}`, 'g'),
		needsDay: true,
	},
	{
		kind: 'plan',
		pattern: /\b(?:(?:i'm|i am|we're|we are) (?:going|gonna)|i will|i'll|we will|we'll) /g,
		needsDay: true,
	},
	{
		kind: 'plan',
		pattern: /\bi(?:'m| am) (?:planning|preparing|training|saving|learning) (?:to|for|an?(?! lot)|the) /g,
	},
	{
		kind: 'plan',
		pattern:
			/\bi(?: want| would like|'d like| hope| plan) to (?:learn|become|visit|move|study|travel|buy|start|run|open|build|get) /g,
	},
	{
		kind: 'family',
		pattern: new RegExp(`\\b(?:i have|i've)(?: got)? ${adverb}(?!my|the)${someOf} ${gap}${person}`, 'g'),
	},
	{
		kind: 'family',
		pattern: new RegExp(
			`(?<!\\b(?:my|our|his|her) \\w+ (?:and|or) )\\bmy (?:\\w+ )?${person} (?:is called|are called|is an?|works|lives|live|studies|study|plays) `,
			'g',
		),
	},
	{
		kind: 'work',
		pattern: new RegExp(`\\bi(?:'m| am)? ${adverb}(?:works?|working) (?:as|in|for|at|with|from) `, 'g'),
	},
	{
		kind: 'work',
		pattern: new RegExp(`\\b(?:i'm|i am) ${adverb}(?:(?:an?|the) (?:${noJob}[\\w-]+ ){0,3})?${job}`, 'g'),
	},
	{ kind: 'work', pattern: new RegExp(`\\bi(?:'m| am)? ${adverb}(?:study|studying) (?!at the moment)`, 'g') },
	{
		kind: 'like',
		pattern: new RegExp(
			`\\bi ${adverb}(?:like|love|enjoy) (?!(?:it|that|this|them|you|him|her|how|when|because|very|so|most|about|of|in|on|at|for|from|to do|to say|the idea|the same|everything|everyone|everybody|people|family|kids|children|myself|both)\\b|(?:(?:my|our|the|all|whole|little|old|big) )+(?:family|friends?|life|job|work|${person})\\b)`,
			'g',
		),
	},
	{ kind: 'like', pattern: /\bmy favou?rite \w+(?: \w+)? (?:is|are) (?!that|this|it|when)/g },
];

/** Said to Henry, or of something that only this talk knows; who works in IT says so. */
const vague =
	/\b(?:you|your|yours|henry|sorry|them|him|(?<!\b(?:in|of|an?|study|studying) )it|we(?:'ll| will) see)\b/;
const habit = /\b(?:(?:every|each) \w+|always|usually|normally|often|sometimes)\b/;
const conditionBefore = /\bif\b[^.!?;]*$/;
const conditionOrEnd = /^,? ?(?:if|unless)\b|\b(?:cancel\w*|postponed|can't go|cannot go)\b/;
const timeBefore = new RegExp(
	`(?:(?:on|in|at|for|the) ){0,2}(?:${timeAhead.source})(?: (?:morning|afternoon|evening|night))?,? $`,
);
const joke = /\b(?:kidding|joking|a joke|a lie)\b/;
/** So many characters around something are read for what it means. */
const nearby = 150;
const anyDay = '2000-01-01';
const fewestWords = 3;
const mostFacts = 10;

/** A sentence of the learner's, and the same in small letters. */
type Line = { text: string; lower: string; offset: number };

/** A clause with its corrections done, and written as a sentence begins. */
function written(text: string, start: number, { corrections }: Feedback): string {
	const edits = corrections
		.filter(({ originalSpan }) => start <= originalSpan.start && originalSpan.end <= start + text.length)
		.map(({ originalSpan, replacement }) => ({ span: moved(originalSpan, -start), replacement }))
		.sort((one, other) => one.span.start - other.span.start);
	const plain = applyEdits(text, edits)
		.replaceAll(/ (?:u+[hm]+|e+[hr]+m*)\b,?/gi, '')
		.replaceAll(/\bi\b(?!['’]?\w)/g, 'I')
		.replaceAll(/\bi(?=['’])/g, 'I');
	return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Whether a plan is for once, and depends on nothing. */
function isForOnce(clause: string, before: string, after: string): boolean {
	const lastWords = before.split(' ').slice(-2).join(' ');
	const isHabit = habit.test(clause) || habit.test(lastWords);
	return !(isHabit || conditionBefore.test(before) || conditionOrEnd.test(after));
}

/** The clause of a line in which something was found, if it tells that of the learner as it is now. */
function toldClause({ kind, needsDay }: Sound, found: RegExpExecArray, line: Line) {
	const { text, lower } = line;
	const [sound] = found;
	const follows = found.index + sound.trimEnd().length;
	const near = (at: number) => lower.slice(Math.max(0, at - nearby), at);
	const dayBefore = kind === 'plan' ? (timeBefore.exec(near(found.index))?.[0].length ?? 0) : 0;
	const start = found.index - dayBefore;
	const end = follows + clauseOf(text.slice(follows, follows + nearby)).length;
	const clause = lower.slice(start, end);
	const [before, after] = [near(start).trimEnd(), lower.slice(end, end + nearby)];
	const isWhole = !isCutOff(clause) && (end > follows || !sound.endsWith(' '));
	const isFit =
		isWhole &&
		!vague.test(clause) &&
		isTold(clause, before, after) &&
		(kind !== 'plan' || isForOnce(clause, before, after)) &&
		(!needsDay || lastDayOf(clause, anyDay) !== undefined);
	return isFit ? { text: text.slice(start, end), start: line.offset + start } : undefined;
}

const said = "(\\p{L}[\\p{L}'-]+)(?![\\p{L}'-])";
const namePatterns = [
	new RegExp(`\\bmy name(?: is|'s) ${said}(?! (?:to|in|of|on|for|as|at|with|by|than|an?|the)\\b)`, 'giu'),
	new RegExp(
		`\\bcalls? me ${said}(?=[.!?,;:]|$| (?:and|but|because|so|please|i|in my|at home|at work)\\b)`,
		'giu',
	),
];
/** What is said of a name, and when or how somebody is called. */
const noName =
	/^(?:not|no|there|here|now|then|later|back|again|soon|often|today|tonight|tomorrow|\w+day|crazy|stupid|lazy|fat|weird|liar|boss|mum|mom|mama|dad|papa|sir|baby|names|difficult|easy|hard|short|long|common|rare|strange|unusual|funny|beautiful|ugly|old|new|popular|normal|simple|typical|important|special|different|unique|wrong|right|secret|private|nice|good|bad|great|spanish|english|catalan|basque|french|german|italian|foreign|written|spelled|spelt|pronounced|called|what|quite|always|never|just|maybe|please|\w+(?:able|ible|ful|ous|less|ing))$/i;

const isNameWord = (word: string) =>
	!openWord.test(word) &&
	!noName.test(word) &&
	!wordLists.job.has(word.toLowerCase()) &&
	!wordLists.relative.has(word.toLowerCase());

/**
 * What a learner told of themselves that is worth remembering: name, family, work, plans, likes; in their own words, put
 * right, and only where every word of it was heard for sure. A turn that tells of a loss is left alone, and so is what is
 * private. The same thing said twice is there once.
 */
export function toldFacts(learner: LearnerText, feedback: Feedback): ToldFact[] {
	const isSure = (start: number, length: number) =>
		!learner.unsure.some((place) => place.start < start + length && start < place.end);

	function namesIn({ text, lower, offset }: Line): ToldFact[] {
		return namePatterns
			.flatMap((pattern) => [...text.matchAll(pattern)])
			.flatMap(({ 0: found, 1: name = '', index }): ToldFact[] => {
				const isName = isNameWord(name) && isTold('', lower.slice(0, index).trimEnd(), '');
				const isKept = isName && isSure(offset + index, found.length);
				return isKept ? [{ kind: 'name', text: name.charAt(0).toUpperCase() + name.slice(1) }] : [];
			})
			.slice(0, 1);
	}

	function factsIn(line: Line): ToldFact[] {
		if (isPrivate(line.lower)) return [];
		return sounds.flatMap((sound) =>
			[...line.lower.matchAll(sound.pattern)].flatMap((found): ToldFact[] => {
				const clause = toldClause(sound, found, line);
				if (!clause || !isSure(clause.start, clause.text.length)) return [];
				const text = written(clause.text, clause.start, feedback);
				const isFit =
					text.split(/\s+/).length >= fewestWords && text.length <= maxFactCharacters && /\p{L}$/u.test(text);
				return isFit ? [{ kind: sound.kind, text }] : [];
			}),
		);
	}

	const all = learner.turns.flatMap(({ span }) => {
		const turn = learner.text.slice(span.start, span.end);
		if (isLoss(turn.toLowerCase()) || joke.test(turn.toLowerCase())) return [];
		let offset = span.start;
		return turn.split(/(?<=[.!?])\s+/).flatMap((text) => {
			const line = {
				text,
				lower: text.toLowerCase().replaceAll('’', "'"),
				offset: learner.text.indexOf(text, offset),
			};
			offset = line.offset + text.length;
			return [...namesIn(line), ...factsIn(line)];
		});
	});
	const places = new Map(all.map((fact) => [fact.text.toLowerCase(), fact]));
	return [...places.values()].slice(0, mostFacts);
}
