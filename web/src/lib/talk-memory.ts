import { maxRememberedFacts } from '@henry/contract/limits.ts';
import { type Remembered, type ToldFact, toldFactSchema } from '@henry/contract/memory.ts';
import * as z from 'zod/mini';
import { createBrowserStore } from './browser-store.ts';
import { newId } from './practice/new-id.ts';

const keptFactSchema = z.extend(toldFactSchema, {
	id: z.string(),
	/** Henry has asked about it in a later talk. */
	isTakenUp: z.boolean(),
});
export type KeptFact = z.infer<typeof keptFactSchema>;

/** What Henry may remember of the visitor of this browser. `isOn` only where the visitor has agreed to it. */
const memorySchema = z.object({ isOn: z.boolean(), facts: z.array(keptFactSchema) });
type Memory = z.infer<typeof memorySchema>;

const store = createBrowserStore<Memory>(
	'henry.memory',
	(kept) => memorySchema.safeParse(kept).data ?? { isOn: false, facts: [] },
);

/** The memory as a component sees it. */
export const useTalkMemory = store.use;

/** The visitor agrees that Henry remembers, or no longer does; what is known stays until it is erased. */
export function switchMemory(isOn: boolean): void {
	store.keep({ ...store.read(), isOn });
}

const isSame = (one: ToldFact, other: ToldFact) =>
	one.kind === other.kind && one.text.toLowerCase() === other.text.toLowerCase();

/** Keeps what was told, where the visitor has agreed to it: the newest first, the oldest go, and there is one name. */
export function rememberTold(told: readonly ToldFact[]): void {
	const { isOn, facts } = store.read();
	if (!isOn || told.length === 0) return;
	const news = told.filter((fact) => !facts.some((kept) => isSame(kept, fact)));
	const hasName = news.some(({ kind }) => kind === 'name');
	const old = facts.filter(({ kind }) => !(hasName && kind === 'name'));
	const added = news.map((fact) => ({ ...fact, id: newId(), isTakenUp: false }));
	store.keep({ isOn, facts: [...added, ...old].slice(0, maxRememberedFacts) });
}

export function changeFact(id: string, text: string): void {
	const { facts, isOn } = store.read();
	store.keep({ isOn, facts: facts.map((fact) => (fact.id === id ? { ...fact, text } : fact)) });
}

export function eraseFact(id: string): void {
	const { facts, isOn } = store.read();
	store.keep({ isOn, facts: facts.filter((fact) => fact.id !== id) });
}

/** Erases all that is remembered; whether Henry may remember stays as it is. */
export function eraseFacts(): void {
	store.keep({ isOn: store.read().isOn, facts: [] });
}

/** Takes back all of it, the consent too. */
export function forgetMemory(): void {
	store.keep(undefined);
}

/** The order in which Henry asks about what he knows. */
const takesUpFirst: readonly ToldFact['kind'][] = ['plan', 'work', 'family', 'like'];
const plain = ({ kind, text }: ToldFact): ToldFact => ({ kind, text });

/** What Henry is told before a talk; undefined where he is to know nothing. */
export function rememberedForTalk(): Remembered | undefined {
	const { isOn, facts } = store.read();
	if (!isOn || facts.length === 0) return undefined;
	const open = facts.filter(({ isTakenUp }) => !isTakenUp);
	const takesUp = takesUpFirst.flatMap((kind) => open.filter((fact) => fact.kind === kind))[0];
	return { facts: facts.map(plain), ...(takesUp && { takesUp: plain(takesUp) }) };
}

/** Henry has asked about it, and does not do so again. */
export function noteTakenUp(fact: ToldFact): void {
	const { isOn, facts } = store.read();
	store.keep({
		isOn,
		facts: facts.map((kept) => (isSame(kept, fact) ? { ...kept, isTakenUp: true } : kept)),
	});
}
