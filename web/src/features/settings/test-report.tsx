import { useTranslation } from 'react-i18next';
import { HeardWords } from '#web/components/transcript/heard-words.tsx';
import type { InputQuality } from '#web/lib/input-quality.ts';
import type { HeardTranscript } from '#web/lib/live-transcript.ts';

/** What came of a test; nobody may have been heard. */
export type TestOutcome = { quality: InputQuality; heard: HeardTranscript | undefined };

/** Where fewer words are sure, the next step is about them. */
const sureEnough0to1 = 0.7;

const looks: Record<InputQuality['verdict'], string> = {
	good: 'text-good',
	quiet: 'text-fair',
	noisy: 'text-fair',
	clipped: 'text-fair',
	nothing: 'text-poor',
};

/** What to do next: the sound comes first, then what was understood. */
function nextStep({ quality: { verdict }, heard }: TestOutcome) {
	if (verdict !== 'good') return `test.next.${verdict}` as const;
	if (!heard?.transcription) return 'test.nextUnheard';
	const sure = heard.words.filter(({ unsure }) => !unsure).length;
	return sure < sureEnough0to1 * heard.words.length ? 'test.nextUnsure' : 'test.next.good';
}

/** What was heard of a recording, how well it came through, and what to do next. */
export function TestReport({ quality, heard }: TestOutcome) {
	const { t } = useTranslation('settings');
	const words = heard?.words ?? [];
	const figures = [
		[t('test.speech'), quality.speechDb],
		[t('test.pauses'), quality.pausesDb],
		[t('test.peak'), quality.peakDb],
	] as const;
	return (
		<div role="status" className="space-y-5 rounded-card border border-line bg-surface p-6 shadow-card">
			<div className="space-y-1">
				<h3 className="font-bold text-xl">{t('test.heard')}</h3>
				{heard?.transcription ? (
					<HeardWords text={heard.transcription} words={heard.words} browser={heard.browser} />
				) : (
					<p>{t('test.nothingHeard')}</p>
				)}
			</div>
			<div className="space-y-1">
				<h3 className="font-bold text-xl">{t('test.how')}</h3>
				<p className={`font-semibold text-lg ${looks[quality.verdict]}`}>
					{t(`test.verdict.${quality.verdict}`)}
				</p>
				<p>{t(nextStep({ quality, heard }))}</p>
			</div>
			<div className="space-y-2">
				<dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
					{words.length > 0 && (
						<div className="flex flex-col-reverse justify-end">
							<dt className="text-muted text-sm">{t('test.sure.label')}</dt>
							<dd className="font-semibold text-xl tabular-nums">
								{t('test.sure.value', {
									sure: words.filter(({ unsure }) => !unsure).length,
									total: words.length,
								})}
							</dd>
						</div>
					)}
					{figures.map(([label, decibels]) => (
						<div key={label} className="flex flex-col-reverse justify-end">
							<dt className="text-muted text-sm">{label}</dt>
							<dd className="font-semibold text-xl tabular-nums">
								{t('test.decibels', { decibels: Math.round(decibels).toString().replace('-', '−') })}
							</dd>
						</div>
					))}
				</dl>
				<p className="text-muted text-sm">{t('test.scale')}</p>
			</div>
		</div>
	);
}
