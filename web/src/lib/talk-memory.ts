import { addDays } from '@henry/contract/calendar-day.ts';
import { maxRememberedFacts } from '@henry/contract/limits.ts';
import {
	type KeptFact,
	type Memory,
	memorySchema,
	type Remembered,
	type ToldFact,
} from '@henry/contract/memory.ts';
import { lastDayOf } from '@henry/contract/plan-day.ts';
import { createBrowserStore } from './browser-store.ts';
import { useLearnerState } from './learner-state.ts';
import { localDay } from './practice/local-day.ts';
import { newId } from './practice/new-id.ts';
import { useSession } from './session.ts';

/** What Henry remembers of a person who has not allowed it. */
export const noMemory: Memory = { isOn: false, facts: [] };

/** What Henry remembers in this browser, where it is not kept in an account; null where nobody was ever asked. */
export const browserMemory = createBrowserStore(
	'henry.memory',
	(kept) => memorySchema.safeParse(kept).data ?? null,
);

/**
 * What Henry remembers of whoever uses this browser. Of one whose guardian has yet to agree he may not, whatever was agreed
 * to in this browser before.
 */
export function useTalkMemory() {
	const session = useSession();
	const { value, change, ...rest } = useLearnerState('memory', browserMemory);
	const mayBeOn = session.status !== 'signedIn' || session.consent !== 'pending';
	const allowed = (memory: Memory) => (mayBeOn || !memory.isOn ? memory : { ...memory, isOn: false });
	return {
		...rest,
		memory: allowed(value ?? noMemory),
		change: (changed: (before: Memory) => Memory) =>
			change((kept) => {
				const before = allowed(kept ?? noMemory);
				const after = changed(before);
				return after === before ? kept : allowed(after);
			}),
	};
}

/** The learner agrees that Henry remembers, or no longer does; what is known stays until it is erased. */
export const switchMemory = ({ facts }: Memory, isOn: boolean): Memory => ({ isOn, facts });

const isSame = (one: ToldFact, other: ToldFact) =>
	one.kind === other.kind && one.text.toLowerCase() === other.text.toLowerCase();

/** After half a year nobody is asked any more what came of a plan. */
const longestPlanDays = 183;

const today = () => localDay(Date.now());

/** The last day on which a plan may still be ahead; undefined where its words, or the day it was told, do not say. */
const lastDayKnown = ({ text, toldOn }: KeptFact) => toldOn && lastDayOf(text, toldOn);

/** Whether Henry may speak of something: of a plan only once it may have come to something, and not after too long. */
function isOfNow(fact: KeptFact, day: string): boolean {
	const { toldOn } = fact;
	if (toldOn === undefined) return true;
	const lastDay = lastDayKnown(fact) ?? toldOn;
	return lastDay < day && day <= addDays(lastDay, longestPlanDays);
}

/**
 * Keeps what was told, where the learner has agreed to it: the newest first, the oldest go, and there is one name. A plan
 * that is told again once its day is over is another one.
 */
export function rememberTold(memory: Memory, told: readonly ToldFact[], day = today()): Memory {
	const { isOn, facts } = memory;
	const isKnown = (fact: ToldFact) =>
		facts.some((kept) => isSame(kept, fact) && (lastDayKnown(kept) ?? day) >= day);
	const news = told.filter((fact) => !isKnown(fact));
	if (!isOn || news.length === 0) return memory;
	const hasName = news.some(({ kind }) => kind === 'name');
	const old = facts.filter(
		(kept) => !(hasName && kept.kind === 'name') && !news.some((fact) => isSame(fact, kept)),
	);
	const added = news.map((fact) => ({
		...fact,
		id: newId(),
		isTakenUp: false,
		...(fact.kind === 'plan' && { toldOn: day }),
	}));
	return { isOn, facts: [...added, ...old].slice(0, maxRememberedFacts) };
}

/** What an account and a browser remember, as one. Where it is too much, the account's own stays; so does its name. */
export function joinedMemory(ofAccount: Memory, ofBrowser: Memory): Memory {
	const { facts } = ofAccount;
	const hasName = facts.some(({ kind }) => kind === 'name');
	const isNew = (fact: ToldFact) =>
		!(hasName && fact.kind === 'name') && !facts.some((kept) => isSame(kept, fact));
	return {
		isOn: ofAccount.isOn || ofBrowser.isOn,
		facts: [...facts, ...ofBrowser.facts.filter(isNew)].slice(0, maxRememberedFacts),
	};
}

export const changeFact = ({ isOn, facts }: Memory, id: string, text: string): Memory => ({
	isOn,
	facts: facts.map((fact) => (fact.id === id ? { ...fact, text } : fact)),
});

export const eraseFact = ({ isOn, facts }: Memory, id: string): Memory => ({
	isOn,
	facts: facts.filter((fact) => fact.id !== id),
});

/** Erases all that is remembered; whether Henry may remember stays as it is. */
export const eraseFacts = ({ isOn }: Memory): Memory => ({ isOn, facts: [] });

/** The order in which Henry asks about what he knows. */
const takesUpFirst: readonly ToldFact['kind'][] = ['plan', 'work', 'family', 'like'];
const plain = ({ kind, text }: ToldFact): ToldFact => ({ kind, text });

/** What Henry is told before a talk; undefined where he should know nothing. */
export function rememberedForTalk({ isOn, facts }: Memory, day = today()): Remembered | undefined {
	const known = facts.filter((fact) => isOfNow(fact, day));
	if (!isOn || known.length === 0) return undefined;
	const open = known.filter(({ isTakenUp }) => !isTakenUp);
	const takesUp = takesUpFirst.flatMap((kind) => open.filter((fact) => fact.kind === kind))[0];
	return { facts: known.map(plain), ...(takesUp && { takesUp: plain(takesUp) }) };
}

/** Henry has asked about it, and does not do so again. */
export const noteTakenUp = ({ isOn, facts }: Memory, fact: ToldFact): Memory => ({
	isOn,
	facts: facts.map((kept) => (isSame(kept, fact) ? { ...kept, isTakenUp: true } : kept)),
});
