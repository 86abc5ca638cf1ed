import { activities } from '@henry/contract/activities.ts';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { RememberNotice } from '#web/components/remember-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { paths } from '#web/lib/paths.ts';
import { useRecordingNow } from '#web/lib/recording-now.ts';
import { rememberPractice } from '#web/lib/remember-practice.ts';
import { speakPhrase } from '#web/lib/speak-kept.ts';
import { SayPhrase } from './say-phrase.tsx';

type PhraseProps = {
	phrase: string;
	isFromMemory: boolean;
	onSaid: () => void;
	/** The way on: what is done next once it was recorded. */
	goOn: { label: string; go: () => void };
};

/** A phrase to hear and to say; from memory its words are hidden until it was said, or asked for. */
function Phrase({ phrase, isFromMemory, onSaid, goOn }: PhraseProps) {
	const { t } = useTranslation('path');
	const isRecording = useRecordingNow();
	const [isRecorded, setRecorded] = useState(false);
	const [isShown, setShown] = useState(!isFromMemory);
	const next = (
		<Button
			look={isRecorded ? 'primary' : 'secondary'}
			className={isRecorded ? 'w-full' : ''}
			disabled={isRecording}
			onClick={goOn.go}
		>
			{goOn.label}
		</Button>
	);
	return (
		<div className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
			{isShown ? (
				<p lang="en" className="font-bold font-display text-2xl">
					{phrase}
				</p>
			) : (
				<Button look="secondary" onClick={() => setShown(true)}>
					<Eye aria-hidden="true" className="size-5" />
					{t('phrases.show')}
				</Button>
			)}
			<ListenButton label={t('phrases.hear')} load={() => speakPhrase(phrase)} />
			<SayPhrase
				phrase={phrase}
				seconds={activities.phrases.answerSeconds}
				onRecorded={() => setRecorded(true)}
				onSaid={() => {
					setShown(true);
					onSaid();
				}}
			/>
			{isRecorded ? <Dock>{next}</Dock> : next}
		</div>
	);
}

type SayPhrasesProps = { title: string; phrases: readonly string[]; isFromMemory: boolean };

/** The phrases of a week, one after the other: first with their words, on the last day from memory. */
export function SayPhrases({ title, phrases, isFromMemory }: SayPhrasesProps) {
	const { t } = useTranslation('path');
	const [at, setAt] = useState(0);
	const [said, setSaid] = useState(0);
	const remembering = useMutation({ mutationFn: rememberPractice });
	const phrase = phrases[at];
	function goOn() {
		setAt(at + 1);
		if (at < phrases.length - 1 || said === 0) return;
		remembering.mutate({
			...{ activity: 'phrases', title, measures: {}, corrections: [], weakWords: [], sounds: [] },
		});
	}
	if (phrase === undefined) {
		return (
			<div className="mt-4 space-y-4">
				<h2 ref={takeFocus} tabIndex={-1} className="font-bold text-2xl outline-none">
					{t('phrases.done')}
				</h2>
				{said === 0 && <p>{t('phrases.none')}</p>}
				<ul lang="en" className="space-y-2 text-lg">
					{phrases.map((one) => (
						<li key={one}>{one}</li>
					))}
				</ul>
				<RememberNotice remembering={remembering} />
				<ButtonLink to={paths.path}>{t('back')}</ButtonLink>
			</div>
		);
	}
	return (
		<div className="mt-2 space-y-4">
			<h2 key={at} ref={takeFocus} tabIndex={-1} className="font-bold text-2xl outline-none">
				{t('phrases.title')}{' '}
				<span className="font-normal text-muted text-lg tabular-nums">
					{t('phrases.place', { number: at + 1, total: phrases.length })}
				</span>
			</h2>
			<p className="text-muted">{t(isFromMemory ? 'phrases.recall' : 'phrases.how')}</p>
			<Phrase
				key={phrase}
				phrase={phrase}
				isFromMemory={isFromMemory}
				onSaid={() => setSaid(said + 1)}
				goOn={{ label: t(at === phrases.length - 1 ? 'phrases.end' : 'phrases.next'), go: goOn }}
			/>
			<MicrophoneNotice />
		</div>
	);
}
