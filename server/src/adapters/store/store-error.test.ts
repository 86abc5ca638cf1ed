import { expect, test } from 'vitest';
import { ProviderError } from '#server/ports/provider-error.ts';
import { storeError } from './store-error.ts';

const driverError = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
	['SQLITE_FULL', 'database or disk is full'],
	['SQLITE_BUSY', 'database is locked'],
	['53100', 'could not extend file: No space left on device'],
	['57P01', 'terminating connection due to administrator command'],
	['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('the failure %s is unavailable, and says what happened', (code, message) => {
	expect(storeError(driverError(code, message))).toMatchObject({
		name: 'ProviderError',
		category: 'unavailable',
		message: `The database failed: ${message}`,
	});
});

test('a failure without a message is named by its code', () => {
	expect(storeError(driverError('ECONNREFUSED', '')).message).toBe('The database failed: ECONNREFUSED');
});

test.each([
	['22P02', 'invalid input syntax for type bigint: "ana@example.org"'],
	['23505', 'duplicate key value: (email)=(ana@example.org)'],
	['SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: ana@example.org'],
])('a value that is refused (%s) is not quoted', (code, message) => {
	const error = storeError(driverError(code, message));
	expect(error.category).toBe('invalid-input');
	expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain('ana@example.org');
});

test('an error of the port passes through', () => {
	const error = new ProviderError('unavailable', 'as it is');
	expect(storeError(error)).toBe(error);
});
