import { useEffect, useState } from 'react';
import { FinishScreen } from '#web/features/exams/report/finish-screen.tsx';
import { TogetherFinish } from '#web/features/exams/report/together-finish.tsx';
import { newId } from '#web/lib/practice/new-id.ts';
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
	keeper: givenKeeper,
	finish,
}: ExamRunnerProps) {
	const [turns] = useState(() => turnsOfRun(setup, paper));
	const [run, setRun] = useState(() => {
		const begun = beginRun(turns, kept ? turns.map((turn) => kept.answers.get(turn.id)) : []);
		return isEnded ? { ...begun, step: 'finished' as const } : begun;
	});
	const [id] = useState(() => kept?.id ?? newId());
	const [keeper] = useState(() => givenKeeper ?? browserKeeper(id, setup));

	// Should the network go, every picture is there already.
	useEffect(() => {
		for (const { image } of paper.pictures) new Image().src = image;
	}, [paper.pictures]);

	function take(event: ExamRunEvent) {
		const turn = turns[run.turn];
		if (event.type === 'answered' && turn) void keeper.keepAnswer(turn.id, event.answer);
		setRun((current) => stepRun(current, event, { turns, mode: setup.mode }));
	}
	const startOver = () => void keeper.forgetExam().finally(onLeave);

	if (run.step !== 'finished') {
		const isInRoom = finish !== undefined;
		return (
			<RunScreen {...{ setup, paper, turns, run, titleOf, isInRoom }} onEvent={take} onLeave={startOver} />
		);
	}
	if (finish) return finish(turns, run.answers);
	const Finish = setup.together ? TogetherFinish : FinishScreen;
	return (
		<Finish
			{...{ setup, paper, turns, title, titleOf, afterEstimate }}
			answers={run.answers}
			resultId={id}
			onReported={() => void keeper.forgetExam()}
			onRestart={startOver}
			onLater={onLeave}
		/>
	);
}
