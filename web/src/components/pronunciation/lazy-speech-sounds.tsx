import { lazy, Suspense } from 'react';

/** What was practised comes with it. Without it a report lacks nothing of its own, so that a failure shows nothing. */
const Card = lazy(async () => ({
	default: await import('./speech-sounds-card.tsx').then(
		({ SpeechSoundsCard }) => SpeechSoundsCard,
		() => () => null,
	),
}));

/** The sounds that go wrong in free speech, as a part of a report that is remembered. */
export function LazySpeechSounds() {
	return (
		<Suspense>
			<Card />
		</Suspense>
	);
}
