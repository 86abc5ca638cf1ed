import { apiPaths } from '@henry/contract/api-paths.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#web/lib/practice/new-id.ts';
import { AssignmentForm } from './assignment-form.tsx';

afterEach(() => vi.unstubAllGlobals());

test('homework of several weeks whose answer was lost is set again, and not a second time', async () => {
	const sent: { id: string; repeats: { id: string }[] }[] = [];
	vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
		if (!path.endsWith(apiPaths.saveAssignment)) return new Response(JSON.stringify({ result: [] }));
		sent.push(JSON.parse(String(body)).data);
		return new Response(JSON.stringify(sent.length > 1 ? { result: { done: true } } : {}));
	});
	const user = userEvent.setup();
	const onSaved = vi.fn();
	render(
		<QueryClientProvider client={new QueryClient()}>
			<AssignmentForm academyId={newId()} classId={newId()} onSaved={onSaved} onCancel={() => {}} />
		</QueryClientProvider>,
	);
	await user.type(screen.getByLabelText('Title'), 'A talk');
	await user.type(screen.getByLabelText('The question, in English'), 'Where?');
	await user.selectOptions(screen.getByLabelText('Repeat'), '3');
	const save = screen.getByRole('button', { name: 'Set the homework' });
	await user.click(save);
	await screen.findByRole('alert');
	await user.click(save);
	await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
	const [first, again] = sent.map(({ id, repeats }) => [id, ...repeats.map((later) => later.id)]);
	expect(new Set(first).size).toBe(3);
	expect(again).toEqual(first);
});
