import { HenryFace } from './henry-face.tsx';
import type { HenryMood } from './henry-mood.ts';

type HenryAvatarProps = {
	mood?: HenryMood;
	/** Loudness of what he says, 0 to 1, which his mouth follows. Where it is not known, the mouth moves by itself. */
	level0to1?: number | undefined;
	/** Class of its size, as `size-10`. */
	size: string;
};

/** Henry's head in a round frame, beside what he says. */
export function HenryAvatar({ mood = 'idle', level0to1, size }: HenryAvatarProps) {
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-end justify-center overflow-hidden rounded-full bg-clay-soft ${size}`}
		>
			<HenryFace part="head" mood={mood} level0to1={level0to1} className="h-[92%] w-full" />
		</span>
	);
}
