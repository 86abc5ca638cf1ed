import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import type { KeptExam } from './kept-exam.ts';

type KeptNoticeProps = {
	kept: KeptExam;
	name: string;
	/** Goes on with it, or asks for the report on what is there. */
	onGoOn: (isEnded: boolean) => void;
	onForget: () => void;
};

/** An exam that has no report yet: nothing that was recorded in it is lost. */
export function KeptNotice({ kept, name, onGoOn, onForget }: KeptNoticeProps) {
	const { t } = useTranslation('exams');
	const count = kept.answers.size;
	return (
		<section className="space-y-4 rounded-card border border-accent/40 bg-accent-soft p-5">
			<h2 className="flex items-center gap-2 font-bold text-lg">
				<Archive aria-hidden="true" className="size-5 text-accent-strong" />
				{t('kept.title', { name })}
			</h2>
			<p>{t('kept.text', { count })}</p>
			<div className="flex flex-wrap gap-3">
				<Button onClick={() => onGoOn(false)}>{t('kept.goOn')}</Button>
				{count > 0 && (
					<Button look="secondary" onClick={() => onGoOn(true)}>
						{t('kept.report')}
					</Button>
				)}
				<ConfirmedButton
					question={t('kept.forgetQuestion')}
					confirm={t('kept.forget')}
					cancel={t('kept.keep')}
					onConfirm={onForget}
				>
					{t('kept.forget')}
				</ConfirmedButton>
			</div>
		</section>
	);
}
