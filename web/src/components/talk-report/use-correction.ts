import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type NewPractice, rememberPractice } from '#web/lib/remember-practice.ts';

type CorrectionCalls<Exercise, Correction> = {
	/** `isAwaited`: the screen is empty, so that an unfinished correction is better than none. */
	fetchCorrection: (exercise: Exercise, isAwaited: boolean) => Promise<Correction>;
	/** The key by which others know that the exercise is being corrected. */
	correctingKey?: string[];
	/** What is remembered of the exercise; undefined for nothing. */
	practiceOf: (exercise: Exercise, correction: Correction) => Promise<NewPractice | undefined> | undefined;
};

/**
 * The correction of an exercise, which is remembered once it is there. An exercise whose correction has failed counts as
 * submitted all the same (specification, section 8). An unfinished one is shown, and the whole one is fetched; where that
 * fails, what is there is remembered. `correctingAgain` corrects it once its text was put right; what there is stays until
 * that is there, and only the latest is remembered.
 */
export function useCorrection<Exercise, Correction extends { unfinished?: boolean | undefined }>({
	fetchCorrection,
	practiceOf,
	correctingKey = [],
}: CorrectionCalls<Exercise, Correction>) {
	const [isSubmitted, setSubmitted] = useState(false);
	const latest = useRef<Exercise>(undefined);
	const remembering = useMutation({ mutationFn: rememberPractice });
	async function remember(correction: Correction, exercise: Exercise): Promise<void> {
		if (exercise !== latest.current) return;
		const practice = await practiceOf(exercise, correction);
		if (practice) remembering.mutate({ ...practice, replaces: remembering.variables });
	}
	const completing = useMutation({
		mutationFn: ({ exercise }: { exercise: Exercise; first: Correction }) => fetchCorrection(exercise, false),
		onSuccess: (whole, { exercise }) => remember(whole, exercise),
		onError: (_error, { first, exercise }) => remember(first, exercise),
	});
	const correctingAgain = useMutation({
		mutationFn: (exercise: Exercise) => fetchCorrection(exercise, false),
		onSuccess(correction, exercise) {
			latest.current = exercise;
			return remember(correction, exercise);
		},
	});
	const correcting = useMutation({
		mutationKey: correctingKey,
		mutationFn: (exercise: Exercise) => fetchCorrection(exercise, true),
		onMutate(exercise) {
			latest.current = exercise;
			completing.reset();
			correctingAgain.reset();
		},
		onSettled: () => setSubmitted(true),
		async onSuccess(correction, exercise) {
			if (correction.unfinished) completing.mutate({ exercise, first: correction });
			else await remember(correction, exercise);
		},
	});
	const correction = correctingAgain.data ?? completing.data ?? correcting.data;
	const isWhole = (correcting.isSuccess && !correcting.data.unfinished) || correctingAgain.isSuccess;
	/** All of the correction that is to come has come. */
	const isSettled = isWhole || completing.isSuccess || completing.isError;
	return { correcting, completing, correctingAgain, correction, isSettled, remembering, isSubmitted };
}

/** As `useCorrection` gives it. */
export type UseCorrection<Exercise, Correction extends { unfinished?: boolean | undefined }> = ReturnType<
	typeof useCorrection<Exercise, Correction>
>;
