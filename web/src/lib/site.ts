import { defaultSite, type Site, siteElementId } from '@henry/contract/site.ts';

/** How to reach the people behind this server, as it wrote into the page. */
export const site: Site = readSite();

function readSite(): Site {
	const written = document.getElementById(siteElementId)?.textContent;
	return written ? JSON.parse(written) : defaultSite;
}
