import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FeedbackReport } from './feedback-report.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useCorrection } from './use-correction.ts';

type Correction = { text: string; unfinished?: boolean };

const anyTime = 'You can finish the exercise at any time!';
const stillReading = /still reading your last answers/;

/** A report whose corrections come when the test gives them, one call after the other. */
function shown() {
	const calls: {
		isAwaited: boolean;
		resolve: (correction: Correction) => void;
		reject: (error: Error) => void;
	}[] = [];
	const remembered: string[] = [];
	function Report() {
		const correction = useCorrection<string, Correction>({
			fetchCorrection: (_exercise, isAwaited) =>
				new Promise((resolve, reject) => calls.push({ isAwaited, resolve, reject })),
			practiceOf(_exercise, { text }) {
				remembered.push(text);
				return undefined;
			},
		});
		return (
			<FeedbackReport
				{...correction}
				isBegun
				progress={<ProgressBar progress0to100={100} />}
				mayFinish
				onFinish={() => correction.correcting.mutate('what was said')}
			>
				{({ text }) => text}
			</FeedbackReport>
		);
	}
	const { container } = render(
		<QueryClientProvider client={new QueryClient()}>
			<Report />
		</QueryClientProvider>,
	);
	return {
		calls,
		remembered,
		finish: () => userEvent.click(screen.getByRole('button', { name: 'Finish exercise' })),
		come: (call: number, correction: Correction) => calls[call]?.resolve(correction),
		fail: (call: number) => calls[call]?.reject(new Error()),
		text: () => container.textContent,
		shows: (text: string | RegExp) => waitFor(() => expect(container.textContent).toMatch(text)),
		mayBeSaved: () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Save as PDF' }).disabled,
	};
}

test('before the report there is nothing to save', () => {
	const { text, mayBeSaved } = shown();
	expect(text()).toContain(anyTime);
	expect(mayBeSaved()).toBe(false);
});

test('while Henry is at work the exercise cannot be finished, and is not said to be', async () => {
	const { finish, text, mayBeSaved } = shown();
	await finish();
	expect(text()).toContain('Henry is writing your report');
	expect(text()).not.toContain(anyTime);
	expect(mayBeSaved()).toBe(false);
});

test('where the correction fails the exercise is completed all the same, and what is missing is said', async () => {
	const { finish, fail, shows, mayBeSaved } = shown();
	await finish();
	fail(0);
	await shows(/Exercise completed!.*only its correction is still missing/);
	expect(mayBeSaved()).toBe(false);
});

test('a whole report can be saved, and is remembered', async () => {
	const { finish, come, calls, remembered, shows, text, mayBeSaved } = shown();
	await finish();
	come(0, { text: 'the report' });
	await shows('the report');
	expect(text()).not.toMatch(stillReading);
	expect(mayBeSaved()).toBe(true);
	expect(remembered).toEqual(['the report']);
	expect(calls.map(({ isAwaited }) => isAwaited)).toEqual([true]);
});

test('an unfinished report is shown while the rest is on its way; the whole one alone is saved and remembered', async () => {
	const { finish, come, calls, remembered, shows, text, mayBeSaved } = shown();
	await finish();
	come(0, { text: 'the first screen', unfinished: true });
	await shows('the first screen');
	expect(text()).toMatch(stillReading);
	expect(mayBeSaved()).toBe(false);
	expect(remembered).toEqual([]);
	come(1, { text: 'the whole report' });
	await shows('the whole report');
	expect(text()).not.toMatch(stillReading);
	expect(mayBeSaved()).toBe(true);
	expect(remembered).toEqual(['the whole report']);
	expect(calls.map(({ isAwaited }) => isAwaited)).toEqual([true, false]);
});

test('where the rest does not come, what is there stays, is remembered, and the rest can be asked for again', async () => {
	const { finish, come, fail, remembered, shows, mayBeSaved } = shown();
	await finish();
	come(0, { text: 'the first screen', unfinished: true });
	await shows('the first screen');
	fail(1);
	await shows(/the first screen.*The rest of your report is missing/);
	expect(mayBeSaved()).toBe(true);
	expect(remembered).toEqual(['the first screen']);
	await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
	come(2, { text: 'the whole report' });
	await shows('the whole report');
	expect(remembered).toEqual(['the first screen', 'the whole report']);
});
