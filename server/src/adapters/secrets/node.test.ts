import { expect, test } from 'vitest';
import { nodeSecrets } from './node.ts';

test('a hash tells its own words from others, and never repeats', async () => {
	const [one, other] = await Promise.all([nodeSecrets.hashPin('a b c d'), nodeSecrets.hashPin('a b c d')]);
	expect(one).not.toBe(other);
	expect(await nodeSecrets.isPin('a b c d', one)).toBe(true);
	expect(await nodeSecrets.isPin('a b c e', one)).toBe(false);
	expect(await nodeSecrets.isPin('a b c d', undefined)).toBe(false);
});

test('a hash from before, which was made with less work, still opens', async () => {
	const hash = Buffer.concat([
		Buffer.alloc(16),
		Buffer.from('e64adbc11f9d29165febc71fb566ee9590b11613725cada04e324689b4f727f6', 'hex'),
	]).toString('base64url');
	expect(await nodeSecrets.isPin('123456', hash)).toBe(true);
	expect(await nodeSecrets.isPin('123457', hash)).toBe(false);
});
