import { S3mini } from 's3mini';
import { ProviderError } from '#server/ports/provider-error.ts';
import type { RecordingFiles } from '#server/ports/recording-files.ts';

/** How long one call may take: a recording has 10 MB at most. */
const answersWithinMs = 20_000;

type Bucket = {
	/** The bucket's own address, like `https://s3.eu-west-1.amazonaws.com/henry`. */
	address: string;
	region: string;
	keyId: string;
	secret: string;
};

/** Keeps recordings in a bucket of Amazon S3, or of a store that speaks its protocol (signature version 4). */
export function createS3Files({ address, region, keyId, secret }: Bucket): RecordingFiles {
	const bucket = new S3mini({
		endpoint: address,
		region,
		accessKeyId: keyId,
		secretAccessKey: secret,
		requestAbortTimeout: answersWithinMs,
	});
	let isReachable = true;
	const answered = async <Result>(task: () => Promise<Result>): Promise<Result> => {
		try {
			const answer = await task();
			isReachable = true;
			return answer;
		} catch (error) {
			isReachable = false;
			throw asProviderError(error);
		}
	};
	return {
		put: (name, bytes) =>
			answered(async () => {
				await bucket.putObject(name, bytes, 'application/octet-stream');
			}),
		get: (name) =>
			answered(async () => {
				const bytes = await bucket.getObjectArrayBuffer(name);
				return bytes === null ? undefined : new Uint8Array(bytes);
			}),
		remove: (names) =>
			answered(async () => {
				if (names.length === 0) return;
				const removed = await bucket.deleteObjects([...names]);
				if (!removed.every(Boolean)) throw new Error('Some files are still there.');
			}),
		isReachable: () => isReachable,
	};
}

/** Says nothing of names or keys. */
function asProviderError(error: unknown): ProviderError {
	const { name, status } = error as Error & { status?: number };
	const reason = status === undefined ? name : `${name}, status ${status}`;
	return new ProviderError(
		'unavailable',
		`The bucket of recordings did not answer as it should (${reason}).`,
	);
}
