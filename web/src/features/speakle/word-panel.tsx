import type { AssessedSound, AssessedWord } from '@henry/contract/speakle.ts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutRecording } from '#web/audio/cut-recording.ts';
import { ListenButton } from '#web/components/listen-button.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { scoreLevel, shownScore } from '#web/components/pronunciation/score-level.ts';
import { SoundCard } from '#web/components/pronunciation/sound-card.tsx';
import { inSlashes, SoundSign } from '#web/components/pronunciation/sound-sign.tsx';
import { StressLine } from '#web/components/pronunciation/stress-line.tsx';
import { type Tried, TryWord } from '#web/components/pronunciation/try-word.tsx';
import { speakText } from '#web/lib/speak-text.ts';

const levelOf = ({ score0to100, unsure }: AssessedSound | AssessedWord) => scoreLevel(score0to100, unsure);

/** The mark of a word without the word: its score, the sounds that were weak, and another stress. */
const markOf = (word: AssessedWord) =>
	[
		`word ${word.error} ${shownScore(word.score0to100)}`,
		...word.sounds
			.filter((sound) => levelOf(sound) === 'poor')
			.map(({ phone, heardInstead }) => (heardInstead ? `${phone} > ${heardInstead.phone}` : phone)),
		...(word.stress ? [`stress ${word.stress.usual} > ${word.stress.heard}`] : []),
	].join(', ');

/** Where the word went wrong, or that nothing can be said about it. */
function Verdict({ word }: { word: AssessedWord }) {
	const { t } = useTranslation('speakle');
	const weak = word.sounds.filter((sound) => levelOf(sound) === 'poor').map(({ ipa }) => inSlashes(ipa));
	if (word.error === 'omission') return <p>{t('word.omission')}</p>;
	if (word.unsure) return <p>{t('word.unsure')}</p>;
	const withInserted = word.sounds.find(({ insertedBefore }) => insertedBefore);
	if (withInserted?.insertedBefore) {
		const signs = { inserted: inSlashes(withInserted.insertedBefore.ipa), sign: inSlashes(withInserted.ipa) };
		return <p>{t('word.inserted', signs)}</p>;
	}
	if (weak.length > 0) return <p>{t('word.weak', { sounds: weak.join(', ') })}</p>;
	return word.sounds.every((sound) => levelOf(sound) === 'good') && <p>{t('word.fine')}</p>;
}

/** What was heard in place of a sound or before it; doubt is told in the same sentence. */
function HeardOfSound({
	sound: { heardInstead, dropped, insertedBefore, unsure },
}: {
	sound: AssessedSound;
}) {
	const { t } = useTranslation('speakle');
	const told = [
		heardInstead && (['heardInstead', inSlashes(heardInstead.ipa)] as const),
		dropped ? (['dropped', ''] as const) : undefined,
		insertedBefore && (['insertedBefore', inSlashes(insertedBefore.ipa)] as const),
	].filter((what) => what !== undefined);
	if (told.length === 0) return unsure && <p>{t('sound.unsure')}</p>;
	return told.map(([what, sign]) => (
		<p key={what} className="font-semibold">
			{t(unsure ? `sound.maybe.${what}` : `sound.${what}`, { sign })}
		</p>
	));
}

/** What is known of one sound of the word, and how to make it. */
function SoundDetails({ sound }: { sound: AssessedSound }) {
	return (
		<div className="space-y-3 rounded-card bg-paper p-4">
			<HeardOfSound sound={sound} />
			<SoundCard phone={sound.phone} />
		</div>
	);
}

/** The sounds of a word; the one that is chosen, at first the weakest, tells how it is made. */
function WordSounds({ sounds }: { sounds: AssessedSound[] }) {
	const { t } = useTranslation('speakle');
	const headingId = useId();
	const weakest = sounds.toSorted((first, second) => first.score0to100 - second.score0to100)[0];
	const [chosen, setChosen] = useState(weakest);
	return (
		<div className="space-y-3">
			<h5 id={headingId} className="font-semibold text-muted text-sm">
				{t('word.sounds')}
			</h5>
			<ul aria-labelledby={headingId} className="flex flex-wrap gap-1">
				{sounds.map((sound) => (
					<li key={`${sound.phone} ${sound.startMs}`}>
						<button
							type="button"
							aria-pressed={sound === chosen}
							onClick={() => setChosen(sound)}
							className="min-h-12 min-w-12 rounded-control border border-transparent p-1 hover:bg-accent-soft not-print:aria-pressed:border-accent"
						>
							<SoundSign sound={sound} />
						</button>
					</li>
				))}
			</ul>
			{chosen && <SoundDetails key={chosen.phone} sound={chosen} />}
		</div>
	);
}

type WordPanelProps = {
	id: string;
	word: AssessedWord;
	recording: Blob;
	tried: Tried;
	onClose: () => void;
};

/** One word of the report: its sounds, how it was said and should be said, and another try. */
export function WordPanel({ id, word, recording, tried, onClose }: WordPanelProps) {
	const { t } = useTranslation('speakle');
	const headingId = useId();
	const { startMs, endMs } = word;
	return (
		<section
			id={id}
			aria-labelledby={headingId}
			className="no-print space-y-5 rounded-card border border-accent p-4 sm:p-5"
		>
			<div className="flex items-center justify-between gap-4">
				<h4 id={headingId} lang="en" className="font-bold text-xl">
					{word.text}
				</h4>
				<button
					type="button"
					aria-label={t('word.close')}
					onClick={onClose}
					className="no-print grid size-11 place-items-center rounded-full hover:bg-accent-soft"
				>
					<X aria-hidden="true" className="size-5" />
				</button>
			</div>
			<Verdict word={word} />
			{word.stress && <StressLine stress={word.stress} />}
			<MarkWrong
				kind="pronunciation"
				about={markOf(word)}
				words={{ said: word.text, marked: String(shownScore(word.score0to100)) }}
			/>
			<div className="no-print flex flex-wrap gap-3">
				{startMs !== null && endMs !== null && (
					<ListenButton label={t('word.hearMine')} load={() => cutRecording(recording, startMs, endMs)} />
				)}
				<ListenButton label={t('word.hearModel')} load={() => speakText(word.text)} />
			</div>
			{word.sounds.length > 0 && <WordSounds sounds={word.sounds} />}
			<TryWord id={id} word={word.text} label={t('word.practise')} tried={tried} />
		</section>
	);
}
