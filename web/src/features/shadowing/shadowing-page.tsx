import { type PathLevel, pathLevels } from '@henry/contract/path.ts';
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
import { QueryView } from '#web/components/query-view.tsx';
import { useChosenPath } from '#web/lib/chosen-path.ts';
import { pathWeeks } from '#web/lib/practice/use-path-days.ts';
import { ShadowingSession } from './shadowing-session.tsx';

/** The level that is shown where neither the address nor a path names one. */
const usualLevel: PathLevel = 'B1';

type TextListProps = { level: PathLevel; isReturn: boolean };

/** The levels, and the texts of one of them by their names. */
function TextList({ level, isReturn }: TextListProps) {
	const { t } = useTranslation('shadowing');
	const [, setSearch] = useSearchParams();
	const weeks = useQuery(pathWeeks(level));
	return (
		<>
			<p className="mb-5 text-lg text-muted">{t('intro')}</p>
			<fieldset className="mb-5 flex flex-wrap gap-2">
				<legend className="sr-only">{t('level')}</legend>
				{pathLevels.map((one) => (
					<button
						key={one}
						type="button"
						aria-pressed={one === level}
						onClick={() => setSearch({ level: one })}
						className="min-h-11 min-w-16 rounded-full border border-line-strong bg-surface px-4 font-semibold text-accent-strong hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-white"
					>
						{one}
					</button>
				))}
			</fieldset>
			<ChoiceHeading isReturn={isReturn}>{t('choose')}</ChoiceHeading>
			<QueryView
				query={weeks}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => (
					<ul className="grid gap-3 sm:grid-cols-2">
						{list.map(({ key, title }, index) => (
							<li key={key}>
								<button
									type="button"
									lang="en"
									onClick={() => setSearch({ level, week: String(index + 1) })}
									className="min-h-14 w-full rounded-card border border-line-strong bg-surface px-4 py-2 text-left font-bold font-display text-lg leading-tight shadow-card hover:border-accent hover:bg-accent-soft"
								>
									{title}
								</button>
							</li>
						))}
					</ul>
				)}
			/>
		</>
	);
}

type ChosenTextProps = { level: PathLevel; number: number; onBack: () => void };

/** The text in the address, with the way back to all of them. */
function ChosenText({ level, number, onBack }: ChosenTextProps) {
	const { t } = useTranslation('shadowing');
	const weeks = useQuery(pathWeeks(level));
	return (
		<>
			<Button look="quiet" className="-mt-4 -ml-5" onClick={onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('back')}
			</Button>
			<QueryView
				query={weeks}
				loading={() => <LoadingNotice label={t('loading')} />}
				error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
				isEmpty={(list) => list[number - 1] === undefined}
				empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
				data={(list) => {
					const week = list[number - 1];
					return week && <ShadowingSession key={week.key} week={week} level={level} />;
				}}
			/>
		</>
	);
}

/** `/shadowing`: a short text is heard, and then spoken along with three times. */
export function ShadowingPage() {
	const { t } = useTranslation('shadowing');
	const [search, setSearch] = useSearchParams();
	const { value: path } = useChosenPath();
	const [isReturn, setReturn] = useState(false);
	const asked = pathLevels.find((one) => one === search.get('level'));
	const level = asked ?? path?.level ?? usualLevel;
	const week = search.get('week');
	const goBack = () => {
		setReturn(true);
		setSearch({ level });
	};
	return (
		<Page title={t('title')}>
			{week === null ? (
				<TextList level={level} isReturn={isReturn} />
			) : (
				<ChosenText level={level} number={Number(week)} onBack={goBack} />
			)}
		</Page>
	);
}
