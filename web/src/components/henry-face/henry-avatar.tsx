import { HenryFace } from './henry-face.tsx';
import type { HenryMood } from './henry-mood.ts';

type HenryAvatarProps = {
	mood?: HenryMood;
	/** Class of its size, as `size-10`. */
	size: string;
};

/** Henry's head in a round frame, beside what he says. */
export function HenryAvatar({ mood = 'idle', size }: HenryAvatarProps) {
	return (
		<span
			aria-hidden="true"
			className={`grid shrink-0 place-items-end justify-center overflow-hidden rounded-full bg-clay-soft ${size}`}
		>
			<HenryFace part="head" mood={mood} className="h-[92%] w-full" />
		</span>
	);
}
