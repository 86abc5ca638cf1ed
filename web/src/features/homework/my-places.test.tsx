import type { MyAcademies } from '@henry/contract/academies.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MyPlaces } from './my-places.tsx';

test('learners and guardians find the way out of each of their academies; whoever works there, elsewhere', () => {
	const place = (name: string, role: string) => ({
		academy: { id: name, name },
		me: { id: `me at ${name}`, role, displayName: 'Ana' },
	});
	const academies = [place('Sol', 'learner'), place('Mar', 'teacher'), place('Luna', 'guardian')];
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MyPlaces academies={academies as unknown as MyAcademies} />
		</QueryClientProvider>,
	);
	const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
	expect(names).toEqual(['Leave Sol', 'Leave Luna']);
});
