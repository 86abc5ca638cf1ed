import { Mic } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type HoldButtonProps = { isPressed: boolean; onPress: (isPressed: boolean) => void };

/** A button that counts as long as it is held, by pointer or by keyboard. However it is let go, that is told once. */
export function HoldButton({ isPressed, onPress }: HoldButtonProps) {
	const { t } = useTranslation('liveTalk');
	const isDown = useRef(false);
	function press(next: boolean) {
		if (isDown.current === next) return;
		isDown.current = next;
		onPress(next);
	}
	const release = () => press(false);
	const releaseAtLast = useEffectEvent(release);
	useEffect(() => () => releaseAtLast(), []);

	function pressByPointer(event: PointerEvent<HTMLButtonElement>) {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		press(true);
	}
	const byKey = (next: boolean) => (event: KeyboardEvent) => {
		if (event.key !== ' ' && event.key !== 'Enter') return;
		event.preventDefault();
		press(next);
	};
	return (
		<button
			type="button"
			onPointerDown={pressByPointer}
			onPointerUp={release}
			onPointerCancel={release}
			onLostPointerCapture={release}
			onKeyDown={byKey(true)}
			onKeyUp={byKey(false)}
			onBlur={release}
			onContextMenu={(event) => event.preventDefault()}
			className={`flex min-h-20 w-full touch-none select-none items-center justify-center gap-3 rounded-card px-4 font-semibold text-lg text-white shadow-card transition ${
				isPressed ? 'scale-[0.98] bg-accent ring-4 ring-accent/35' : 'bg-accent hover:brightness-90'
			}`}
		>
			<Mic aria-hidden="true" className={`size-7 ${isPressed ? 'animate-pulse' : ''}`} />
			{t(isPressed ? 'hold.pressed' : 'hold.idle')}
		</button>
	);
}
