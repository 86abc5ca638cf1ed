import { dayMs } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import type { BudgetName, LimitSettings } from '#server/limit-settings.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import type { EitherForm } from './callable.ts';
import { networkOf, type Visitors } from './visitors.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** How often a person may make this call in a minute. */
		rateLimit?: { max: number };
	}
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** New visitors that an address may bring in an hour: a school's classes, one after the other. */
const changesPerHour = 12;

/** Calls that cost: which budget they use, and how much of it. */
const budgetOfCall: Record<string, BudgetName> = {
	converse: 'turns',
	converseStarTopic: 'turns',
	feedback: 'corrections',
	talkCorrection: 'corrections',
	correctStarTopic: 'corrections',
	correctImageDescription: 'corrections',
	examReport: 'corrections',
	speech: 'spokenCharacters',
	timedSpeech: 'spokenCharacters',
};
/** Calls that send mails or try what was mailed: an address makes them as often as one person, whoever calls. */
const mailingCalls = ['signIn', 'finishSignIn', 'waitlist'];

/** What limits have let pass and refused since the start. */
type LimitFigures = {
	/** Refusals by what was used up. */
	refused: Record<'calls' | BudgetName, number>;
	/** What everyone together has used of each budget in the day that runs. */
	used: Record<BudgetName, number>;
	/** What the server spends of it in a day before it refuses everyone. */
	available: Record<BudgetName, number>;
};

export type CallLimits = {
	/** Takes from a person's budget. Throws an `AppError` (resource-exhausted) once it is used up, theirs or the server's. */
	spend(budget: BudgetName, request: FastifyRequest, amount?: number): Promise<void>;
	/** Who calls: a person, or the address of whoever cannot be told from others there; and the address. */
	callerOf(request: FastifyRequest): { person: string; address: string };
	figures(): Promise<LimitFigures>;
};

type Options = LimitSettings & {
	callsPerMinute: number;
	callablePrefix: string;
	visitors: Visitors;
	/** Where the counts are. */
	sharedState: SharedState;
};

/**
 * How often each person may call and what they may use in a day; the address that they share with others counts only as a
 * ceiling, as of `peoplePerAddress` of them. Limits go by the route that serves a call, however its address is spelled.
 * A call without a visitor's cookie counts for its address as if all of these were one person.
 */
export function registerCallLimits(app: FastifyInstance, options: Options): CallLimits {
	const { callsPerMinute, peoplePerAddress, callablePrefix, visitors } = options;
	const limiters = createLimiters(options);
	const callerOf = (request: FastifyRequest) => {
		const address = networkOf(request.ip);
		return { address, person: visitors.read(request) ?? `address-${address}` };
	};
	const isCall = ({ routeOptions: { url } }: FastifyRequest) => url?.startsWith('/api/') ?? false;
	const nameOf = ({ routeOptions: { url } }: FastifyRequest) =>
		url?.replace('/api/', '').replace(callablePrefix && `${callablePrefix}-`, '') ?? '';

	app.addHook('onRequest', async (request, reply) => {
		if (!isCall(request)) return;
		const { person, address } = callerOf(request);
		await welcome(request, reply, address);
		const name = nameOf(request);
		const max = request.routeOptions.config.rateLimit?.max ?? callsPerMinute;
		if (mailingCalls.includes(name)) return limiters.takeCall(`${name} ${address}`, max);
		await limiters.takeCall(`all ${person}`, callsPerMinute);
		await limiters.takeCall(`${name} ${person}`, max);
		await limiters.takeCall(`${name} ${address} in all`, max * peoplePerAddress);
	});
	async function welcome(request: FastifyRequest, reply: FastifyReply, address: string): Promise<void> {
		if (visitors.read(request) === undefined && (await limiters.mayBringVisitor(address))) {
			visitors.welcome(reply);
		}
	}
	app.addHook('preHandler', async (request) => {
		const budget = budgetOfCall[nameOf(request)];
		if (!budget) return;
		const { payload } = (request.body ?? {}) as Partial<EitherForm<{ text?: string }>>;
		await spend(budget, request, budget === 'spokenCharacters' ? payload?.text?.length : 1);
	});
	app.addHook('onSend', async (request, reply) => {
		const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
		if (isPage && !isCall(request)) await welcome(request, reply, networkOf(request.ip));
	});
	async function spend(budget: BudgetName, request: FastifyRequest, amount = 1): Promise<void> {
		await limiters.takeBudget(budget, { ...callerOf(request), ofClass: visitors.readClass(request), amount });
	}
	return { spend, callerOf, figures: limiters.figures };
}

function createLimiters({
	peoplePerAddress,
	peoplePerClass,
	peoplePerDay,
	dailyBudgets,
	sharedState,
}: Options) {
	const names = Object.keys(dailyBudgets) as BudgetName[];
	const ofEachBudget = <Value>(make: (points: number) => Value) =>
		Object.fromEntries(names.map((name) => [name, make(dailyBudgets[name])])) as Record<BudgetName, Value>;
	const refused: LimitFigures['refused'] = { calls: 0, ...ofEachBudget(() => 0) };
	const ofServer = (name: BudgetName) => `budget ${name} all`;

	/** Counts, or refuses with a time to wait. */
	async function take(key: string, limit: Limit, onRefused: () => void): Promise<void> {
		const { amount = 1, message, most, windowMs } = limit;
		const { isTaken, waitMs } = await sharedState.take(key, amount, { most, windowMs });
		if (isTaken) return;
		onRefused();
		const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
		throw new AppError('resource-exhausted', message, { retryAfterSeconds });
	}

	return {
		takeCall: (key: string, most: number): Promise<void> =>
			take(`calls ${key}`, { most, windowMs: minuteMs, message: refusals.tooManyCalls }, () => {
				refused.calls++;
			}),
		async takeBudget(name: BudgetName, { person, ofClass, address, amount }: Taker): Promise<void> {
			const count = () => void refused[name]++;
			const most = dailyBudgets[name];
			const own = { amount, windowMs: dayMs, message: refusals.budgetSpent };
			await take(`budget ${name} ${person}`, { ...own, most }, count);
			if (ofClass !== undefined) {
				const limit = { ...own, most: most * peoplePerClass, message: refusals.classBudgetSpent };
				await take(`budget ${name} class ${ofClass}`, limit, count);
			}
			await take(`budget ${name} at ${address}`, { ...own, most: most * peoplePerAddress }, count);
			const all = { ...own, most: most * peoplePerDay, message: refusals.serverBudgetSpent };
			await take(ofServer(name), all, count);
		},
		async mayBringVisitor(address: string): Promise<boolean> {
			const limit = { most: peoplePerAddress * changesPerHour, windowMs: hourMs };
			return (await sharedState.take(`visitors ${address}`, 1, limit)).isTaken;
		},
		async figures(): Promise<LimitFigures> {
			const used = ofEachBudget(() => 0);
			for (const name of names) used[name] = await sharedState.counted(ofServer(name));
			return { refused: { ...refused }, used, available: ofEachBudget((points) => points * peoplePerDay) };
		},
	};
}

type Taker = { person: string; ofClass: string | undefined; address: string; amount: number };
type Limit = { most: number; windowMs: number; message: string; amount?: number };
