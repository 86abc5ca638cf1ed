import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TalkWay } from '#web/lib/kept-talk.ts';

/** What ends a talk: everything has been talked about, the learner, or a time. */
export type Ending = TalkWay['ending'];
const endings: readonly Ending[] = ['goals', 'learner', 'fiveMinutes', 'tenMinutes'];

/** How long a talk of that ending lasts; undefined where no time ends it. */
export const minutesOf: Partial<Record<Ending, number>> = { fiveMinutes: 5, tenMinutes: 10 };

type EndingChoiceProps = { ending: Ending; onChoose: (ending: Ending) => void };

/** Before the talk: what is to end it. */
export function EndingChoice({ ending, onChoose }: EndingChoiceProps) {
	const { t } = useTranslation('talk');
	const fieldId = useId();
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<label htmlFor={fieldId} className="font-semibold">
				{t('ending.label')}
			</label>
			<select
				id={fieldId}
				value={ending}
				onChange={(event) => onChoose(endings.find((one) => one === event.target.value) ?? 'goals')}
				className="min-h-12 min-w-0 max-w-full rounded-control border border-line-strong bg-surface px-3"
			>
				{endings.map((one) => (
					<option key={one} value={one}>
						{t(`ending.${one}`)}
					</option>
				))}
			</select>
		</div>
	);
}
