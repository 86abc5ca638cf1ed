import { apiPaths } from '@henry/contract/api-paths.ts';
import type { ConverseResponse } from '@henry/contract/conversation.ts';
import { LifeBuoy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { postForBlob } from '#web/lib/api-client.ts';

const rungs = ['word', 'starter', 'example'] as const;

type HintLadderProps = Pick<ConverseResponse, 'hints'> & {
	/** Nothing may sound that the microphone would hear. */
	isRecording: boolean;
	/** Buttons that stand before its own. */
	children: ReactNode;
};

/** Help for whoever is stuck, a little more with each press: a word, a way to begin, a whole example. */
export function HintLadder({ hints, isRecording, children }: HintLadderProps) {
	const { t } = useTranslation('conversation');
	const [shownCount, setShownCount] = useState(0);
	const offered = rungs.filter((rung) => hints[rung].trim() !== '');
	const shown = offered.slice(0, shownCount);
	return (
		<div className="space-y-3">
			<div className="flex flex-wrap gap-3">
				{children}
				{shownCount < offered.length && (
					<Button look="secondary" onClick={() => setShownCount(shownCount + 1)}>
						<LifeBuoy aria-hidden="true" className="size-5" />
						{t(shownCount === 0 ? 'help.button' : 'help.more')}
					</Button>
				)}
				{shown.includes('example') && !isRecording && (
					<ListenButton
						label={t('help.hear')}
						load={() => postForBlob(apiPaths.speech, { text: hints.example })}
					/>
				)}
			</div>
			<div aria-live="polite" className="space-y-2">
				{shown.map((rung) => (
					<p key={rung} className="rounded-control bg-fair-soft px-4 py-3">
						<span className="block font-semibold text-fair text-sm">{t(`help.${rung}`)}</span>
						<span lang="en" className="text-lg">
							{hints[rung]}
						</span>
					</p>
				))}
			</div>
		</div>
	);
}
