import { defaultSite, type Site, siteElementId } from '@henry/contract/site.ts';
import { academyHere } from './academy-here.ts';

type SiteHere = Site & {
	/** At an academy's host: passkeys or issuers that the server has at its own address. */
	hasOtherWays: boolean;
};

/** How to reach the people behind this server, as it wrote into the page. */
export const site: SiteHere = readSite();

function readSite(): SiteHere {
	const written = document.getElementById(siteElementId)?.textContent;
	const read: Site = written ? JSON.parse(written) : defaultSite;
	if (!academyHere) return { ...read, hasOtherWays: false };
	// Passkeys and issuers know the server by its own name alone.
	const hasOtherWays = Boolean(read.hasPasskeys) || (read.issuers?.length ?? 0) > 0;
	return { ...read, hasPasskeys: false, issuers: [], hasOtherWays };
}
