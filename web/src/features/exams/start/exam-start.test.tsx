import type { ExamListing } from '@henry/contract/exam-report.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, setUp } from '#web/components/conversation/talk-for-tests.tsx';
import { ExamStart } from './exam-start.tsx';

vi.mock('#web/audio/capture.ts');
vi.mock('#web/audio/microphone.ts', { spy: true });

afterEach(() => vi.unstubAllGlobals());

test('the whole exam takes what its maker says, as at its head', async () => {
	setUp({});
	const title = { en: 'Interview', es: 'Entrevista', ca: 'Entrevista' };
	const exam = {
		...{ id: 'pte', family: 'PTE', name: 'PTE', owner: 'nobody', levels: ['B1'], minutes: 36 },
		...{ parts: [{ id: '1', title, seconds: 120 }], forms: [{ id: 'a', title }], minutesTogether: null },
	} satisfies ExamListing as ExamListing;
	openPage(() => <ExamStart exam={exam} onStart={() => {}} onBack={() => {}} />, '/exams?exam=pte');
	expect(await screen.findByRole('radio', { name: /^The whole exam.*About 36 minutes/ })).toBeTruthy();
	expect(screen.getByRole('radio', { name: /^Interview.*About 2 minutes/ })).toBeTruthy();
});
