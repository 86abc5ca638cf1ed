import type { Interaction } from '@henry/contract/conversation.ts';
import { useTranslation } from 'react-i18next';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { ReportCard } from '#web/components/report-section.tsx';

function Said({ title, phrases }: { title: string; phrases: readonly string[] }) {
	const { t } = useTranslation(['talkReport', 'lesson']);
	return (
		<div>
			<dt className="font-semibold">{title}</dt>
			<dd className="text-muted">
				{phrases.length === 0 ? (
					t('lesson:interaction.none')
				) : (
					<span lang="en">{phrases.map((phrase) => `“${phrase}”`).join(' · ')}</span>
				)}
			</dd>
		</div>
	);
}

/** How the learner and Henry talked with each other. */
export function InteractionCard({ interaction }: { interaction: Interaction }) {
	const { t } = useTranslation(['talkReport', 'lesson']);
	const { words, turns, asking, agreeing, disagreeing, toTry } = interaction;
	const share = Math.round((100 * words.learner) / Math.max(1, words.learner + words.henry));
	return (
		<ReportCard title={t('lesson:interaction.title')}>
			<p>{t('lesson:interaction.balance', { share, turns: turns.learner, henrys: turns.henry })}</p>
			<dl className="space-y-3 print:grid print:grid-cols-3 print:gap-x-6 print:space-y-0">
				<Said title={t('lesson:interaction.asking')} phrases={asking} />
				<Said title={t('lesson:interaction.agreeing')} phrases={agreeing} />
				<Said title={t('lesson:interaction.disagreeing')} phrases={disagreeing} />
			</dl>
			{toTry.length > 0 && (
				<div>
					<p className="font-semibold">{t('lesson:interaction.toTry')}</p>
					<ul lang="en" className="list-disc space-y-1 pl-6 print:columns-3">
						{toTry.map((phrase) => (
							<li key={phrase}>{phrase}</li>
						))}
					</ul>
				</div>
			)}
			<MarkWrong
				kind="figure"
				about={`talking together: asking ${asking.length}, agreeing ${agreeing.length}, disagreeing ${disagreeing.length}`}
			/>
		</ReportCard>
	);
}
