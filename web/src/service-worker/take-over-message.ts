/** What a page sends to a service worker that waits, so that it takes over where no other page is open. */
export const takeOverMessage = 'take-over';
/** What such a worker answers where it does not, because another page is open. */
export const otherPagesMessage = 'other-pages-are-open';
