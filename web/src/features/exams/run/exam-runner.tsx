import { useEffect, useState } from 'react';
import { FinishScreen } from '#web/features/exams/report/finish-screen.tsx';
import { TogetherFinish } from '#web/features/exams/report/together-finish.tsx';
import { beginRun, type ExamRunEvent, type ExamRunnerProps, stepRun } from './exam-run.ts';
import { browserKeeper } from './kept-exam.ts';
import { RunScreen } from './run-screen.tsx';
import { turnsOfRun } from './turns-of-run.ts';

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
	keeper = browserKeeper,
	finish,
}: ExamRunnerProps) {
	const [turns] = useState(() => turnsOfRun(setup, paper));
	const [run, setRun] = useState(() => {
		const begun = beginRun(turns, kept ? turns.map(({ id }) => kept.get(id)) : []);
		return isEnded ? { ...begun, step: 'finished' as const } : begun;
	});
	const isAnew = kept === undefined;
	useEffect(() => {
		if (isAnew) void keeper.keepExam(setup);
	}, [isAnew, setup, keeper]);

	// Should the network go, every picture is there already.
	useEffect(() => {
		for (const { image } of paper.pictures) new Image().src = image;
	}, [paper.pictures]);

	function take(event: ExamRunEvent) {
		const turn = turns[run.turn];
		if (event.type === 'answered' && turn) void keeper.keepAnswer(turn.id, event.answer);
		setRun((current) => stepRun(current, event, { turns, mode: setup.mode }));
	}
	function leave() {
		void keeper.forgetExam();
		onLeave();
	}

	if (run.step !== 'finished') {
		const isInRoom = finish !== undefined;
		return <RunScreen {...{ setup, paper, turns, run, titleOf, isInRoom }} onEvent={take} onLeave={leave} />;
	}
	if (finish) return finish(turns, run.answers);
	const Finish = setup.together ? TogetherFinish : FinishScreen;
	return (
		<Finish
			{...{ setup, paper, turns, title, titleOf, afterEstimate }}
			answers={run.answers}
			onRestart={leave}
		/>
	);
}
