import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Exchange } from './exchanges.ts';

type Row = Pick<Exchange, 'exercise' | 'asked' | 'say' | 'topic'> & { must: string; mustNot?: string };

const rows: Row[] = JSON.parse(readFileSync(join(import.meta.dirname, 'rarer-exchanges.json'), 'utf8'));
const anyCase = (pattern: string) => new RegExp(pattern, 'i');

/** What few learners tell, each in their way: no list of usual things holds it. */
export const rarerExchanges: readonly Exchange[] = rows.map(({ must, mustNot, ...row }) => ({
	...row,
	must: [anyCase(must)],
	mustNot: mustNot === undefined ? [] : [anyCase(mustNot)],
}));
