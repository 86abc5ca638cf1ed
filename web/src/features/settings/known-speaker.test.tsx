import { engineWords } from '@henry/contract/engine-words.ts';
import type { HealthResponse } from '@henry/contract/health.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetKnownSpeaker, keepKnownSpeaker, knownSpeaker } from '#web/lib/known-speaker.ts';
import { KnownSpeaker } from './known-speaker.tsx';

beforeEach(forgetKnownSpeaker);

/** The section, where a recogniser of this name is at work. */
function openWith(recogniser: string) {
	const queryClient = new QueryClient({
		defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
	});
	const engines = { speechToText: { name: recogniser }, pronunciation: { name: engineWords.earForSounds } };
	queryClient.setQueryData(['health'], { engines } as HealthResponse);
	return render(
		<QueryClientProvider client={queryClient}>
			<KnownSpeaker />
		</QueryClientProvider>,
	);
}

test('a visitor who has read nothing is led to a sentence', () => {
	openWith(engineWords.ear);
	expect(screen.getByRole('status').textContent).toMatch(/listens to you as to anybody/);
	expect(screen.getByRole('link').getAttribute('href')).toMatch(/speakle$/);
});

test('what was learned is told and can be forgotten', async () => {
	keepKnownSpeaker({ model: 'a model', readings: 1, values: 'AAAA' });
	openWith(engineWords.ear);
	expect(screen.getByRole('status').textContent).toMatch(/from one sentence/);
	await userEvent.click(screen.getByRole('button', { name: 'Forget what it learned' }));
	expect(screen.getByRole('status').textContent).toMatch(/^Forgotten/);
	expect(knownSpeaker()).toBeUndefined();
});

test('where another recogniser listens there is nothing to tell', () => {
	expect(openWith('Deepgram').container.textContent).toBe('');
});
