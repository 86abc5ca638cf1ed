import type { ClassLesson } from '@henry/contract/class-lesson.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { NeedsSession } from '#web/components/needs-session.tsx';
import { useDocumentTitle } from '#web/components/page.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { academyCalls, keys } from './calls.ts';
import { LessonShown } from './lesson/lesson-shown.tsx';

/** Nothing went wrong that a lesson could be made of. */
const isWithoutMistakes = ({ sentences, sound }: ClassLesson) =>
	sentences.items.length === 0 && sound.found === null;

/** The name of the class, over its lesson. */
function Title({ name }: { name: string | undefined }) {
	const { t } = useTranslation('classLesson');
	const title = name === undefined ? t('name') : t('title', { name });
	useDocumentTitle(title);
	return <h1 className="break-words font-bold text-xl sm:text-2xl print:hidden">{title}</h1>;
}

/** The lesson of a class; what is shown to the class does not change while it is shown. */
function useLessonOf(classId: string | null) {
	const session = useSession();
	return useQuery({
		queryKey: keys.lesson(classId ?? ''),
		queryFn: () => academyCalls.lesson(classId ?? ''),
		enabled: classId !== null && session.status === 'signedIn',
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}

/** `/academy/lesson`: a lesson from a class's own mistakes, to be shown to the class. */
export function LessonPage() {
	const { t } = useTranslation(['classLesson', 'academy']);
	const [search] = useSearchParams();
	const classId = search.get('class');
	const lesson = useLessonOf(classId);
	return (
		<div className="mx-auto w-full max-w-6xl space-y-3 px-5 pt-3 pb-8 sm:px-8 print:max-w-none print:p-0">
			<ButtonLink look="quiet" className="-ml-5" to={classId ? `${paths.academy}?${search}` : paths.academy}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('toClass')}
			</ButtonLink>
			<Title name={lesson.data?.className} />
			<NeedsSession
				visitor={{ text: t('academy:visitor.text'), button: t('academy:visitor.button') }}
				loading={t('loading')}
			>
				{() =>
					classId ? (
						<QueryView
							query={lesson}
							loading={() => <LoadingNotice label={t('loading')} />}
							error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
							isEmpty={isWithoutMistakes}
							empty={() => <EmptyNotice>{t('empty')}</EmptyNotice>}
							data={(data) => <LessonShown lesson={data} />}
						/>
					) : (
						<EmptyNotice>{t('noClass')}</EmptyNotice>
					)
				}
			</NeedsSession>
		</div>
	);
}
