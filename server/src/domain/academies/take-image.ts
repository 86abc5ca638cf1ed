import { maxImageBytes, maxImageSidePx } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { NewImage } from '#server/ports/house-store.ts';
import type { ImageReader } from '#server/ports/image-reader.ts';

/**
 * A picture that somebody sent, by what its bytes say that it is. Throws `invalid-argument` where it is no PNG, JPEG or WebP,
 * or too large.
 */
export function takeImage(readImage: ImageReader, bytes: Uint8Array): Omit<NewImage, 'id' | 'createdAtMs'> {
	if (bytes.byteLength > maxImageBytes) throw new AppError('invalid-argument', refusals.imageTooLarge);
	const read = readImage(bytes);
	if (!read) throw new AppError('invalid-argument', refusals.imageUnreadable);
	if (Math.max(read.widthPx, read.heightPx) > maxImageSidePx) {
		throw new AppError('invalid-argument', refusals.imageTooLarge);
	}
	return { type: read.type, bytes };
}
