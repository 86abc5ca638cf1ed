import { turnsOf } from '@henry/contract/exam-turns.ts';
import { useEffect, useState } from 'react';
import { beginRun, type ExamRunEvent, type ExamRunnerProps, stepRun } from './exam-run.ts';
import { FinishScreen } from './finish-screen.tsx';
import { forgetExam, keepAnswer, keepExam } from './kept-exam.ts';
import { RunScreen } from './run-screen.tsx';

/** An exam from its first turn to its report. Every answer is kept in the browser until the report is there. */
export function ExamRunner({
	setup,
	paper,
	kept,
	isEnded = false,
	title,
	titleOf,
	afterEstimate,
	onLeave,
}: ExamRunnerProps) {
	const [turns] = useState(() => turnsOf(paper.exam, paper.form, setup.parts));
	const [run, setRun] = useState(() => {
		const begun = beginRun(turns, kept ? turns.map(({ id }) => kept.get(id)) : []);
		return isEnded ? { ...begun, step: 'finished' as const } : begun;
	});
	const isAnew = kept === undefined;
	useEffect(() => {
		if (isAnew) void keepExam(setup);
	}, [isAnew, setup]);

	// Should the network go, every picture is there already.
	useEffect(() => {
		for (const { image } of paper.pictures) new Image().src = image;
	}, [paper.pictures]);

	function take(event: ExamRunEvent) {
		const turn = turns[run.turn];
		if (event.type === 'answered' && turn) void keepAnswer(turn.id, event.answer);
		setRun((current) => stepRun(current, event, { turns, mode: setup.mode }));
	}
	function leave() {
		void forgetExam();
		onLeave();
	}

	return run.step === 'finished' ? (
		<FinishScreen
			{...{ setup, paper, turns, title, titleOf, afterEstimate }}
			answers={run.answers}
			onRestart={leave}
		/>
	) : (
		<RunScreen {...{ setup, paper, turns, run, titleOf }} onEvent={take} onLeave={leave} />
	);
}
