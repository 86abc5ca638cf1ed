import { defaultGraceMs, hostNameSchema } from '@henry/contract/academy-house.ts';
import { emailSchema } from '@henry/contract/accounts.ts';
import { dayMs } from '@henry/contract/limits.ts';
import type { ListedAcademy, PlacesBought } from './ports/house-store.ts';
import type { Store } from './ports/store.ts';

export const academyUsage = `       ./henry academy list
       ./henry academy host NAME confirm | refuse
       ./henry academy places ACADEMY COUNT [UNTIL [GRACE_DAYS]]
       ./henry academy places ACADEMY any
       ./henry academy passkeys EMAIL forget`;

const print = (line: string) => process.stdout.write(`${line}\n`);
const dayOf = (ms: number | null) => (ms === null ? 'no end' : new Date(ms).toISOString().slice(0, 10));

function description({ id, name, addressName, learners, places, ...academy }: ListedAcademy): string {
	const { hostName, hostConfirmedAtMs, placesUntilMs, readOnlyFromMs } = academy;
	const host = hostName && `host ${hostName}, ${hostConfirmedAtMs === null ? 'not confirmed' : 'confirmed'}`;
	const ends =
		placesUntilMs === null
			? 'without end'
			: `until ${dayOf(placesUntilMs - 1)}, read alone from ${dayOf(readOnlyFromMs)}`;
	const lines = [
		`${name} (${addressName ?? id})`,
		`${learners} learners, ${places ?? 'any number of'} places, ${ends}`,
		...(host ? [host] : []),
	];
	return lines.join('\n    ');
}

/** The end of a day, as it is written: places count on it. */
function endOf(day: string): number {
	const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
	if (Number.isNaN(startMs)) throw new Error(`Not a day: ${day}. Write it like 2027-07-31.`);
	return startMs + dayMs;
}

function placesFrom([count = '', until, graceDays]: string[]): PlacesBought {
	if (count === 'any' && until === undefined) return { places: null, untilMs: null, readOnlyFromMs: null };
	if (!/^\d{1,6}$/.test(count)) throw new Error(`Not a number of places: ${count}.`);
	if (graceDays !== undefined && !/^\d{1,3}$/.test(graceDays)) {
		throw new Error(`Not a number of days: ${graceDays}.`);
	}
	const untilMs = until === undefined ? null : endOf(until);
	const graceMs = graceDays === undefined ? defaultGraceMs : Number(graceDays) * dayMs;
	return { places: Number(count), untilMs, readOnlyFromMs: untilMs === null ? null : untilMs + graceMs };
}

/** Runs `./henry academy`; answers false where its words are none of its own. */
export async function runAcademyCommand(
	store: Store,
	words: readonly string[],
	nowMs: number,
): Promise<boolean> {
	const [command, first = '', ...rest] = words;
	if (command === 'list' && words.length === 1) {
		const academies = await store.houses.list();
		print(academies.length === 0 ? 'There is no academy yet.' : academies.map(description).join('\n'));
		return true;
	}
	if (command === 'host' && rest.length === 1 && (rest[0] === 'confirm' || rest[0] === 'refuse')) {
		const name = hostNameSchema.parse(first);
		const isConfirmed = rest[0] === 'confirm';
		if (!(await store.houses.confirmHost(name, isConfirmed ? nowMs : null))) {
			throw new Error(`No academy has asked for the host ${name}. Its owner names it in the settings first.`);
		}
		print(
			isConfirmed
				? `${name} is confirmed. Point it at this server, with a certificate of its own.`
				: `${name} is refused.`,
		);
		return true;
	}
	if (command === 'places' && rest.length >= 1 && rest.length <= 3) {
		const bought = placesFrom(rest);
		if (!(await store.houses.setPlaces(first, bought))) {
			throw new Error(`There is no academy ${first}. ./henry academy list names them all.`);
		}
		const { places, untilMs, readOnlyFromMs } = bought;
		print(
			`${first}: ${places ?? 'any number of'} places, ${
				untilMs === null
					? 'without end'
					: `until ${dayOf(untilMs - 1)}, read alone from ${dayOf(readOnlyFromMs)}`
			}.`,
		);
		return true;
	}
	if (command === 'passkeys' && rest.length === 1 && rest[0] === 'forget') {
		const email = emailSchema.parse(first);
		if (!(await store.passkeys.forget(email))) throw new Error(`There is no account of ${email}.`);
		print(`${email} is signed out, and makes a new passkey after the next sign-in by email.`);
		return true;
	}
	return false;
}
