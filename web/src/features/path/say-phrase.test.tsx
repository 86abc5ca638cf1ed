import type { AssessedWord } from '@henry/contract/speakle.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { checkPronunciation } from '#web/lib/check-pronunciation.ts';
import { aReport, aWord } from '#web/lib/report-for-tests.ts';
import { SayPhrase } from './say-phrase.tsx';

vi.mock('#web/lib/check-pronunciation.ts');
vi.mock('#web/components/recorder.tsx', () => ({
	Recorder: ({ onAudioRecorded }: { onAudioRecorded: (recorded: { audioBlob: Blob }) => void }) => (
		<button type="button" onClick={() => onAudioRecorded({ audioBlob: new Blob() })}>
			record
		</button>
	),
}));

const [good, weak, doubtful] = [
	aWord('Take'),
	aWord('care', { score0to100: 40 }),
	aWord('soon', { score0to100: 20, unsure: true }),
];

test.each<[AssessedWord[], string]>([
	[[good], '71 of 100. Every word was clear.'],
	[[good, weak], '71 of 100. Practise these words: care'],
	[[good, doubtful], '71 of 100. Henry is not sure about: soon'],
	[[weak, doubtful], '71 of 100. Practise these words: care. Henry is not sure about: soon'],
])('doubt is told, and is neither right nor wrong', async (words, told) => {
	vi.mocked(checkPronunciation).mockResolvedValue(aReport({ words }));
	render(
		<QueryClientProvider client={new QueryClient()}>
			<SayPhrase phrase="Take care soon" seconds={5} onRecorded={() => {}} onSaid={() => {}} />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole('button', { name: 'record' }));
	expect((await screen.findByRole('status')).textContent).toBe(told);
});
