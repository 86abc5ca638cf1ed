import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { useTranslation } from 'react-i18next';
import type { BrowserHearing } from '#web/lib/live-transcript.ts';

type HeardWordsProps = {
	text: string;
	/** None where the text was written by hand, or heard by the browser's own recogniser. */
	words: readonly TranscriptWord[];
	/** The learner has written it instead of saying it. */
	isWritten?: boolean;
	browser?: BrowserHearing | undefined;
};

/** A word with its mark, in a capital where a sentence begins; where no marks were heard, as it is. */
function asWritten(words: readonly TranscriptWord[], index: number): string {
	const { text = '', mark = '' } = words[index] ?? {};
	const begins = words.some((word) => word.mark) && (index === 0 || words[index - 1]?.mark);
	return (begins ? text.charAt(0).toUpperCase() + text.slice(1) : text) + mark;
}

/** What was understood, and by whom; words that the recogniser is unsure of are dotted. */
export function HeardWords({ text, words, isWritten = false, browser }: HeardWordsProps) {
	const { t } = useTranslation(['transcript', 'report']);
	return (
		<>
			<p lang="en" className="break-words text-lg leading-relaxed">
				{words.length === 0 && text}
				{words.map(({ unsure }, index) => (
					<span key={index}>
						<span className={unsure ? 'border-fair border-b-2 border-dotted' : ''}>
							{asWritten(words, index)}
						</span>{' '}
					</span>
				))}
			</p>
			{words.length === 0 && !browser && (
				<p className="text-muted text-sm">{t(isWritten ? 'edit.written' : 'edit.done')}</p>
			)}
			{browser && <BrowserNote browser={browser} />}
			{words.some(({ unsure }) => unsure) && <p className="text-muted text-sm">{t('report:unsure')}</p>}
		</>
	);
}

/** Who heard in the browser, and how much of that is to be trusted; or that its own recogniser was asked and heard nothing. */
export function BrowserNote({ browser }: { browser: BrowserHearing }) {
	const { t } = useTranslation('report');
	if ('offlineEar' in browser) {
		return <p className="text-muted text-sm">{t('browser.offlineEar', { ear: browser.offlineEar })}</p>;
	}
	const confidence0to1 = browser.heard ? browser.confidence0to1 : undefined;
	return (
		<p className="text-muted text-sm">
			{!browser.heard && t('browser.deaf')}
			{browser.heard && confidence0to1 === undefined && t('browser.heard')}
			{confidence0to1 !== undefined && t('browser.heardSure', { percent: Math.round(100 * confidence0to1) })}
		</p>
	);
}
