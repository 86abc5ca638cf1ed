import { defaultSite, type Site, siteElementId } from '@henry/contract/site.ts';
import { academyHere } from './academy-here.ts';

/** How to reach the people behind this server, as it wrote into the page. */
export const site: Site = readSite();

function readSite(): Site {
	const written = document.getElementById(siteElementId)?.textContent;
	const read: Site = written ? JSON.parse(written) : defaultSite;
	// Passkeys and issuers know the server by its own name alone.
	return academyHere ? { ...read, hasPasskeys: false, issuers: [] } : read;
}
