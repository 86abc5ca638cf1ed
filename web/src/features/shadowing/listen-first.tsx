import { Headphones, Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { type Model, type TextWord, timedWords } from '#web/lib/shadowing-model.ts';
import { ModelText } from './model-text.tsx';
import { useModelVoice } from './use-model-voice.ts';
import { VoiceFailed } from './voice-failed.tsx';

type ToHearProps = { words: readonly TextWord[]; place?: number; children: ReactNode };

/** The text, how it is heard, and what follows on it. */
function ToHear({ words, place = -1, children }: ToHearProps) {
	const { t } = useTranslation('shadowing');
	return (
		<div className="space-y-4">
			<p>{t('listen.how')}</p>
			<p className="flex items-center gap-2 font-semibold">
				<Headphones aria-hidden="true" className="size-5 shrink-0" />
				{t('listen.headphones')}
			</p>
			<ModelText words={words} place={place} isMarked />
			{children}
		</div>
	);
}

/** The text can be read while its voice is on its way. */
export function VoiceOnItsWay({ sentences }: { sentences: readonly string[] }) {
	const { t } = useTranslation('shadowing');
	return (
		<ToHear words={timedWords(sentences.join(' '), [])}>
			<LoadingNotice label={t('loadingVoice')} />
		</ToHear>
	);
}

/** The text is heard once and read along, before it is spoken along with. */
export function ListenFirst({ model, onGoOn }: { model: Model; onGoOn: () => void }) {
	const { t } = useTranslation('shadowing');
	const [isHeard, setHeard] = useState(false);
	const voice = useModelVoice(model.sound, model.words, () => setHeard(true));
	const Icon = voice.isPlaying ? Pause : Play;
	return (
		<ToHear words={model.words} place={voice.place}>
			{voice.hasFailed && <VoiceFailed />}
			<Dock>
				<div className="flex gap-3">
					<Button
						look={isHeard ? 'secondary' : 'primary'}
						className="flex-1"
						onClick={() => (voice.isPlaying ? voice.stop() : void voice.playFromStart())}
					>
						<Icon aria-hidden="true" className="size-5" />
						{t(voice.isPlaying ? 'listen.stop' : isHeard ? 'listen.again' : 'listen.play')}
					</Button>
					<Button look={isHeard ? 'primary' : 'secondary'} className="flex-1" onClick={onGoOn}>
						{t('listen.goOn')}
					</Button>
				</div>
			</Dock>
		</ToHear>
	);
}
