import { useMutation } from '@tanstack/react-query';
import { Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { speakText } from '#web/lib/speak-text.ts';
import { AudioPlayer } from './audio-player.tsx';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { takeFocusLeft } from './take-focus.ts';

/** 'Hear the pronunciation': the corrected text spoken, made when it is first asked for. */
export function SpokenSuggestion({ text }: { text: string }) {
	const { t } = useTranslation('report');
	const speech = useMutation({
		mutationFn: async () => URL.createObjectURL(await speakText(text)),
	});
	const url = speech.data;
	useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
	if (url) {
		return (
			<div ref={takeFocusLeft} tabIndex={-1} className="no-print outline-none">
				<AudioPlayer src={url} label={t('spoken')} autoplay />
			</div>
		);
	}
	return (
		<div className="no-print space-y-3">
			<Button look="secondary" disabled={speech.isPending} onClick={() => speech.mutate()}>
				<Volume2 aria-hidden="true" className="size-5" />
				{speech.isPending ? t('preparing') : t('hear')}
			</Button>
			{speech.error && <ErrorNotice error={speech.error} onRetry={() => speech.mutate()} />}
		</div>
	);
}
