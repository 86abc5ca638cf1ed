import { afterAll, beforeAll, expect, test } from 'vitest';
import { createS3Files } from './s3.ts';
import { keysForTests, startS3Server } from './s3-server-for-tests.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
	server = await startS3Server();
});
afterAll(() => server.stop());

const filesWith = (keys = keysForTests) => createS3Files({ address: server.address, ...keys });
const bytes = new Uint8Array(10_000).map((_, place) => (place * 37) % 256);

test('a bucket gives back what it was given, under names of any kind, and no more once it is deleted', async () => {
	const files = filesWith();
	for (const name of ['one', 'a/folder/name with space & ñ.wav']) {
		await files.put(name, bytes);
		expect(await files.get(name)).toEqual(bytes);
	}
	expect(await files.get('unknown')).toBeUndefined();
	await files.remove(['one', 'unknown']);
	await files.remove([]);
	expect(await files.get('one')).toBeUndefined();
	expect(server.objects.size).toBe(1);
});

test('whoever has not the secret neither reads nor writes, and the error says nothing of either', async () => {
	await filesWith().put('kept', bytes);
	const stranger = filesWith({ ...keysForTests, secret: 'guessed' });
	for (const call of [
		() => stranger.put('kept', new Uint8Array(1)),
		() => stranger.get('kept'),
		() => stranger.remove(['kept']),
	]) {
		await expect(call()).rejects.toMatchObject({
			category: 'unavailable',
			message: expect.not.stringMatching(/kept|guessed|AKID/),
		});
	}
	expect(await filesWith().get('kept')).toEqual(bytes);
});

test('a bucket that cannot be reached is unavailable', async () => {
	const files = createS3Files({ address: 'http://127.0.0.1:9/henry', ...keysForTests });
	await expect(files.get('one')).rejects.toMatchObject({ category: 'unavailable' });
});
