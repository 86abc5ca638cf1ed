import { ProviderError } from '#server/ports/provider-error.ts';

/** What database drivers say of a failure: an SQLSTATE, an SQLite code or a system error's code. */
type DriverError = Error & { code?: string };

/** Values that the schema refuses: SQLSTATE classes 22 and 23, and SQLite's constraints. */
const refusedValues = /^(22...|23...|SQLITE_CONSTRAINT.*|SQLITE_MISMATCH|SQLITE_TOOBIG)$/;

/** Any failure of a database as a `ProviderError`. A message that may quote a row is left out. */
export function storeError(error: unknown): ProviderError {
	if (error instanceof ProviderError) return error;
	const { code, message } = error as DriverError;
	if (code !== undefined && refusedValues.test(code)) {
		return new ProviderError('invalid-input', 'This cannot be stored.');
	}
	return new ProviderError('unavailable', `The database failed: ${message || code}`);
}
