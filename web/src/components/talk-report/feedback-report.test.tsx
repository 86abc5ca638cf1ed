import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeedbackReport } from './feedback-report.tsx';
import { ProgressBar } from './progress-bar.tsx';

const anyTime = 'You can finish the exercise at any time!';

function shown(correcting: 'isIdle' | 'isPending' | 'isSuccess' | 'isError') {
	const { container } = render(
		<FeedbackReport
			correcting={{ [correcting]: true, error: new Error() } as never}
			remembering={{} as never}
			isSubmitted={correcting === 'isSuccess' || correcting === 'isError'}
			isBegun
			progress={<ProgressBar progress0to100={100} />}
			mayFinish
			onFinish={() => {}}
		>
			{() => 'the report'}
		</FeedbackReport>,
	);
	const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save as PDF' });
	return { text: container.textContent, mayBeSaved: !save.disabled };
}

test('before the report there is nothing to save', () => {
	expect(shown('isIdle')).toEqual({ text: expect.stringContaining(anyTime), mayBeSaved: false });
});

test('while Henry is at work the exercise cannot be finished, and is not said to be', () => {
	expect(shown('isPending')).toEqual({ text: expect.not.stringContaining(anyTime), mayBeSaved: false });
});

test('where the correction fails the exercise is completed all the same, and what is missing is said', () => {
	const text = expect.stringMatching(/Exercise completed!.*only its correction is still missing/);
	expect(shown('isError')).toEqual({ text, mayBeSaved: false });
});

test('the report can be saved', () => {
	expect(shown('isSuccess')).toEqual({ text: expect.stringContaining('the report'), mayBeSaved: true });
});
