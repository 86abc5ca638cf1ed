import type { IssuerId } from './open-id.ts';
import type { Testimonial } from './testimonials.ts';

/**
 * What the pages say about how to reach the people behind a server. The server writes it as JSON into an element of the
 * page, so that the pages need no call for it.
 */
export type Site = {
	contactEmail: string;
	xAddress: string;
	linkedInAddress: string;
	/** From this age on, in years, learners may agree alone that their practice is kept. */
	consentAge?: number;
	/** Whether browsers can make passkeys for this server's address. */
	hasPasskeys?: boolean;
	/** Where people reach the server by its own name, which passkeys and issuers know. */
	address?: string;
	/** Issuers of OpenID Connect by which people sign in, by the names that they know them by. */
	issuers?: { id: IssuerId; name: string }[];
	/** What places for learners cost a month; without it, academies ask. */
	prices?: { places: number; amount: number; currency: string }[];
	/** Without it, the academies page shows examples, marked as such. */
	testimonials?: Testimonial[];
};

/** Id of that element. */
export const siteElementId = 'site';

/** What holds where nothing else is set. */
export const defaultSite: Site = {
	contactEmail: 'hello@talktohenry.example',
	xAddress: 'https://x.com/talktohenry',
	linkedInAddress: 'https://www.linkedin.com/company/talktohenry',
};
