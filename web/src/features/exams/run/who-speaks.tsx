import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#web/lib/locale.ts';
import type { ExamSetup } from './exam-run.ts';

/** Whose turn it is, where several candidates take the exam. */
export function WhoSpeaks({ setup: { together }, turn }: { setup: ExamSetup; turn: ExamTurn }) {
	const { t, i18n } = useTranslation('together');
	const names = (turn.speakers ?? []).flatMap((speaker) => together?.names[speaker] ?? []);
	if (names.length === 0) return null;
	return (
		<p
			role="status"
			className="flex items-center gap-3 rounded-card bg-accent px-5 py-3 font-bold text-white text-xl"
		>
			<UsersRound aria-hidden="true" className="size-6 shrink-0" />
			<span className="min-w-0 break-words">
				{t('turnOf', {
					count: names.length,
					names: new Intl.ListFormat(localeOf(i18n.language)).format(names),
				})}
			</span>
		</p>
	);
}
