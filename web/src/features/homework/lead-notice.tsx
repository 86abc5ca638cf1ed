import { doneSchema } from '@henry/contract/accounts.ts';
import { type LeadNotice as Notice, safeguardingPaths } from '@henry/contract/safeguarding.ts';
import { useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { homeworkQuery } from '#web/lib/homework-query.ts';

/** Before the first homework of an academy: who is told where the learner speaks of danger, and what they are told. */
export function LeadNotice({ notice, onRead }: { notice: Notice; onRead: () => void }) {
	const { t, i18n } = useTranslation('safeguarding');
	const queryClient = useQueryClient();
	const names = new Intl.ListFormat(i18n.language).format(notice.names);
	function read() {
		onRead();
		// What cannot be noted now is shown once more the next time.
		const { academyId } = notice;
		void callFunction(safeguardingPaths.readLeadNotice, { academyId }, doneSchema)
			.then(() => queryClient.invalidateQueries({ queryKey: homeworkQuery.queryKey }))
			.catch(() => {});
	}
	return (
		<section
			aria-labelledby="lead-notice"
			className="space-y-4 rounded-card border-2 border-accent bg-surface p-4 shadow-card sm:p-6"
		>
			<h3 id="lead-notice" className="flex items-center gap-3 font-bold text-xl">
				<HeartHandshake aria-hidden="true" className="size-7 shrink-0 text-accent-strong" />
				{t('notice.title')}
			</h3>
			<p className="break-words text-lg">{t('notice.told', { names })}</p>
			<p>{t('notice.what')}</p>
			<p>{t('notice.notWhat')}</p>
			<Dock>
				<Button className="w-full text-lg" onClick={read}>
					{t('notice.understood')}
				</Button>
			</Dock>
		</section>
	);
}

/** The same in a line, for learners who have read it and for guardians. */
export function LeadLine({ notice }: { notice: Notice }) {
	const { t, i18n } = useTranslation('safeguarding');
	const names = new Intl.ListFormat(i18n.language).format(notice.names);
	return (
		<p className="flex items-start gap-2 break-words text-muted text-sm">
			<HeartHandshake aria-hidden="true" className="size-5 shrink-0" />
			{t('notice.line', { names })}
		</p>
	);
}
