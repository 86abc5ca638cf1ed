import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
	type BrowserRecogniser,
	browserRecogniser,
	installBrowserRecogniser,
} from '#web/audio/browser-recogniser.ts';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { RadioCards } from '#web/components/radio-cards.tsx';
import { type Recogniser, recognisers } from '#web/lib/chosen-recogniser.ts';
import { useHealth } from '#web/lib/use-health.ts';
import { chooseSettings, useVisitorSettings } from '#web/lib/visitor-settings.ts';

/** Henry's, and what the browser offers: on this device where it can. What was chosen before stays in sight. */
function offered(browser: BrowserRecogniser, chosen: Recogniser): Recogniser[] {
	const isHere = browser === 'here' || browser === 'afterDownload';
	return recognisers.filter(
		(recogniser) =>
			recogniser === 'henry' ||
			recogniser === chosen ||
			(browser !== 'none' && (recogniser === 'browserHere') === isHere),
	);
}

/** Who hears what is recorded, what that is good for, and where the sound goes. */
export function RecogniserChoice() {
	const { t } = useTranslation('settings');
	const { recogniser } = useVisitorSettings();
	const henrysEar = useHealth().data?.engines.speechToText;
	const browser = useQuery({ queryKey: ['browserRecogniser'], queryFn: browserRecogniser, staleTime: 0 });
	const fetching = useMutation({
		mutationFn: installBrowserRecogniser,
		onSuccess(isThere) {
			if (isThere) chooseSettings({ recogniser: 'browserHere' });
			return browser.refetch();
		},
	});
	if (!browser.data) return <LoadingNotice label={t('recogniser.loading')} />;

	function choose(chosen: Recogniser) {
		fetching.reset();
		if (chosen === 'browserHere' && browser.data === 'afterDownload') fetching.mutate();
		else chooseSettings({ recogniser: chosen });
	}
	const henryNote = [
		t('recogniser.henryNote'),
		henrysEar?.sendsTo && t('recogniser.henryElsewhere', { host: henrysEar.sendsTo }),
	];
	const notes = {
		henry: henryNote.filter(Boolean).join(' '),
		browserHere: `${t('recogniser.browserHereNote')} ${t('recogniser.browserLacks')}`,
		browserElsewhere: `${t('recogniser.browserElsewhereNote')} ${t('recogniser.browserLacks')}`,
	};
	return (
		<div className="space-y-3">
			<RadioCards
				legend={t('recogniser.which')}
				cards={offered(browser.data, recogniser).map((key) => ({
					key,
					label: t(`recogniser.${key}`),
					note: notes[key],
				}))}
				chosen={fetching.isPending ? 'browserHere' : recogniser}
				onChoose={choose}
				isDisabled={fetching.isPending}
			/>
			{fetching.isPending && <LoadingNotice label={t('recogniser.fetching')} />}
			{fetching.data === false && (
				<p role="alert" className="rounded-card bg-poor-soft p-4 text-poor">
					{t('recogniser.notFetched')}
				</p>
			)}
			<p className="text-muted">{t(browser.data === 'none' ? 'recogniser.none' : 'recogniser.stillHenry')}</p>
		</div>
	);
}
