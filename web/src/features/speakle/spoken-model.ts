import { apiPaths } from '@henry/contract/api-paths.ts';
import { postForBlob } from '#web/lib/api-client.ts';

/** A text spoken by the product's own voice. Rejects with an `ApiError`. */
export function spokenModel(text: string): Promise<Blob> {
	return postForBlob(apiPaths.speech, { text });
}
