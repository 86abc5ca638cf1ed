import type { Interaction } from '@henry/contract/conversation.ts';
import { useTranslation } from 'react-i18next';
import { ReportCard } from '#web/components/report-section.tsx';

function Said({ title, phrases }: { title: string; phrases: readonly string[] }) {
	const { t } = useTranslation('talkReport');
	return (
		<div>
			<dt className="font-semibold">{title}</dt>
			<dd className="text-muted">
				{phrases.length === 0 ? (
					t('interaction.none')
				) : (
					<span lang="en">{phrases.map((phrase) => `“${phrase}”`).join(' · ')}</span>
				)}
			</dd>
		</div>
	);
}

/** How the learner and Henry talked with each other. */
export function InteractionCard({ interaction }: { interaction: Interaction }) {
	const { t } = useTranslation('talkReport');
	const { words, turns, asking, agreeing, disagreeing, toTry } = interaction;
	const share = Math.round((100 * words.learner) / Math.max(1, words.learner + words.henry));
	return (
		<ReportCard title={t('interaction.title')}>
			<p>{t('interaction.balance', { share, turns: turns.learner, henrys: turns.henry })}</p>
			<dl className="space-y-3">
				<Said title={t('interaction.asking')} phrases={asking} />
				<Said title={t('interaction.agreeing')} phrases={agreeing} />
				<Said title={t('interaction.disagreeing')} phrases={disagreeing} />
			</dl>
			{toTry.length > 0 && (
				<div>
					<p className="font-semibold">{t('interaction.toTry')}</p>
					<ul lang="en" className="list-disc space-y-1 pl-6">
						{toTry.map((phrase) => (
							<li key={phrase}>{phrase}</li>
						))}
					</ul>
				</div>
			)}
		</ReportCard>
	);
}
