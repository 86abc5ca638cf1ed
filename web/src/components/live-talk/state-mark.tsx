import {
	AppWindow,
	Ear,
	Hand,
	Headphones,
	Hourglass,
	LoaderCircle,
	type LucideIcon,
	MicOff,
	TriangleAlert,
	WifiOff,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LiveState, LiveTalkOnScreen } from './live-state.ts';
import './state-mark.css';

type WatchLevel = LiveTalkOnScreen['watchLevel'];

const calm = 'bg-accent-soft text-accent-strong';
const listening = 'bg-accent text-white';
const henrys = 'bg-clay-soft text-accent-strong';
const looks: Record<LiveState, { look: string; sign: LucideIcon | 'dots' | 'bars' }> = {
	connecting: { look: calm, sign: LoaderCircle },
	reconnecting: { look: 'bg-fair-soft text-fair', sign: WifiOff },
	listening: { look: `${listening} live-breathing`, sign: Ear },
	takeYourTime: { look: `${calm} live-breathing`, sign: Hourglass },
	holdToTalk: { look: calm, sign: Hand },
	pressed: { look: listening, sign: Ear },
	paused: { look: calm, sign: Headphones },
	thinking: { look: henrys, sign: 'dots' },
	speaking: { look: henrys, sign: 'bars' },
	speakingHeld: { look: henrys, sign: 'bars' },
	hushed: { look: listening, sign: Ear },
	failed: { look: 'bg-poor-soft text-poor', sign: TriangleAlert },
	elsewhere: { look: 'bg-fair-soft text-fair', sign: AppWindow },
	noMicrophone: { look: 'bg-fair-soft text-fair', sign: MicOff },
};

const barHeights = ['h-1/3', 'h-2/3', 'h-full', 'h-1/2', 'h-3/4'] as const;

function Sign({ sign }: { sign: LucideIcon | 'dots' | 'bars' }) {
	if (sign === 'dots') {
		return (
			<span className="flex gap-1.5">
				{[0, 200, 400].map((delayMs) => (
					<span
						key={delayMs}
						className="live-dot size-3 rounded-full bg-current"
						style={{ animationDelay: `${delayMs}ms` }}
					/>
				))}
			</span>
		);
	}
	if (sign === 'bars') {
		return (
			<span className="flex h-9 items-center gap-1.5">
				{barHeights.map((height, index) => (
					<span
						key={height}
						className={`live-bar w-1.5 rounded-full bg-current ${height}`}
						style={{ animationDelay: `${-170 * index}ms` }}
					/>
				))}
			</span>
		);
	}
	const Icon = sign;
	return <Icon className={`size-9 ${sign === LoaderCircle ? 'live-turning' : ''}`} />;
}

/** A ring that widens with the learner's voice. */
function Halo({ watchLevel }: { watchLevel: WatchLevel }) {
	const ring = useRef<HTMLSpanElement>(null);
	useEffect(
		() =>
			watchLevel((level0to1) => {
				ring.current?.style.setProperty('--voice-level', String(Math.min(1, 4 * level0to1)));
			}),
		[watchLevel],
	);
	return <span ref={ring} className="live-halo absolute inset-0 rounded-full bg-accent/25" />;
}

type StateMarkProps = { state: LiveState; watchLevel: WatchLevel };

/** What is going on in a live talk, as a drawing; the words stand beside it. */
export function StateMark({ state, watchLevel }: StateMarkProps) {
	const { look, sign } = looks[state];
	const isHearing = state === 'listening' || state === 'pressed' || state === 'hushed';
	return (
		<span aria-hidden="true" className="relative m-1.5 grid size-18 shrink-0 place-items-center sm:size-24">
			{isHearing && <Halo watchLevel={watchLevel} />}
			{state.startsWith('speaking') && (
				<span className="live-ripple absolute inset-0 rounded-full border-2 border-clay" />
			)}
			<span className={`relative grid size-full place-items-center rounded-full shadow-card ${look}`}>
				<Sign sign={sign} />
			</span>
		</span>
	);
}
