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
import { useEffect, useRef, useState } from 'react';
import { HenryFace } from '#web/components/henry-face/henry-face.tsx';
import type { HenryMood } from '#web/components/henry-face/henry-mood.ts';
import type { LiveState, LiveTalkOnScreen } from './live-state.ts';
import './state-mark.css';

type WatchLevel = LiveTalkOnScreen['watchLevel'];

const calm = 'bg-accent-soft';
const henrys = 'bg-clay-soft';
const doubtful = 'bg-fair-soft';

type Look = { ground: string; mood: HenryMood; sign?: LucideIcon };
const looks: Record<LiveState, Look> = {
	connecting: { ground: calm, mood: 'idle', sign: LoaderCircle },
	reconnecting: { ground: doubtful, mood: 'unsure', sign: WifiOff },
	listening: { ground: calm, mood: 'listening', sign: Ear },
	takeYourTime: { ground: calm, mood: 'idle', sign: Hourglass },
	holdToTalk: { ground: calm, mood: 'idle', sign: Hand },
	pressed: { ground: calm, mood: 'listening', sign: Ear },
	paused: { ground: calm, mood: 'idle', sign: Headphones },
	thinking: { ground: henrys, mood: 'thinking' },
	speaking: { ground: henrys, mood: 'speaking' },
	speakingHeld: { ground: henrys, mood: 'speaking' },
	suspended: { ground: calm, mood: 'listening', sign: Ear },
	failed: { ground: 'bg-poor-soft', mood: 'unsure', sign: TriangleAlert },
	noSound: { ground: doubtful, mood: 'unsure', sign: MicOff },
	forgotten: { ground: calm, mood: 'unsure', sign: MicOff },
	elsewhere: { ground: doubtful, mood: 'unsure', sign: AppWindow },
	noMicrophone: { ground: doubtful, mood: 'unsure', sign: MicOff },
};

/** What the face alone cannot show. */
function Sign({ sign: Icon }: { sign: LucideIcon }) {
	return (
		<span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full border-2 border-surface bg-accent text-white sm:size-8">
			<Icon className={`size-4 ${Icon === LoaderCircle ? 'live-turning' : ''}`} />
		</span>
	);
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

/** How often his mouth moves: as often as it is drawn in cartoons, which syllables ask for. */
const mouthMs = 83;
/** At this root mean square of his voice it is wide open. */
const openMouthLevel = 0.3;

type FaceProps = { mood: HenryMood } & Pick<LiveTalkOnScreen, 'henrysLevel'>;

/** Henry's face. While he speaks, his mouth follows what is heard of him; where that is nothing, it moves by itself. */
function Face({ mood, henrysLevel }: FaceProps) {
	const [level, setLevel] = useState<number>();
	const isSpeaking = mood === 'speaking';
	useEffect(() => {
		if (!isSpeaking) return;
		const follow = () => setLevel(henrysLevel());
		follow();
		const timer = setInterval(follow, mouthMs);
		return () => clearInterval(timer);
	}, [isSpeaking, henrysLevel]);
	const mouth = isSpeaking && level !== undefined && { level0to1: Math.min(1, level / openMouthLevel) };
	return <HenryFace part="head" mood={mood} {...mouth} className="h-[92%] w-full" />;
}

type StateMarkProps = { state: LiveState } & Pick<LiveTalkOnScreen, 'watchLevel' | 'henrysLevel'>;

/** What is going on in a live talk, in Henry's face; the words stand beside it. */
export function StateMark({ state, watchLevel, henrysLevel }: StateMarkProps) {
	const { ground, mood, sign } = looks[state];
	return (
		<span aria-hidden="true" className="relative m-1.5 grid size-18 shrink-0 place-items-center sm:size-24">
			{mood === 'listening' && <Halo watchLevel={watchLevel} />}
			{mood === 'speaking' && (
				<span className="live-ripple absolute inset-0 rounded-full border-2 border-clay" />
			)}
			<span
				className={`relative grid size-full place-items-end justify-center overflow-hidden rounded-full ring-1 ring-line ${ground}`}
			>
				<Face mood={mood} henrysLevel={henrysLevel} />
			</span>
			{sign && <Sign sign={sign} />}
		</span>
	);
}
