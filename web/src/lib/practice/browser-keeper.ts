import { type Practice, practiceResultSchema, reviewCardSchema } from '@henry/contract/practice.ts';
import * as z from 'zod/mini';
import { keptPracticeName } from '#web/lib/returning.ts';
import { BrowserStorageError, type PracticeKeeper } from './keeper.ts';
import { withoutForgotten, withSaved } from './merged-practice.ts';

/** Key of the practice in local storage: JSON of results and cards. */
export const browserPracticeKey = keptPracticeName;
/** Browsers give a site about 5 million characters; the oldest practice goes before that is reached. */
const maxKeptCharacters = 4_000_000;

type Kept = Pick<Practice, 'results' | 'cards'>;

const keptSchema = z.object({ results: z.array(z.unknown()), cards: z.array(z.unknown()) });

/** What is valid of a list; the rest, which another version or hand wrote, is left out. */
function validItems<Schema extends z.core.$ZodType>(items: unknown[], schema: Schema): z.output<Schema>[] {
	return items.flatMap((item) => {
		const parsed = z.safeParse(schema, item);
		return parsed.success ? [parsed.data] : [];
	});
}

function parseKept(json: string | null): Kept {
	try {
		const { results, cards } = keptSchema.parse(JSON.parse(json ?? ''));
		return { results: validItems(results, practiceResultSchema), cards: validItems(cards, reviewCardSchema) };
	} catch {
		return { results: [], cards: [] };
	}
}

/** Whatever local storage refuses, as one error. */
function inStorage<Value>(use: (storage: Storage) => Value): Value {
	try {
		return use(localStorage);
	} catch (cause) {
		throw new BrowserStorageError('This browser keeps nothing for this page.', { cause });
	}
}

function readKept(): Kept {
	return parseKept(inStorage((storage) => storage.getItem(browserPracticeKey)));
}

/** Writes what fits: the oldest results go first. All cards that may be kept fit. */
function writeKept({ results, cards }: Kept): void {
	let fitting = results;
	let json = JSON.stringify({ results, cards });
	while (json.length > maxKeptCharacters && fitting.length > 0) {
		fitting = fitting.slice(0, Math.floor(fitting.length * 0.9));
		json = JSON.stringify({ results: fitting, cards });
	}
	inStorage((storage) => storage.setItem(browserPracticeKey, json));
}

/** Practice of a visitor, kept in this browser alone. */
export const browserKeeper: PracticeKeeper = {
	place: 'browser',
	async load() {
		return { ...readKept(), recordings: [] };
	},
	async save(request) {
		writeKept(withSaved(readKept(), request));
	},
	async forget(ids) {
		writeKept(withoutForgotten(readKept(), ids));
	},
};

/** Deletes everything that this browser keeps of practice. */
export function clearBrowserPractice(): void {
	inStorage((storage) => storage.removeItem(browserPracticeKey));
}
