import type { ConverseResponse } from '@henry/contract/conversation.ts';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import type { LiveTalkExercise, LiveTalkSettings } from '@henry/contract/live-talk.ts';
import { encodeWav } from '@henry/sound/wav.ts';
import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { heard, reply } from '#web/components/conversation/talk-for-tests.tsx';
import type { HenryTurn, LearnerTurn, Turn } from '#web/lib/conversation/conversation.ts';
import type { LiveTalk, LiveTalkCommands } from '#web/lib/live-talk/live-talk-state.ts';

type Options = { exercise: LiveTalkExercise; turnsBefore: readonly Turn[]; settings: LiveTalkSettings };

let talk: LiveTalk | undefined;
const observers = new Set<() => void>();
const levelObservers = new Set<(level0to1: number) => void>();

/** What the talk on the screen was begun with. */
export let begunWith: Options | undefined;

export const commands = {
	changeSettings: vi.fn<LiveTalkCommands['changeSettings']>(),
	think: vi.fn<LiveTalkCommands['think']>(),
	press: vi.fn<LiveTalkCommands['press']>(),
	repeat: vi.fn<LiveTalkCommands['repeat']>(),
	write: vi.fn<LiveTalkCommands['write']>(),
	retry: vi.fn<LiveTalkCommands['retry']>(),
	tellTimeIsUp: vi.fn<LiveTalkCommands['tellTimeIsUp']>(),
	takeOver: vi.fn<LiveTalkCommands['takeOver']>(),
	end: vi.fn<LiveTalkCommands['end']>(() => show({ phase: { type: 'ended' } })),
};

function subscribe(observer: () => void) {
	observers.add(observer);
	return () => observers.delete(observer);
}

function watchLevel(observer: (level0to1: number) => void) {
	levelObservers.add(observer);
	return () => levelObservers.delete(observer);
}

let henrysLevel0to1: number | undefined;
const henrysLevel = () => henrysLevel0to1;

/** Henry sounds so loud from now on. */
export function soundAtLevel(level0to1: number | undefined): void {
	henrysLevel0to1 = level0to1;
}

/** Stands in for the hook: a talk in which happens what the test says. */
export function liveTalkOfTest(options: Options) {
	talk ??= {
		phase: { type: 'connecting' },
		turns: options.turnsBefore,
		progress0to100: 0,
		covered: [],
		hearsVoice: false,
		partialWords: [],
		isThinking: false,
		isPressed: false,
		isVoiceless: false,
		trouble: undefined,
		settings: options.settings,
	};
	begunWith = options;
	const shown = useSyncExternalStore(subscribe, () => talk as LiveTalk);
	return { talk: shown, commands, watchLevel, henrysLevel };
}

/** Forgets the talk of the test before, so that the next screen begins one. */
export function forgetTalk(): void {
	talk = undefined;
	vi.clearAllMocks();
}

/** Something happens in the talk. */
export function show(change: Partial<LiveTalk>): void {
	act(() => {
		talk = { ...(talk as LiveTalk), ...change };
		for (const observer of observers) observer();
	});
}

/** The microphone hears something. */
export function hearLevel(level0to1: number): void {
	act(() => {
		for (const observer of levelObservers) observer(level0to1);
	});
}

export const learnersTurn = { phase: { type: 'learner', wasNotHeard: false } } as const;

export function henry(text: string, change: Partial<ConverseResponse> = {}): HenryTurn {
	const { hints, coach } = reply(text, 0, change);
	return { speaker: 'henry', text, hints, coach, covered: [] };
}

/** A turn that was spoken, with its recording. */
export function learner(text: string): LearnerTurn {
	const recording = new Blob([encodeWav(new Int16Array(speechSampleRateHz), speechSampleRateHz)]);
	const recorded = { recording, hints: [], liveTranscript: undefined };
	return { speaker: 'learner', text, words: heard(text).words, recorded };
}
