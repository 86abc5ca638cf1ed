/** Cookie that holds the language which was chosen, so that the server sends the document in it. */
const languageCookie = 'henry-language';
/** By https: browsers take a cookie of this beginning from this very host alone (RFC 6265bis, section 4.1.3.2). */
const hostPrefix = '__Host-';

/** What a page sets `document.cookie` to, so that a language is known for so many seconds. */
export function languageCookieText(
	language: string,
	{ isSecure, seconds }: { isSecure: boolean; seconds: number },
): string {
	const name = isSecure ? `${hostPrefix}${languageCookie}` : languageCookie;
	return `${name}=${language}; path=/; max-age=${seconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** The language in a `Cookie` header; the cookie of https goes first. */
export function languageIn(cookies = ''): string | undefined {
	const find = (name: string) => new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(cookies)?.[1];
	return find(`${hostPrefix}${languageCookie}`) ?? find(languageCookie);
}
