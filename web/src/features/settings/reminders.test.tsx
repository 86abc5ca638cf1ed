import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptReminderPlan } from '#web/lib/reminder-plan.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Reminders } from './reminders.tsx';

vi.mock('#web/lib/save-file.ts');

beforeEach(() => {
	localStorage.clear();
	vi.mocked(saveFile).mockClear();
});

function open() {
	const { unmount } = render(
		<QueryClientProvider client={new QueryClient()}>
			<Reminders />
		</QueryClientProvider>,
	);
	return { user: userEvent.setup(), unmount };
}
const chosenDays = () =>
	screen
		.getAllByRole<HTMLInputElement>('checkbox')
		.filter(({ checked }) => checked)
		.map((box) => box.getAttribute('aria-label'));

test('the five days of work at six are proposed; what is chosen goes into the calendar and is kept', async () => {
	const { user, unmount } = open();
	expect(chosenDays()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
	const time = () => screen.getByLabelText<HTMLInputElement>('At what time?');
	expect(time().value).toBe('18:00');
	for (const day of ['Monday', 'Wednesday', 'Friday']) await user.click(screen.getByLabelText(day));
	await user.click(screen.getByLabelText('Sunday'));
	fireEvent.change(time(), { target: { value: '07:30' } });
	await user.click(screen.getByRole('button', { name: 'Put it into my calendar' }));
	expect(await screen.findByText(/The file is henry\.ics/)).toBeTruthy();
	const [name, file] = vi.mocked(saveFile).mock.calls[0] ?? [];
	expect(name).toBe('henry.ics');
	const text = await file?.text();
	expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,TH,SU\r\n');
	expect(text).toMatch(/DTSTART:\d{8}T073000\r\n/);
	unmount();
	open();
	expect(chosenDays()).toEqual(['Tuesday', 'Thursday', 'Sunday']);
	expect(time().value).toBe('07:30');
});

test('no day and no time are told, and the last plan holds', async () => {
	localStorage.setItem('henry.reminders', JSON.stringify({ days: ['SA'], time: '10:00' }));
	const { user } = open();
	await user.click(screen.getByLabelText('Saturday'));
	expect(screen.getByText('Choose at least one day.')).toBeTruthy();
	fireEvent.change(screen.getByLabelText('At what time?'), { target: { value: '' } });
	await user.click(screen.getByLabelText('Sunday'));
	expect(screen.getByText('Choose a time.')).toBeTruthy();
	expect(chosenDays()).toEqual(['Sunday']);
	expect(keptReminderPlan()).toEqual({ days: ['SA'], time: '10:00' });
	fireEvent.change(screen.getByLabelText('At what time?'), { target: { value: '07:30' } });
	expect(screen.queryByText('Choose a time.')).toBeNull();
	expect(keptReminderPlan()).toEqual({ days: ['SU'], time: '07:30' });
});
