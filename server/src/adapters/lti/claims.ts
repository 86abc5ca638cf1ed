import { z } from 'zod';
import type { LtiLaunch, LtiMember, LtiRole } from '#server/ports/lti.ts';

/** Names of claims and scopes (1EdTech LTI 1.3 Core, Deep Linking 2.0, AGS 2.0, NRPS 2.0). */
export const lti = 'https://purl.imsglobal.org/spec/lti/claim';
export const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim';
export const scopes = {
	members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
	lineItem: 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
	score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
} as const;

const text = z.string().trim().min(1).max(1_000);
const maybe = text.nullish().catch(null);
const address = z.url({ protocol: /^https?$/ }).max(1_000);

const person = {
	sub: z.string().min(1).max(255),
	name: maybe,
	given_name: maybe,
	family_name: maybe,
	locale: maybe,
	[`${lti}/version`]: z.literal('1.3.0'),
	[`${lti}/deployment_id`]: z.string().min(1).max(300),
	[`${lti}/roles`]: z.array(z.string().max(300)).max(50),
	[`${lti}/context`]: z.object({ id: z.string().min(1).max(255), title: maybe, label: maybe }),
	[`${lti}/launch_presentation`]: z.object({ locale: maybe }).nullish().catch(null),
	'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': z
		.object({ context_memberships_url: address })
		.nullish()
		.catch(null),
};
const linkSchema = z.object({
	...person,
	[`${lti}/message_type`]: z.literal('LtiResourceLinkRequest'),
	[`${lti}/resource_link`]: z.object({ id: z.string().min(1).max(255), title: maybe }),
	[`${lti}/custom`]: z
		.object({ assignment: z.uuid().nullish().catch(null), activity: maybe })
		.nullish()
		.catch(null),
	'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': z
		.object({
			scope: z.array(z.string()).max(20).catch([]),
			lineitem: address.nullish().catch(null),
			lineitems: address.nullish().catch(null),
		})
		.nullish()
		.catch(null),
});
const pickSchema = z.object({
	...person,
	[`${lti}/message_type`]: z.literal('LtiDeepLinkingRequest'),
	[`${deepLinking}/deep_linking_settings`]: z.object({
		deep_link_return_url: address,
		accept_types: z.array(z.string()).max(20),
		data: z.string().max(10_000).nullish(),
	}),
});

/** What LTI calls a context role, long or short; the first that this server knows counts. */
const membership = /^http:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership(?:\/(\w+))?#(\w+)$/;
function roleOf(roles: readonly string[]): LtiRole | null {
	const found = new Set<LtiRole>();
	for (const role of roles) {
		const [, main, name = ''] = membership.exec(role) ?? [undefined, undefined, role];
		if (name === 'TeachingAssistant') found.add('assistant');
		else if (main === 'Instructor' || (main === undefined && name === 'Instructor')) found.add('teacher');
		else if (main === 'Learner' || (main === undefined && name === 'Learner')) found.add('learner');
	}
	// Platforms name an assistant an instructor as well; the narrower of the two is meant.
	return (['assistant', 'teacher', 'learner'] as const).find((role) => found.has(role)) ?? null;
}

type Named = Partial<Record<'name' | 'given_name' | 'family_name', string | null | undefined>>;
const nameOf = ({ name, given_name, family_name }: Named) =>
	name ?? ([given_name, family_name].filter(Boolean).join(' ') || null);

type Person = z.output<z.ZodObject<typeof person>>;

const commonOf = (data: Person): Omit<LtiLaunch, 'wish'> => {
	const context = data[`${lti}/context`];
	return {
		subject: data.sub,
		deploymentId: data[`${lti}/deployment_id`],
		name: nameOf(data),
		role: roleOf(data[`${lti}/roles`]),
		locale: data[`${lti}/launch_presentation`]?.locale ?? data.locale ?? null,
		context: { id: context.id, title: context.title ?? context.label ?? null },
		membersAddress:
			data['https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice']?.context_memberships_url ??
			null,
	};
};

/** What the claims of a launch say; undefined where they are no message that this server takes. */
export function launchOf(claims: unknown): LtiLaunch | undefined {
	const { data: asked } = pickSchema.safeParse(claims);
	if (asked) {
		const wish = asked[`${deepLinking}/deep_linking_settings`];
		if (!wish.accept_types.includes('ltiResourceLink')) return undefined;
		return {
			...commonOf(asked),
			wish: { kind: 'pick', returnAddress: wish.deep_link_return_url, data: wish.data ?? null },
		};
	}
	const { data } = linkSchema.safeParse(claims);
	if (!data) return undefined;
	const link = data[`${lti}/resource_link`];
	const custom = data[`${lti}/custom`];
	const marks = data['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'];
	const mayMark = marks?.scope.includes(scopes.score) ?? false;
	const mayAdd = marks?.scope.includes(scopes.lineItem) ?? false;
	return {
		...commonOf(data),
		wish: {
			kind: 'link',
			...{ id: link.id, title: link.title ?? null },
			...{ assignmentId: custom?.assignment ?? null, activity: custom?.activity ?? null },
			lineItem: (mayMark && marks?.lineitem) || null,
			lineItems: (mayMark && mayAdd && marks?.lineitems) || null,
		},
	};
}

const membersSchema = z.object({
	members: z
		.array(
			z.object({
				user_id: z.string().min(1).max(255),
				name: maybe,
				given_name: maybe,
				family_name: maybe,
				roles: z.array(z.string()).max(50),
				status: z.enum(['Active', 'Inactive', 'Deleted']).catch('Active'),
			}),
		)
		.max(10_000),
});

/** The people of one page of a course. Throws a `ZodError` where it is none. */
export function membersOf(page: unknown): LtiMember[] {
	return membersSchema.parse(page).members.map((member) => ({
		subject: member.user_id,
		name: nameOf(member),
		role: roleOf(member.roles),
		isActive: member.status === 'Active',
	}));
}
