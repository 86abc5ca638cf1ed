import type { Mouth, TonguePosition } from '@henry/contract/sounds.ts';
import type { TFunction } from 'i18next';

type Words = TFunction<'speakle'>;

function third<Name>(share: number, names: readonly [low: Name, middle: Name, high: Name]): Name {
	if (share < 0.34) return names[0];
	return share < 0.67 ? names[1] : names[2];
}

function positionWords({ height0to1, frontness0to1 }: TonguePosition, t: Words): string {
	const height = third(height0to1, ['low', 'middle', 'high'] as const);
	const place = third(frontness0to1, ['back', 'centre', 'front'] as const);
	return `${t(`mouth.height.${height}`)} ${t(`mouth.place.${place}`)}`;
}

function glide(from: string, to: string | undefined, t: Words): string {
	return to === undefined || to === from ? from : t('mouth.glide', { from, to });
}

/** What a drawing of the mouth shows, in one sentence. */
export function mouthWords({ tongue, lips, air, voice, end }: Mouth, t: Words): string {
	const tongueWords = typeof tongue === 'string' ? t(`mouth.tongue.${tongue}`) : positionWords(tongue, t);
	return t('mouth.seen', {
		lips: glide(t(`mouth.lips.${lips}`), end && t(`mouth.lips.${end.lips}`), t),
		tongue: glide(tongueWords, end && positionWords(end.tongue, t), t),
		air: t(`mouth.air.${air}`),
		voice: t(voice ? 'mouth.voice.on' : 'mouth.voice.off'),
	});
}
