/** The first view of a page in one language, made when the web app is built: what its document holds before any code has come. */
export type FirstView = {
	title: string;
	/** Empty where the page has no paragraph long enough to describe it. */
	description: string;
	/** As HTML, what stands in place of the empty root element: the words, and the answers that they were made from. */
	root: string;
};

/** `pages/LANGUAGE.json` in the folder of the built web app: first views by their addresses. */
export type FirstViews = Record<string, FirstView>;

/** The root element of a document without a first view. */
export const emptyRoot = '<div id="root"></div>';
