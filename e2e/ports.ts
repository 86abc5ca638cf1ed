/** Where the servers under test and their mail server listen. */
export const sqlitePort = 4390;
export const postgresPort = 4391;
export const smtpPort = 4392;
/** Where the mail server shows what it took. */
export const mailboxPort = 4393;
/** Where the test of passkeys has a server of its own. */
export const passkeyPort = 4394;
/** Where the test of issuers has a server of its own, and the issuer of OpenID Connect. */
export const openIdPort = 4396;
export const issuerPort = 4397;
/** Where the server with the models is. */
export const modelsPort = 4395;
