import { readFileSync } from 'node:fs';
import { readSafetensors } from '@henry/ear/files/safetensors.ts';
import type { FollowUpWeights } from '#server/domain/conversation/follow-ups.ts';

/** Reads the model that tells which follow-ups fit (`training/follow_ups`). Throws where the file is missing or damaged. */
export function readFollowUpWeights(file: string): Record<'reactions' | 'questions', FollowUpWeights> {
	const { tensor } = readSafetensors(readFileSync(file));
	const weightsOf = (part: 'reactions' | 'questions'): FollowUpWeights => {
		const { data, shape } = tensor(`${part}.weights`, 'I8');
		const [count = 0, width = 0] = shape;
		const scale = tensor(`${part}.scale`, 'F32', [count]).data;
		const row = (index: number) =>
			Float32Array.from(
				data.subarray(index * width, (index + 1) * width),
				(one) => one * (scale[index] ?? 0),
			);
		return {
			rows: Array.from({ length: count }, (_, index) => row(index)),
			base: tensor(`${part}.base`, 'F32', [count]).data,
		};
	};
	return { reactions: weightsOf('reactions'), questions: weightsOf('questions') };
}
