import {
	maxAcademyNameCharacters,
	maxAssignmentsPerClass,
	maxClassesPerAcademy,
	maxClassNameCharacters,
	maxMembersPerClass,
} from '@henry/contract/limits.ts';
import { ltiPaths, pickableActivities } from '@henry/contract/lti.ts';
import { markScale } from '@henry/contract/mark-scale.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { Task } from '@henry/contract/tasks.ts';
import { launchMs } from '@henry/contract/world-limits.ts';
import type { TwoFactorRule } from '#server/domain/accounts/two-factors.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Lti, LtiLaunch, LtiPick, LtiPlatform } from '#server/ports/lti.ts';
import type { Arrival } from '#server/ports/lti-store.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { full } from './academy-refusals.ts';
import { newJoinCode } from './join-code.ts';
import { platformKeys } from './platform-keys.ts';

/** A login that a platform has begun: it comes back with the launch. */
export type LoginState = { platformId: string; nonce: string; expiresAtMs: number };

/** Where a launch has led: to a place in the academy, or to a choice of what to put into the course. */
export type Landed = { platformName: string; language: string; arrival: Arrival } & (
	| { kind: 'place'; assignmentId: string | null }
	| { kind: 'pick'; returnAddress: string; picks: (LtiPick & { signed: string })[] }
);

type LaunchServices = { store: Pick<Store, 'lti' | 'passkeys'>; secrets: Secrets; clock: Clock; lti: Lti };

const notTaken = () => new AppError('invalid-argument', refusals.launchNotTaken);
const unknown = () => new AppError('not-found', refusals.platformUnknown);
const mostPicks = 40;

const shortened = (text: string, most: number) => Array.from(text).slice(0, most).join('').trim();

const activityTasks: Record<(typeof pickableActivities)[number], Task> = { aptis: { kind: 'aptis' } };
const activityOf = (name: string | null) => pickableActivities.find((each) => each === name);

/**
 * Whom learning platforms send here: their login, their launch, and what teachers put into courses. `languages`: those that
 * the server writes.
 */
export function launchDeeds(
	{ store, secrets, clock, lti }: LaunchServices,
	{
		publicAddress,
		languages,
		twoFactors,
	}: { publicAddress: string; languages: readonly string[]; twoFactors: TwoFactorRule },
) {
	const languageOf = (locale: string | null, otherwise: string) =>
		languages.find((language) => locale?.toLowerCase().startsWith(language)) ?? otherwise;
	const keys = platformKeys({ store, secrets, clock, lti });
	const launchAddressOf = (platformId: string) => `${publicAddress}${ltiPaths.launch}/${platformId}`;

	async function platformOf(platformId: string) {
		const platform = await store.lti.platform(platformId);
		if (!platform) throw unknown();
		return platform;
	}

	/** The assignment that a link stands for; where it carries one of ours that is not there, none. */
	async function assignmentFor(
		platformId: string,
		wish: Extract<LtiLaunch['wish'], { kind: 'link' }>,
		classId: string,
	): Promise<string | null> {
		const link = { ...wish, platformId };
		const known = await store.lti.assignmentOf(link, classId);
		const activity = activityOf(wish.activity);
		if (!known && !activity) return null;
		const id = known?.id ?? secrets.newId();
		const title = shortened(wish.title ?? 'Talk to Henry', maxClassNameCharacters);
		const added =
			known || !activity ? null : { title, task: activityTasks[activity], createdAtMs: clock.nowMs() };
		await store.lti.linkAssignment(link, { id, classId, added });
		return id;
	}

	async function signedPicks(
		platform: LtiPlatform,
		launch: LtiLaunch & { wish: { kind: 'pick' } },
		classId: string,
		activityTitles: Record<string, string>,
	) {
		const key = await keys.signing();
		const there = await store.lti.pickable(classId, Math.min(mostPicks, maxAssignmentsPerClass));
		const picks: LtiPick[] = [
			...there.map(({ id, title, ...markedBy }) => ({
				...{ title, assignmentId: id, activity: null, highest: markScale(markedBy).highest },
			})),
			...pickableActivities.map((activity) => ({
				...{ title: activityTitles[activity] ?? activity, assignmentId: null, activity },
				highest: markScale({ task: activityTasks[activity] }).highest,
			})),
		];
		const { deploymentId, wish } = launch;
		const common = { deploymentId, data: wish.data, launchAddress: launchAddressOf(platform.id) };
		const signed = [];
		for (const pick of picks) {
			const now = { nowMs: clock.nowMs(), nonce: secrets.newToken() };
			signed.push({ ...pick, signed: await lti.signPick(platform, key, pick, { ...common, ...now }) });
		}
		return signed;
	}

	return {
		keys,
		/** Where to send a browser that a platform wants to launch from. Throws `not-found` and `invalid-argument`. */
		async begin(
			platformId: string,
			asked: {
				iss: string;
				client_id?: string | undefined;
				login_hint: string;
				lti_message_hint?: string | undefined;
			},
			seal: (state: LoginState) => string,
		): Promise<string> {
			const platform = await platformOf(platformId);
			const isOther = asked.client_id !== undefined && asked.client_id !== platform.clientId;
			if (asked.iss !== platform.issuer || isOther) throw unknown();
			const nonce = secrets.newToken();
			return lti.loginAddress(platform, {
				launchAddress: launchAddressOf(platformId),
				state: seal({ platformId, nonce, expiresAtMs: clock.nowMs() + launchMs }),
				nonce,
				loginHint: asked.login_hint,
				messageHint: asked.lti_message_hint ?? null,
			});
		},
		/**
		 * Takes a launch in: checks it, and gives whoever it sends a place. Throws `invalid-argument` for one that is not valid,
		 * not for here, or used before; `permission-denied` for a role that is none here, and for picking where staff sign in by two factors; `unavailable` where the platform is down.
		 */
		async land(
			platformId: string,
			idToken: string,
			state: LoginState | undefined,
			activityTitles: (language: string) => Record<string, string>,
		): Promise<Landed> {
			const nowMs = clock.nowMs();
			const isOurs = state?.platformId === platformId && state.expiresAtMs > nowMs;
			if (!state || !isOurs) throw notTaken();
			const platform = await platformOf(platformId);
			const launch = await lti.readLaunch(platform, idToken, { nonce: state.nonce, nowMs });
			if (launch === 'notTaken') throw notTaken();
			if (!(await store.passkeys.useOnce(secrets.hash(state.nonce), state.expiresAtMs))) throw notTaken();
			const { role, wish, context } = launch;
			if (role === null) throw new AppError('permission-denied', refusals.launchWithoutRole);
			if (wish.kind === 'pick' && role === 'learner') {
				throw new AppError('permission-denied', refusals.pickByTeachers);
			}
			// Picking needs no session, so nothing else would ask for the factor that a launch never has.
			if (wish.kind === 'pick' && (platform.asksStaffForTwo || twoFactors !== 'off')) {
				throw new AppError('permission-denied', refusals.pickByTwoFactors);
			}
			const language = languageOf(launch.locale, platform.language);
			const arrival = await store.lti.arrive(
				{
					...{ platformId, deploymentId: launch.deploymentId, membersAddress: launch.membersAddress },
					context: {
						id: context.id,
						title: shortened(context.title ?? platform.name, maxClassNameCharacters) || platform.name,
					},
					person: {
						...{ subject: launch.subject, role },
						name: launch.name && shortened(launch.name, maxAcademyNameCharacters),
					},
					...{ language, nowMs },
				},
				{
					...{ classId: secrets.newId(), joinCode: newJoinCode(secrets) },
					...{ accountId: secrets.newId(), membershipId: secrets.newId() },
				},
				{ classes: maxClassesPerAcademy, members: maxMembersPerClass },
			);
			// In the platform's frame a learner is told the same, whatever there is no room for.
			if (typeof arrival === 'string') throw full();
			const landed = { platformName: platform.name, language, arrival };
			if (wish.kind === 'link') {
				const assignmentId = await assignmentFor(platformId, wish, arrival.classId);
				return { ...landed, kind: 'place', assignmentId };
			}
			const picks = await signedPicks(
				platform,
				{ ...launch, wish },
				arrival.classId,
				activityTitles(language),
			);
			return { ...landed, kind: 'pick', returnAddress: wish.returnAddress, picks };
		},
	};
}
