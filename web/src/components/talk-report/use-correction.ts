import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type NewPractice, rememberPractice } from '#web/lib/remember-practice.ts';

type CorrectionCalls<Exercise, Correction> = {
	fetchCorrection: (exercise: Exercise) => Promise<Correction>;
	/** What is remembered of the exercise; undefined for nothing. */
	practiceOf: (exercise: Exercise, correction: Correction) => Promise<NewPractice> | undefined;
};

/**
 * The correction of an exercise, which is remembered once it is there. An exercise whose correction has failed counts as
 * submitted all the same (specification, section 8). Where it is corrected again, as after its text was put right, only
 * the latest is remembered.
 */
export function useCorrection<Exercise, Correction>({
	fetchCorrection,
	practiceOf,
}: CorrectionCalls<Exercise, Correction>) {
	const [isSubmitted, setSubmitted] = useState(false);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const correcting = useMutation({
		mutationFn: fetchCorrection,
		onSettled: () => setSubmitted(true),
		async onSuccess(correction, exercise) {
			const practice = await practiceOf(exercise, correction);
			if (practice) remembering.mutate({ ...practice, replaces: remembering.variables });
		},
	});
	return { correcting, remembering, isSubmitted };
}

/** As `useCorrection` gives it. */
export type UseCorrection<Exercise, Correction> = ReturnType<typeof useCorrection<Exercise, Correction>>;
