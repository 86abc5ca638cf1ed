import { test } from 'vitest';
import { storeCases } from './contract.ts';
import { createSqliteDatabase } from './databases-for-tests.ts';

test.each(storeCases)('the SQLite store $name', ({ run }) => run(createSqliteDatabase));
