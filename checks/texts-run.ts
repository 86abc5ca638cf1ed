import { catalogueOf, languages } from '../web/catalogues.ts';
import { namedKeys } from '../web/texts-in-code.ts';
import { serverFindings } from './server-texts.ts';
import { differences, unusedMessages } from './texts.ts';

/**
 * Lists what is missing, left over or unused in the catalogues of the web app, in what the server writes and in reasons
 * for corrections, and places to fill in that differ.
 */
const english = catalogueOf('en');
const findings = [
	...languages.flatMap((language) => differences(english, catalogueOf(language), language)),
	...unusedMessages(english, namedKeys()).map((key) => `en: unused ${key}`),
	...serverFindings(),
];
for (const finding of findings) process.stdout.write(`${finding}\n`);
process.stdout.write(`${languages.join(', ')}: ${findings.length} findings\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
