/** Where the servers under test and their mail server listen. */
export const sqlitePort = 4390;
export const postgresPort = 4391;
export const smtpPort = 4392;
/** Where the mail server shows what it took. */
export const mailboxPort = 4393;
/** Where the tests of passkeys and of an academy's own host have a server of their own, and that host. */
export const passkeyPort = 4394;
export const academyHost = 'school.example';
/** Where the test of issuers has a server of its own, and the issuer of OpenID Connect. */
export const openIdPort = 4396;
export const issuerPort = 4397;
/** Where the server with the models is. */
export const modelsPort = 4395;
