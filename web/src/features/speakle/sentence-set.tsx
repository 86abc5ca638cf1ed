import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { practisedReading } from '#web/lib/check-pronunciation.ts';
import { homeworkNow, keepHomework } from '#web/lib/homework-now.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';
import { paths } from '#web/lib/paths.ts';
import { handInAnswer } from '#web/lib/practice/hand-in.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { SentenceSession } from './sentence-session.tsx';

/** What is handed in of readings: every sentence, their mean score, and how all their sounds were said. */
export function handInOf(reports: readonly PronunciationReport[]) {
	const readings = reports.map((report) => practisedReading(report, new Blob()));
	const scores = readings.flatMap(({ measures: { pronunciation0to100: score } }) =>
		score === undefined ? [] : [score],
	);
	return {
		said: readings.flatMap(({ said = [] }) => said),
		sounds: readings.flatMap(({ sounds }) => sounds),
		pronunciation0to100:
			scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
	};
}

/** The sentences that a teacher has set: read one after the other, and handed in together. */
export function SentenceSet() {
	const { t } = useTranslation('speakle');
	const queryClient = useQueryClient();
	const [homework] = useState(homeworkNow);
	const sentences = homework?.sentences ?? [];
	const [place, setPlace] = useState(0);
	const [reports, setReports] = useState<readonly PronunciationReport[]>([]);
	const [id] = useState(newId);
	const handIn = useMutation({
		mutationFn: async (all: readonly PronunciationReport[]) => {
			if (homework) await handInAnswer(homework, { id, replaces: [], ...handInOf(all) });
		},
		async onSuccess() {
			keepHomework(undefined);
			await queryClient.invalidateQueries({ queryKey: homeworkQuery.queryKey });
		},
	});
	const sentence = sentences[place];
	if (handIn.isSuccess || !homework || sentence === undefined) {
		return (
			<div className="mt-8 space-y-5">
				{handIn.isSuccess ? (
					<p role="status" className="flex items-center gap-2 font-semibold text-good text-lg">
						<CircleCheck aria-hidden="true" className="size-6" />
						{t('set.handedIn')}
					</p>
				) : (
					<p>{t('set.gone')}</p>
				)}
				<ButtonLink to={paths.classes}>{t('set.toHomework')}</ButtonLink>
			</div>
		);
	}
	const isLast = place === sentences.length - 1;
	/** The reading of this sentence counts that was judged last. */
	function goOn(report: PronunciationReport) {
		const all = [...reports.slice(0, place), report];
		setReports(all);
		if (isLast) handIn.mutate(all);
		else setPlace(place + 1);
	}
	return (
		<SentenceSession
			key={place}
			title={t('set.place', { number: place + 1, total: sentences.length })}
			text={sentence}
			takesFocus={place > 0}
		>
			{(report) => (
				<div className="space-y-4">
					{handIn.error && <ErrorNotice error={handIn.error} />}
					{handIn.isPending ? (
						<LoadingNotice label={t('set.handingIn')} />
					) : (
						<Button onClick={() => goOn(report)}>
							{t(isLast ? 'set.handIn' : 'set.next')}
							<ArrowRight aria-hidden="true" className="size-5" />
						</Button>
					)}
				</div>
			)}
		</SentenceSession>
	);
}
