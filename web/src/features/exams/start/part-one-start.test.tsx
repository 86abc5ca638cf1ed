import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { PartOneStart } from './part-one-start.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

test.each([
	[0, '30, 30, 30'],
	[25, '38, 38, 38'],
] as const)(
	'with %i percent more time, the time that there is is told',
	async (extraTimePercent, seconds) => {
		setUp({});
		const turns = [30, 5, 5].map((drillSeconds) => ({ answerSeconds: 30, drillSeconds }) as ExamTurn);
		openPage(() => <PartOneStart {...{ turns, extraTimePercent }} onStart={() => {}} />, '/aptis-part-one-1');
		expect(await screen.findByText(`${seconds} seconds for the three answers, as in the exam.`)).toBeTruthy();
		expect(screen.getByText('30, 5, 5 seconds for the three answers.')).toBeTruthy();
		vi.unstubAllGlobals();
	},
);
