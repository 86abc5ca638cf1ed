import type { Homework } from '@henry/contract/homework.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '#web/lib/save-file.ts';
import { HomeworkList } from './homework-list.tsx';

vi.mock('#web/lib/save-file.ts');
beforeEach(() => vi.mocked(saveFile).mockClear());

const hourMs = 3_600_000;
function item(title: string, dueAtMs: number | null, more: Partial<Homework[number]> = {}): Homework[number] {
	return {
		assignment: {
			...{ id: title, classId: 'class', createdAtMs: 1, title, instructions: '', task: { kind: 'aptis' } },
			...{ dueAtMs, attempts: 1, release: 'atOnce' },
		},
		...{
			className: '3 B',
			academy: { name: 'Bright', colours: { ground: '#fff', text: '#000' }, logoId: null },
		},
		...{ isReadOnly: false, extraTimePercent: 0 },
		...{ ward: null, isArchived: false, handIns: [] },
		...more,
	};
}
const show = (homework: Homework) =>
	render(
		<QueryClientProvider client={new QueryClient()}>
			<HomeworkList homework={homework} />
		</QueryClientProvider>,
	);
const button = { name: 'Put due dates into my calendar' };

test('open homework with a date to come goes into the calendar, for each learner', async () => {
	const now = Date.now();
	show([
		item('soon', now + hourMs),
		item('soon', now + hourMs, { ward: 'Ana Ñ' }),
		item('late', now - hourMs),
		item('whenever', null),
		item('over', now + hourMs, { isArchived: true }),
	]);
	await userEvent.setup().click(screen.getByRole('button', button));
	expect(await screen.findByText(/The file is henry-homework\.ics/)).toBeTruthy();
	const text = (await vi.mocked(saveFile).mock.calls[0]?.[1].text())?.replaceAll('\r\n ', '');
	expect(text?.match(/^UID:.*$/gm)?.map((line) => line.trim())).toEqual([
		'UID:soon@localhost:3000',
		'UID:soon-Ana%20%C3%91@localhost:3000',
	]);
	expect(text).toContain('SUMMARY:soon\\, Ana Ñ (3 B)');
	expect(text).toContain('http://localhost:3000/classes?homework=soon&ward=Ana+%C3%91');
});

test('without such a date there is nothing to put into a calendar', () => {
	show([item('late', Date.now() - hourMs), item('whenever', null)]);
	expect(screen.queryByRole('button', button)).toBeNull();
});
