/** Why a file cannot be used as a picture. */
export class PictureError extends Error {}

/**
 * A picture as base64, drawn anew with its longer side at most so many pixels: what else the file holds, such as where a
 * photograph was taken, is left behind. Rejects with a `PictureError` where the browser cannot read the file as a picture.
 */
export async function shrunkPicture(
	file: Blob,
	{ longestSidePx, type }: { longestSidePx: number; type: 'image/png' | 'image/jpeg' },
): Promise<string> {
	const bitmap = await createImageBitmap(file).catch((error) => {
		throw new PictureError('This file is no picture.', { cause: error });
	});
	const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
	const canvas = document.createElement('canvas');
	canvas.width = Math.max(1, Math.round(bitmap.width * scale));
	canvas.height = Math.max(1, Math.round(bitmap.height * scale));
	const context = canvas.getContext('2d');
	if (!context) throw new PictureError('This browser draws no pictures.');
	if (type === 'image/jpeg') {
		context.fillStyle = '#ffffff';
		context.fillRect(0, 0, canvas.width, canvas.height);
	}
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	bitmap.close();
	const [, base64 = ''] = canvas.toDataURL(type, 0.85).split(',');
	return base64;
}
