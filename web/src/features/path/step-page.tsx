import type { ChosenPath, PathWeek } from '@henry/contract/path.ts';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { paths } from '#web/lib/paths.ts';
import { Asked } from './asked.tsx';
import { SayPhrases } from './say-phrases.tsx';
import { Story } from './story.tsx';

type StepPageProps = {
	/** As the address names it. */
	doing: string;
	/** Undefined where the address names none that there is. */
	week: PathWeek | undefined;
	path: ChosenPath;
};

function Step({ doing, week, path: { goal, level } }: Omit<StepPageProps, 'week'> & { week: PathWeek }) {
	const { t } = useTranslation('path');
	switch (doing) {
		case 'phrases':
		case 'recall':
			return <SayPhrases title={week.title} phrases={week.phrases} isFromMemory={doing === 'recall'} />;
		case 'story':
			return <Story story={week.story} level={level} />;
		case 'questions':
			return <Asked activity="questions" title={week.title} prompts={week.questions} />;
		case 'task':
			return (
				<Asked activity="task" title={week.title} prompts={[week.tasks[goal === 'exam' ? 'work' : goal]]} />
			);
		default:
			return <EmptyNotice>{t('gone')}</EmptyNotice>;
	}
}

/** One step of the path that is done on its own page, with the way back. */
export function StepPage({ doing, week, path }: StepPageProps) {
	const { t } = useTranslation('path');
	return (
		<>
			<ButtonLink look="quiet" to={paths.path} className="-mt-4 -ml-5">
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('back')}
			</ButtonLink>
			{week ? <Step doing={doing} week={week} path={path} /> : <EmptyNotice>{t('gone')}</EmptyNotice>}
		</>
	);
}
