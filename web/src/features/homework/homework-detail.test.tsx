import type { Homework } from '@henry/contract/homework.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { homeworkNow, keepHomework } from '#web/lib/homework-now.ts';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { HomeworkDetail } from './homework-detail.tsx';

afterEach(() => keepHomework(undefined));

test.each([
	[{ kind: 'aptis' }, 'aptis-general'],
	[{ kind: 'exam', exam: 'ielts' }, 'ielts'],
] as const)('of homework that is an exam, no other one is handed in: %o', async (task, exam) => {
	const assignment = {
		...{ id: 'homework', classId: 'class', createdAtMs: 1, title: 'Part one', instructions: '', task },
		...{ dueAtMs: null, attempts: 1, release: 'atOnce' },
	};
	const item = {
		...{ assignment, className: '3 B', isReadOnly: false, extraTimePercent: 0, ward: null },
		...{ academy: null, leadNotice: null, isArchived: false, handIns: [] },
	} as unknown as Homework[number];
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter address="/classes">
				<HomeworkDetail item={item} />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole('button', { name: 'Start' }));
	expect(homeworkNow()).toMatchObject({ activity: 'exam', exam });
});
