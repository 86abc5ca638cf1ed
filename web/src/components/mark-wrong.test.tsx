import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MarkWrong } from './mark-wrong.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(mark: Partial<ComponentProps<typeof MarkWrong>> = {}) {
	const sent: unknown[] = [];
	vi.stubGlobal('fetch', async (_path: string, request: RequestInit) => {
		sent.push(JSON.parse(String(request.body)).data);
		return new Response(JSON.stringify({ result: { done: true } }));
	});
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MarkWrong
				kind="correction"
				about="he-she-it: verb/2"
				words={{ said: 'she live', marked: 'she lives' }}
				{...mark}
			/>
		</QueryClientProvider>,
	);
	return { sent, user: userEvent.setup() };
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
	user.click(screen.getByRole('button', { name }));

test('what was said does not go along unless the learner says so', async () => {
	const { sent, user } = open();
	await press(user, 'This mark is wrong');
	await user.click(await screen.findByRole('button', { name: 'Send' }));
	expect(await screen.findByText('Thank you. It is kept.')).toBeTruthy();
	expect(sent).toEqual([{ kind: 'correction', about: 'he-she-it: verb 2' }]);
});

test('with the learner’s consent it does', async () => {
	const { sent, user } = open();
	await press(user, 'This mark is wrong');
	await user.click(await screen.findByRole('checkbox', { name: /^Send my words too/ }));
	await press(user, 'Send');
	expect(await screen.findByText('Thank you. It is kept.')).toBeTruthy();
	expect(sent).toMatchObject([{ words: { said: 'she live', marked: 'she lives' } }]);
});

test('a flag says what it is for to whoever cannot see it, and figures have no words to send', async () => {
	const { sent, user } = open({ isFlag: true, kind: 'figure', about: 'words 120', words: undefined });
	await press(user, 'This mark is wrong');
	expect(await screen.findByText(/no words\.$/)).toBeTruthy();
	expect(screen.queryByRole('checkbox')).toBeNull();
	await press(user, 'Send');
	expect(await screen.findByText('Thank you. It is kept.')).toBeTruthy();
	expect(sent).toEqual([{ kind: 'figure', about: 'words 120' }]);
});
