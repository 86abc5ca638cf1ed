import { useState } from 'react';
import type { Turn } from '#web/lib/conversation/conversation.ts';
import type { LiveTalk } from '#web/lib/live-talk/live-talk-state.ts';
import { useClock } from '#web/lib/use-clock.ts';
import { useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** So long before its end an answer is told that it will end. */
const endingSeconds = 5;

export const lastOfHenry = (turns: readonly Turn[]) => turns.findLast(({ speaker }) => speaker === 'henry');

/**
 * How the time of a live answer stands, which is `seconds` from its first sound on. Once it is over, it stays so until it is
 * the learner's turn again. Where Henry's reply was taken back, what follows belongs to the same answer.
 */
export function useAnswerTime(
	{ phase, turns, hearsVoice, partialWords }: LiveTalk,
	seconds: number | undefined,
): 'open' | 'ending' | 'over' {
	const { untimed } = useVisitorSettings();
	const [answer, setAnswer] = useState<{ to: Turn | undefined; beganAtMs: number }>();
	const question = lastOfHenry(turns);
	const isAnswering = hearsVoice || partialWords.length > 0 || turns.at(-1)?.speaker === 'learner';
	if (phase.type === 'learner') {
		if (!isAnswering && answer) setAnswer(undefined);
		if (isAnswering && answer?.to !== question) setAnswer({ to: question, beganAtMs: Date.now() });
	}
	return useClock(() => {
		if (!answer || seconds === undefined || untimed) return 'open';
		const secondsLeft = seconds - (Date.now() - answer.beganAtMs) / 1_000;
		if (secondsLeft > endingSeconds) return 'open';
		return secondsLeft > 0 ? 'ending' : 'over';
	});
}
