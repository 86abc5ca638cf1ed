import type { ExamEvidence } from '@henry/contract/exam-report.ts';
import type { MarkKind } from '@henry/contract/mark-wrong.ts';
import { Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import type { ExamAnswer } from '#web/features/exams/run/exam-run.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';

/** A little before and after is heard too, since the times of words are not exact. */
const marginSeconds = 0.25;

/** Plays a piece of a recording; `play` again stops it. */
function usePiece(recording: Blob | undefined, { startMs, endMs }: ExamEvidence) {
	const url = useObjectUrl(recording);
	const sound = useRef<HTMLAudioElement>(undefined);
	const [isPlaying, setPlaying] = useState(false);
	useEffect(() => () => sound.current?.pause(), []);
	async function toggle() {
		if (!url) return;
		sound.current ??= new Audio();
		const audio = sound.current;
		if (isPlaying) return audio.pause();
		audio.src = url;
		audio.currentTime = Math.max(0, startMs / 1_000 - marginSeconds);
		audio.ontimeupdate = () => {
			if (audio.currentTime >= endMs / 1_000 + marginSeconds) audio.pause();
		};
		audio.onpause = () => setPlaying(false);
		audio.onended = () => setPlaying(false);
		setPlaying(true);
		await audio.play().catch(() => setPlaying(false));
	}
	return { url, isPlaying, toggle };
}

/** What of the evidence is a mark that may be wrong, and of which kind. */
const markOf: Partial<Record<ExamEvidence['kind'], MarkKind>> = {
	mistake: 'correction',
	sound: 'pronunciation',
	offTopic: 'estimate',
};

function Clip({ piece, recording }: { piece: ExamEvidence; recording: Blob | undefined }) {
	const { t } = useTranslation('examRun');
	const { url, isPlaying, toggle } = usePiece(recording, piece);
	const { kind, said, better = '', heardInstead, insertedBefore } = piece;
	const seconds = Math.floor(piece.startMs / 1_000);
	const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
	const what = insertedBefore
		? t('report.evidence.soundInserted', { better, insertedBefore })
		: kind === 'sound' && heardInstead
			? t('report.evidence.soundHeard', { better, heardInstead })
			: t(`report.evidence.${kind}`, { better });
	const markedAs = markOf[kind];
	const Icon = isPlaying ? Square : Play;
	return (
		<li className="flex items-center gap-3">
			{url && (
				<button
					type="button"
					onClick={toggle}
					aria-label={t(isPlaying ? 'report.evidence.stop' : 'report.evidence.play', { said })}
					className="no-print inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface text-accent-strong hover:border-accent hover:bg-accent-soft"
				>
					<Icon aria-hidden="true" className="size-4" />
				</button>
			)}
			<span className="min-w-0 leading-snug">
				<span lang="en">“{said}”</span> <span className="font-semibold">{what}</span>{' '}
				<span className="text-muted text-sm">
					{t('report.evidence.where', { number: piece.answer + 1, time })}
				</span>
				{markedAs && (
					<MarkWrong
						kind={markedAs}
						about={`exam evidence: ${kind}`}
						words={{ said, marked: [better, heardInstead ?? insertedBefore].filter(Boolean).join(', ') }}
					/>
				)}
			</span>
		</li>
	);
}

type EvidenceClipsProps = { evidence: readonly ExamEvidence[]; answers: readonly ExamAnswer[] };

/** What a criterion rests on, to be heard in the learner's own recordings, which are only in this browser. */
export function EvidenceClips({ evidence, answers }: EvidenceClipsProps) {
	const { t } = useTranslation('examRun');
	if (evidence.length === 0) return null;
	return (
		<div className="space-y-2">
			<h4 className="font-semibold">{t('report.evidence.title')}</h4>
			<ul className="space-y-2">
				{evidence.map((piece) => (
					<Clip
						key={`${piece.answer} ${piece.startMs} ${piece.kind}`}
						piece={piece}
						recording={answers[piece.answer]?.recorded?.recording}
					/>
				))}
			</ul>
		</div>
	);
}
