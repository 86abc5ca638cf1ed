import { verbForms } from './verb-forms.ts';

/** Common verbs that may follow another verb or a preposition, as alternatives of a phrase. */
export const secondVerbs =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|find|bring|sleep|sing|swim|spend|think|choose|forget|teach|send|drive|wear|pay|play|live|travel|watch|visit|work|study|use|help|talk|listen|walk|wait|prepare|improve|communicate|follow|finish|keep|take|be|start|stay|leave|move|call|open|build|earn|protect|reduce|solve|explain|stop|enjoy|relax|practice|practise|ask|change|cook|clean|pass|manage|develop|create|grow|share|save|achieve|succeed|help';
/** Those of them that are hardly ever nouns. */
export const plainVerbs =
	'go|eat|come|make|do|have|see|know|learn|buy|get|say|tell|speak|read|write|give|meet|become|understand|find|bring|sing|swim|spend|choose|forget|teach|send|drive|wear|pay|live|visit|improve|communicate|follow|keep|take|be|stay|leave|build|earn|protect|reduce|solve|explain|enjoy|prepare|study';
/** Words with which what a verb is about begins. */
export const objectOpeners =
	'a|an|the|my|your|our|his|her|their|it|them|him|us|me|some|more|new|good|better|money|english|people|friends|things|information|food|this|that|many|different|other';

/** Their forms with -ing. */
export const secondGerunds = secondVerbs
	.split('|')
	.map((verb) => verbForms(verb).gerund)
	.join('|');
