import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { QueryView } from './query-view.tsx';

function List({ load }: { load: () => Promise<string[]> }) {
	const query = useQuery({ queryKey: ['list'], queryFn: load, retry: false });
	return (
		<QueryView
			query={query}
			loading={() => <p>loading</p>}
			error={(error, retry) => (
				<button type="button" onClick={retry}>
					{error.message}
				</button>
			)}
			empty={() => <p>empty</p>}
			data={(items) => <p>{items.join(' ')}</p>}
		/>
	);
}

function show(load: () => Promise<string[]>): void {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<List load={load} />
		</QueryClientProvider>,
	);
}

test('what is asked for is loading, then there', async () => {
	show(async () => ['tea', 'milk']);
	expect(screen.getByText('loading')).toBeTruthy();
	expect(await screen.findByText('tea milk')).toBeTruthy();
});

test('an empty list has a face of its own', async () => {
	show(async () => []);
	expect(await screen.findByText('empty')).toBeTruthy();
});

test('a failure can be tried again', async () => {
	let calls = 0;
	show(async () => {
		calls++;
		if (calls === 1) throw new Error('no answer');
		return ['tea'];
	});
	await userEvent.click(await screen.findByRole('button', { name: 'no answer' }));
	expect(await screen.findByText('tea')).toBeTruthy();
});
