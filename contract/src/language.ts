/** Cookie that holds the language which was chosen, so that the server sends the document in it. */
export const languageCookie = 'henry-language';
