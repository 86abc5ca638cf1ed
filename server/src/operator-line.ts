import { asOneLine } from './domain/untrusted-words.ts';

/** Says something where the server's output goes, in one line. */
export function tellOperator(text: string): void {
	process.stderr.write(`${asOneLine(text)}\n`);
}
