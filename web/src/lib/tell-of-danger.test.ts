import { afterEach, expect, test, vi } from 'vitest';
import { callFunction } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { paths } from './paths.ts';
import { tellOfDanger } from './tell-of-danger.ts';

vi.mock('./api-client.ts');

afterEach(() => vi.resetAllMocks());

const homework = { assignmentId: 'a', title: 'Talk', sharesRecording: false, asksForHelp: false } as const;

test('what is said in the activity of the homework is told, by its kind alone', async () => {
	await tellOfDanger({ ...homework, activity: 'talk' }, 'selfHarm', paths.talk);
	expect(vi.mocked(callFunction).mock.calls.map(([, payload]) => payload)).toEqual([
		{ assignmentId: 'a', kind: 'selfHarm' },
	]);
});

test('what is practised elsewhere meanwhile is told to nobody', async () => {
	for (const path of [paths.speakle, paths.grammarSpeech, paths.exams, paths.path, paths.home]) {
		await tellOfDanger({ ...homework, activity: 'talk' }, 'abuse', path);
	}
	expect(callFunction).not.toHaveBeenCalled();
});

test('it is told again where the server was out of reach, and not where it refuses', async () => {
	vi.useFakeTimers();
	const failing = (code: 'unavailable' | 'deadline-exceeded' | 'not-found') =>
		vi.mocked(callFunction).mockRejectedValueOnce(new ApiError({ code, message: '' }));
	failing('unavailable');
	failing('deadline-exceeded');
	failing('not-found');
	const told = tellOfDanger({ ...homework, activity: 'talk' }, 'medical', paths.talk);
	await vi.runAllTimersAsync();
	await told;
	expect(callFunction).toHaveBeenCalledTimes(3);
	vi.useRealTimers();
});
