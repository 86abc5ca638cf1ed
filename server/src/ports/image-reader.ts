/** What a picture is, by its own bytes. */
export type ReadImage = {
	type: 'image/png' | 'image/jpeg' | 'image/webp';
	widthPx: number;
	heightPx: number;
};

/** Tells what a picture is; undefined where it is none of these kinds, or cannot be read. */
export type ImageReader = (bytes: Uint8Array) => ReadImage | undefined;
