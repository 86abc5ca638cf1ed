import { InferenceSession, Tensor } from 'onnxruntime-node';
import { productNetwork } from './network-file.ts';

/**
 * Whether bytes times signed bytes are added up rightly here: processors that lack the instructions for it add up pairs of
 * products in 16 bits, which the largest ones overflow.
 */
export async function multipliesSignedBytes(): Promise<boolean> {
	const size = 64;
	const session = await InferenceSession.create(productNetwork(size));
	const row = new Tensor('uint8', new Uint8Array(size).fill(255), [1, size]);
	const { product } = await session.run({ row });
	await session.release();
	return product?.data[0] === size * 255 * 127;
}
