import { disableTypes, imageSize, types } from 'image-size';
import type { ImageReader, ReadImage } from '#server/ports/image-reader.ts';

const mediaTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const satisfies Record<
	string,
	ReadImage['type']
>;
type Kind = keyof typeof mediaTypes;
const isTaken = (kind: string | undefined): kind is Kind =>
	kind !== undefined && Object.hasOwn(mediaTypes, kind);

/** Reads the kind and the size of a picture from its header; readers of all other kinds are switched off. */
export function createImageReader(): ImageReader {
	disableTypes(types.filter((kind) => !isTaken(kind)));
	return (bytes) => {
		try {
			const { type, width, height } = imageSize(bytes);
			if (!isTaken(type) || width < 1 || height < 1) return undefined;
			return { type: mediaTypes[type], widthPx: width, heightPx: height };
		} catch {
			return undefined;
		}
	};
}
