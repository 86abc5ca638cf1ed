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
import { joinRecordings } from '#web/lib/practice/joined-answers.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { SentenceSession } from './sentence-session.tsx';

type JudgedReading = { report: PronunciationReport; recording: Blob };

/**
 * What is handed in of readings: every sentence, their mean score, how all their sounds were said, and one recording of all
 * of them.
 */
export async function handInOf(judged: readonly JudgedReading[]) {
	const readings = judged.map(({ report, recording }) => practisedReading(report, recording));
	const scores = readings.flatMap(({ measures: { pronunciation0to100: score } }) =>
		score === undefined ? [] : [score],
	);
	return {
		said: readings.flatMap(({ said = [] }) => said),
		// Where each is in its own reading says nothing of the one recording.
		sounds: readings.flatMap(({ sounds }) => sounds.map(({ place: _, ...sound }) => sound)),
		pronunciation0to100:
			scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
		recording: await joinRecordings(judged.map(({ recording }) => recording)),
	};
}

/** The sentences that a teacher has set: read one after the other, and handed in together. */
export function SentenceSet() {
	const { t } = useTranslation('speakle');
	const queryClient = useQueryClient();
	const [homework] = useState(homeworkNow);
	const sentences = homework?.sentences ?? [];
	const [place, setPlace] = useState(0);
	const [readings, setReadings] = useState<readonly JudgedReading[]>([]);
	const [id] = useState(newId);
	const handIn = useMutation({
		mutationFn: async (all: readonly JudgedReading[]) => {
			if (homework) await handInAnswer(homework, { id, replaces: [], ...(await handInOf(all)) });
		},
		async onSuccess() {
			keepHomework(undefined);
			await queryClient.invalidateQueries({ queryKey: homeworkQuery.queryKey });
		},
	});
	// What was judged waits in this page until all of it is handed in.
	useUnsaved(readings.length > 0 && !handIn.isSuccess);
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
	function goOn(reading: JudgedReading) {
		const all = [...readings.slice(0, place), reading];
		setReadings(all);
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
			{(report, recording) => (
				<div className="space-y-4">
					{handIn.error && <ErrorNotice error={handIn.error} />}
					{handIn.isPending ? (
						<LoadingNotice label={t('set.handingIn')} />
					) : (
						<Button onClick={() => goOn({ report, recording })}>
							{t(isLast ? 'set.handIn' : 'set.next')}
							<ArrowRight aria-hidden="true" className="size-5" />
						</Button>
					)}
				</div>
			)}
		</SentenceSession>
	);
}
