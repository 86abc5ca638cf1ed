import type { Practice } from '@henry/contract/practice.ts';
import { decodeWav, encodeWav } from '@henry/sound/wav.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/lib/memory-router-for-tests.tsx';
import { aResult } from '#web/lib/practice/practice-for-tests.ts';
import { loadAreas } from '#web/messages/i18n.ts';
import { SoundsThenAndNow } from './sounds-then-and-now.tsx';

const nowMs = Date.now();
const year = new Date(nowMs).getFullYear() - 1;

/** An exam in which /θ/ was said so often, and so often right. */
const exam = (day: string, right: number, total: number) =>
	aResult({
		...{ activity: 'exam', title: day, day, atMs: Date.parse(day) },
		sounds: Array.from({ length: total }, (_, index) => ({
			...{ phone: 'TH', score0to100: index < right ? 90 : 20 },
			place: { word: 'think', startMs: 200, endMs: 500 },
		})),
	});
const [october, november] = [exam(`${year}-10-05`, 4, 10), exam(`${year}-11-20`, 40, 40)];
const kept = [october, november].map(({ id, atMs }) => ({
	...{ id: `of-${id}`, resultId: id, atMs, expiresAtMs: nowMs + 1_000, bytes: 9 },
}));

beforeEach(async () => {
	await loadAreas(['progress', 'recorder', 'errors']);
	HTMLMediaElement.prototype.play = async () => {};
	HTMLMediaElement.prototype.pause = () => {};
	URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function show(practice: Partial<Practice>, place: 'browser' | 'account') {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter address="/me">
				<SoundsThenAndNow
					practice={{ results: [], cards: [], recordings: [], ...practice }}
					place={place}
					nowMs={nowMs}
				/>
			</MemoryRouter>
		</QueryClientProvider>,
	);
}

test('both months are told with what is likely, and each is heard by the word that was said', async () => {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return new Response(new Blob([encodeWav(new Int16Array(16_000), 16_000)]));
	});
	const played: Blob[] = [];
	URL.createObjectURL = (sound) => {
		played.push(sound as Blob);
		return 'blob:clip';
	};
	show({ results: [november, october], recordings: kept }, 'account');
	const card = within(screen.getByRole('heading', { name: /θ/ }).closest('li') as HTMLElement);
	card.getByText('You say it better now.');
	card.getByText('4 of 10 right');
	card.getByText('likely 17 to 69 %');
	card.getByText('40 of 40 right');
	const user = userEvent.setup();
	await user.click(card.getByRole('button', { name: `Hear “think” from October ${year}` }));
	await user.click(card.getByRole('button', { name: `Hear “think” from November ${year}` }));
	await vi.waitFor(() => expect(played).toHaveLength(2));
	expect(asked).toEqual(kept.map(({ id }) => `/api/recordings/${id}`));
	// The word lasts 300 ms, with 80 ms before and after it.
	const { samples } = decodeWav(new Uint8Array(await (played[0] as Blob).arrayBuffer()));
	expect(samples).toHaveLength(0.46 * 16_000);
	expect(screen.queryByText(/keep your recordings/)).toBeNull();
});

test('where the recordings are not kept, how to keep them is told', () => {
	show({ results: [november, october], recordings: kept.slice(0, 1) }, 'account');
	screen.getByText('no recording');
	screen.getByText('To hear both months, keep your recordings: the choice is below.');
});

test('a visitor is led to signing in, as only an account keeps recordings', () => {
	show({ results: [november, october] }, 'browser');
	expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

test('before two months have enough of a sound, that is said; without any sound there is nothing', () => {
	show({ results: [october] }, 'browser');
	screen.getByText('A sound needs ten words in each of two months.');
	document.body.replaceChildren();
	show({ results: [aResult()] }, 'browser');
	expect(screen.queryByRole('region')).toBeNull();
});
