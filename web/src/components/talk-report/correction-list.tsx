import type { ReportedCorrection } from '@henry/contract/conversation.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ListenButton } from '#web/components/listen-button.tsx';
import { flaggedLook, MarkWrong } from '#web/components/mark-wrong.tsx';
import { Reason } from '#web/components/reason.tsx';
import { speakText } from '#web/lib/speak-text.ts';
import { MarkedSentence } from './marked-sentence.tsx';
import { SayAgain, type Tried } from './say-again.tsx';

/** How many corrections are shown before the others are asked for. */
const firstCount = 3;
/** How many of them are on paper, so that a report stays within one page. */
const printedCount = 5;

/** A term above what is said of it, on paper beside it. */
const row = 'print:flex print:items-baseline print:gap-3';

type CorrectionItemProps = {
	correction: ReportedCorrection;
	isPrinted: boolean;
	tried: Tried;
	tryKey: number;
};

/** One correction: the learner's own words, a better version to hear and to say, and why. */
function CorrectionItem({ correction, isPrinted, tried, tryKey }: CorrectionItemProps) {
	const { t } = useTranslation(['talkReport', 'report']);
	const { sentence, correctedSentence, originalSpan, correctedSpan } = correction;
	return (
		<li
			className={`break-inside-avoid space-y-3 py-5 first:pt-0 last:pb-0 print:py-1 ${isPrinted ? '' : 'no-print'}`}
		>
			<div className={flaggedLook}>
				<dl className="space-y-2 print:space-y-0">
					<div className={row}>
						<dt className="text-muted text-sm print:w-[5.5rem] print:shrink-0">{t('corrections.said')}</dt>
						<dd>
							<MarkedSentence text={sentence} spans={[originalSpan]} isBetter={false} />
						</dd>
					</div>
					<div className={row}>
						<dt className="text-muted text-sm print:w-[5.5rem] print:shrink-0">{t('corrections.better')}</dt>
						<dd>
							<MarkedSentence text={correctedSentence} spans={[correctedSpan]} isBetter />
						</dd>
					</div>
					<div className={row}>
						<dt className="text-muted text-sm print:w-[5.5rem] print:shrink-0">{t('report:reason')}</dt>
						<dd>
							<Reason of={correction} />
						</dd>
					</div>
				</dl>
				<MarkWrong
					isFlag
					kind="correction"
					about={correction.rule}
					words={{ said: sentence, marked: correctedSentence }}
				/>
			</div>
			<div className="no-print flex flex-wrap items-start gap-3">
				<ListenButton label={t('corrections.hear')} load={() => speakText(correctedSentence)} />
				<SayAgain text={correctedSentence} tried={tried} tryKey={tryKey} />
			</div>
		</li>
	);
}

/** The corrections that matter most, and the others on demand; on paper a few more. */
export function CorrectionList({ corrections }: { corrections: ReportedCorrection[] }) {
	const { t } = useTranslation('talkReport');
	const [allShown, setAllShown] = useState(false);
	const [triedKey, setTriedKey] = useState<number>();
	const othersId = useId();
	const tried = { key: triedKey, choose: setTriedKey };
	const items = corrections.map((correction, index) => (
		<CorrectionItem
			key={index}
			correction={correction}
			isPrinted={index < printedCount}
			tried={tried}
			tryKey={index}
		/>
	));
	const others = items.slice(firstCount);
	if (items.length === 0) return <p className="text-muted">{t('corrections.none')}</p>;
	return (
		<>
			<ol className="divide-y divide-line">{items.slice(0, firstCount)}</ol>
			{others.length > 0 && (
				<>
					<Button
						look="secondary"
						aria-expanded={allShown}
						aria-controls={othersId}
						onClick={() => setAllShown(!allShown)}
					>
						{allShown ? t('corrections.less') : t('corrections.more', { count: others.length })}
					</Button>
					<ol
						id={othersId}
						start={firstCount + 1}
						aria-label={t('corrections.others')}
						className={`divide-y divide-line ${allShown ? '' : 'hidden print:block'}`}
					>
						{others}
					</ol>
				</>
			)}
			{items.length > printedCount && (
				<p className="hidden text-muted text-sm print:block">
					{t('corrections.notPrinted', { count: items.length - printedCount })}
				</p>
			)}
		</>
	);
}
