import { defaultSite, type Site, siteElementId } from '@henry/contract/site.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
	document.head.replaceChildren();
	vi.resetModules();
});

async function readSite(): Promise<Site> {
	return (await import('./site.ts')).site;
}

test('the site is what the server wrote into the page', async () => {
	const written: Site = {
		contactEmail: 'hola@academia.example',
		xAddress: 'https://social.example/</script>',
		linkedInAddress: 'https://work.example/',
	};
	const element = document.createElement('script');
	element.type = 'application/json';
	element.id = siteElementId;
	element.textContent = JSON.stringify(written).replaceAll('<', '\\u003c');
	document.head.append(element);
	expect(await readSite()).toEqual({ ...written, hasOtherWays: false });
});

test('a page into which nothing was written shows what is built in', async () => {
	expect(await readSite()).toEqual({ ...defaultSite, hasOtherWays: false });
});
