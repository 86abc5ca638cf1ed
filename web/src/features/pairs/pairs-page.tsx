import type { MinimalPairSet } from '@henry/contract/minimal-pairs.ts';
import { soundName } from '@henry/contract/phones.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { ChoiceHeading } from '#web/components/choice-heading.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { inSlashes } from '#web/components/pronunciation/sound-sign.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { minimalPairSets } from '#web/lib/minimal-pairs.ts';
import { nameOf } from './name-of.ts';
import { SetSession } from './set-session.tsx';

type SetListProps = { sets: MinimalPairSet[]; isReturn: boolean; onChoose: (key: string) => void };

/** The sets to choose from: their first pair, and the two sounds. */
function SetList({ sets, isReturn, onChoose }: SetListProps) {
	const { t } = useTranslation('pairs');
	return (
		<>
			<p className="mb-5 text-lg text-muted">{t('intro')}</p>
			<ChoiceHeading isReturn={isReturn}>{t('choose')}</ChoiceHeading>
			<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
				{sets.map((set) => (
					<li key={set.key}>
						<button
							type="button"
							lang="en"
							onClick={() => onChoose(set.key)}
							className="flex h-full min-h-20 w-full flex-col justify-center rounded-card border border-line-strong bg-surface px-3 py-2 text-left shadow-card hover:border-accent hover:bg-accent-soft"
						>
							<span className="font-bold font-display text-lg leading-tight">{nameOf(set)}</span>
							{set.phones && (
								<span className="text-muted">
									{set.phones.map((phone) => inSlashes(soundName(phone).ipa)).join(' ')}
								</span>
							)}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

/** The list or the chosen set, which is in the address, so that it survives a reload. */
function Sets({ sets }: { sets: MinimalPairSet[] }) {
	const { t } = useTranslation('pairs');
	const [search, setSearch] = useSearchParams();
	const [isReturn, setReturn] = useState(false);
	const set = sets.find(({ key }) => key === search.get('set'));
	const goBack = () => {
		setReturn(true);
		setSearch({});
	};
	if (!set) return <SetList sets={sets} isReturn={isReturn} onChoose={(key) => setSearch({ set: key })} />;
	return (
		<>
			<Button look="quiet" className="-mt-4 -ml-5" onClick={goBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('back')}
			</Button>
			<SetSession key={set.key} set={set} onBack={goBack} />
		</>
	);
}

/** `/pairs`: words that differ in one sound, told apart by ear and then said. */
export function PairsPage() {
	const { t } = useTranslation('pairs');
	const sets = useQuery(minimalPairSets);
	return (
		<Page title={t('title')}>
			<QueryView
				query={sets}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => <Sets sets={list} />}
			/>
		</Page>
	);
}
