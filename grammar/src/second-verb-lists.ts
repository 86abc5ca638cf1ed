import { commonVerbs, verbForms } from './verb-forms.ts';

/** Common verbs that may follow another verb or a preposition, as alternatives of a phrase. */
export const secondVerbs =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|find|bring|sleep|sing|swim|spend|think|choose|forget|teach|send|drive|wear|pay|play|live|travel|watch|visit|work|study|use|help|talk|listen|walk|wait|prepare|improve|communicate|follow|finish|keep|take|be|start|stay|leave|move|call|open|build|earn|protect|reduce|solve|explain|stop|enjoy|relax|practice|practise|ask|change|cook|clean|pass|manage|develop|create|grow|share|save|achieve|succeed|help';
/** Those of them that are hardly ever nouns. */
export const plainVerbs =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|find|bring|sing|swim|spend|choose|forget|teach|send|drive|wear|pay|live|visit|improve|communicate|follow|keep|take|be|stay|leave|build|earn|protect|reduce|solve|explain|enjoy|prepare|study';
/** Those that are never nouns and never stand before one. */
export const neverNouns =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|bring|sing|swim|spend|choose|teach|send|wear';
/** Words with which what a verb is about begins. */
export const objectOpeners =
	'a|an|the|my|your|our|his|her|their|it|them|him|us|me|some|more|new|good|better|money|english|people|friends|things|information|food|this|that|many|different|other';

/** Their forms with -ing. */
export const secondGerunds = secondVerbs
	.split('|')
	.map((verb) => verbForms(verb).gerund)
	.join('|');

/** Verbs that are never nouns, so that their bare form shows a verb. */
export const pureVerbs: ReadonlySet<string> = new Set(
	`${plainVerbs.replaceAll('|', ' ')} accept achieve acquire adapt adopt afford agree apologise apologize appear apply
	appreciate argue arrive assume attend avoid believe belong borrow broaden carry celebrate choose collaborate collect combine
	communicate compare compete complain concentrate conclude confirm consider consist construct consume contain continue
	contribute convince criticise criticize decide deliver demonstrate deny depend describe deserve destroy determine develop
	die disappear discover discuss distinguish distract donate educate eliminate embarrass emphasise emphasize enable encounter
	encourage enhance enjoy ensure enter entertain establish evaluate evolve examine expand expect explain explore express
	facilitate forget forgive fulfil gather generate happen identify ignore illustrate imagine impress include indicate inform
	insist inspire intend interact interpret interrupt introduce invent invest invite involve join justify learn listen maintain
	memorise memorize minimise minimize motivate obtain occur organise organize overcome participate perform persuade pollute
	possess prefer prepare preserve pretend prevent produce promote protect prove provide publish raise reach react realise
	realize receive recognise recognize recommend recover recycle reduce refer reflect refuse reject relate relax rely remain
	remember remind remove repair replace represent require resolve respond restrict reveal satisfy seem select send serve
	share specialise specialize stimulate strengthen succeed suffer suggest support survive teach tell threaten tolerate
	transform translate treat try undergo undertake wait watch widen worry
	throw blame defend define delete disappoint dominate emigrate employ enrich exaggerate expose extend govern hesitate hire impose infect
	inhabit injure install invade obey observe offend postpone predict punish purchase regulate restore ruin utilize utilise weigh`.split(
		/\s+/,
	),
);

/** The gerunds of common verbs. */
export const commonGerunds: ReadonlySet<string> = new Set(
	[...commonVerbs].map((verb) => verbForms(verb).gerund),
);
