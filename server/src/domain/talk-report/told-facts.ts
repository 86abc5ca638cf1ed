import { maxFactCharacters } from '@henry/contract/limits.ts';
import type { ToldFact } from '@henry/contract/memory.ts';
import { applyEdits } from '@henry/grammar/check-grammar.ts';
import { moved } from '@henry/grammar/places.ts';
import { isLoss } from '#server/domain/conversation/loss.ts';
import type { LearnerText } from './learner-text.ts';
import type { Feedback } from './reported-corrections.ts';

const person =
	'(?:brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|kids?|twins|wife|husband|partner|girlfriend|boyfriend|mother|mum|mom|father|dad|parents|grand\\w+|cousins?|uncles?|aunts?|nephews?|nieces?|dogs?|cats?)';
const event =
	'(?:exams?|tests?|interviews?|trips?|weddings?|holidays?|concerts?|match|games?|presentation|party|birthday|driving test|race|flight|moving|visit)';
const when =
	'(?:tomorrow|tonight|this (?:weekend|week|month|summer|winter|spring|autumn|year|evening)|next \\w+|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|two|three|a few) ?\\w*)';
/** "I'm a bit tired" is no job. */
const job =
	'(?:a|an) (?!(?:bit|little|lot|fan|good|bad|big|person|man|woman|boy|girl|nice|shy|quiet|very|kind|lover|vegetarian|vegan)\\b)(?:[a-z]+ )?[a-z]*(?:er|or|ist|ian|ant|nurse|chef|cook|student|pilot|clerk|architect|scientist|guard|agent|doctor|mechanic|secretary)\\b';

/** What is worth remembering, by how it begins; each goes on to the end of its clause. */
const sounds: readonly { kind: Exclude<ToldFact['kind'], 'name'>; pattern: RegExp }[] = [
	{ kind: 'plan', pattern: new RegExp(`\\b(?:i have|i've got|i've) (?:an?|my|the) (?:\\w+ )?${event}\\b`) },
	{
		kind: 'plan',
		pattern: new RegExp(
			`\\b(?:i'm going to|i am going to|i will|i'll|we're going to|we are going to|we will)\\b(?=.*\\b${when})`,
		),
	},
	{
		kind: 'plan',
		pattern: /\bi(?:'m| am) (?:planning|preparing|training|saving|learning) (?:to|for|a|an|the)\b/,
	},
	{
		kind: 'plan',
		pattern:
			/\bi (?:want|would like|hope|plan) to (?:learn|become|visit|move|study|travel|buy|start|run|open|build|get)\b/,
	},
	{
		kind: 'family',
		pattern: new RegExp(`\\b(?:i have|i've got) (?:an?|one|two|three|four|five|many) (?:\\w+ )?${person}\\b`),
	},
	{
		kind: 'family',
		pattern: new RegExp(
			`\\bmy (?:\\w+ )?${person} (?:is called|are called|is a|is an|works|lives|live|studies|study|plays)\\b`,
		),
	},
	{ kind: 'work', pattern: /\bi(?:'m| am)? (?:work|working) (?:as|in|for|at|with)\b/ },
	{ kind: 'work', pattern: new RegExp(`\\b(?:i'm|i am) ${job}`) },
	{ kind: 'work', pattern: /\bi(?:'m| am)? (?:study|studying) (?!at the moment)\w/ },
	{
		kind: 'like',
		pattern:
			/\bi (?:really |also )?(?:like|love|enjoy) (?!it\b|that\b|this\b|them\b|you\b|him\b|her\b|the idea|how\b|when\b|to do\b|to say\b|because\b|very\b|so\b)\w/,
	},
	{ kind: 'like', pattern: /\bmy favou?rite \w+(?: \w+)? (?:is|are)\b(?! that| this| it)/ },
];
const namePattern = /\b(?:my name is|my name's|you can call me|call me) (\p{L}[\p{L}'-]+)/iu;
const noName = /^(?:not|very|a|the|in|on|is|and|but|later|back|tomorrow)$/i;

/** What nobody wants to be reminded of, or what is nobody's business. */
const privateWords =
	/\b(?:pregnan\w*|depress\w*|anxi\w*|therap\w*|medicine|pills?|illness|disease|doctor's|diagnos\w*|sex\w*|gay|lesbian|religi\w*|church|mosque|pray\w*|muslim|christian|jewish|vote[ds]?|party member|union|arrest\w*|prison|police|debts?|address|passport|password|phone number)\b/;
/** Where a clause ends, or goes on with something else. */
const clauseEnd =
	/[.!?,;:\n]| (?:and (?=i\b|my\b|we\b|it\b|she\b|he\b|they\b|you\b)|but|because|so|when|while|if|although|then|which|who) ?/;
const fewestWords = 3;
const mostFacts = 10;

type Clause = { start: number; text: string };

/** The clause that begins at a place of a text. */
function clauseAt(text: string, start: number): Clause {
	const rest = text.slice(start);
	const end = rest.search(clauseEnd);
	return { start, text: (end === -1 ? rest : rest.slice(0, end)).trimEnd() };
}

/** A clause with its corrections done, and written as a sentence begins. */
function written({ start, text }: Clause, { corrections }: Feedback): string {
	const edits = corrections
		.filter(({ originalSpan }) => start <= originalSpan.start && originalSpan.end <= start + text.length)
		.map(({ originalSpan, replacement }) => ({ span: moved(originalSpan, -start), replacement }))
		.sort((one, other) => one.span.start - other.span.start);
	const plain = applyEdits(text, edits)
		.replaceAll(/\bi\b(?!['’]?\w)/g, 'I')
		.replaceAll(/\bi(?=['’])/g, 'I');
	return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function factsIn(line: string, offset: number, learner: LearnerText, feedback: Feedback): ToldFact[] {
	const lower = line.toLowerCase().replaceAll('’', "'");
	const isSure = ({ start, text }: Clause) =>
		!learner.unsure.some((place) => place.start < start + text.length && start < place.end);
	const facts = sounds.flatMap(({ kind, pattern }): ToldFact[] => {
		const found = pattern.exec(lower);
		if (!found) return [];
		const clause = clauseAt(learner.text, offset + found.index);
		const text = written(clause, feedback);
		const isFit =
			text.split(/\s+/).length >= fewestWords &&
			text.length <= maxFactCharacters &&
			/\p{L}$/u.test(text) &&
			isSure(clause) &&
			!privateWords.test(text.toLowerCase());
		return isFit ? [{ kind, text }] : [];
	});
	const name = namePattern.exec(line);
	const [, called = ''] = name ?? [];
	const place = { start: offset + (name?.index ?? 0), text: name?.[0] ?? '' };
	if (called === '' || noName.test(called) || !isSure(place)) return facts;
	return [{ kind: 'name', text: called.charAt(0).toUpperCase() + called.slice(1) }, ...facts];
}

/**
 * What a learner told of themselves that is worth remembering: name, family, work, plans, likes; in their own words, put
 * right, and only where every word of it was heard for sure. A turn that tells of a loss is left alone, and so is what is
 * private. The same thing said twice is there once.
 */
export function toldFacts(learner: LearnerText, feedback: Feedback): ToldFact[] {
	const all = learner.turns.flatMap(({ span }) => {
		const text = learner.text.slice(span.start, span.end);
		if (isLoss(text.toLowerCase())) return [];
		let offset = span.start;
		return text.split(/(?<=[.!?])\s+/).flatMap((line) => {
			const at = learner.text.indexOf(line, offset);
			offset = at + line.length;
			return factsIn(line, at, learner, feedback);
		});
	});
	const unique = new Map(all.map((fact) => [`${fact.kind} ${fact.text.toLowerCase()}`, fact]));
	const places = new Map([...unique.values()].map((fact) => [fact.text.toLowerCase(), fact]));
	return [...places.values()].slice(0, mostFacts);
}
