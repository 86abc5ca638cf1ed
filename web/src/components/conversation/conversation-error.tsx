import { errorTexts } from '@henry/contract/errors.ts';
import { Mic, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorWords, SerialisedError } from '#web/components/error-words.tsx';

type ConversationErrorProps = {
	error: Error;
	/** Undefined where another try would not help. */
	onRetry: (() => void) | undefined;
	/** Undefined where no recording is at stake. */
	onRecordAgain?: (() => void) | undefined;
};

/** What a failed call of a conversation says (specification, section 8); nothing that was recorded is lost. */
export function ConversationError({ error, onRetry, onRecordAgain }: ConversationErrorProps) {
	const { t } = useTranslation('conversation');
	return (
		<div role="alert" className="space-y-3 rounded-card bg-poor-soft p-5 text-poor">
			<p lang="en" className="font-semibold">
				{errorTexts.conversationFailed}
			</p>
			<ErrorWords error={error} />
			<SerialisedError error={error} />
			{onRecordAgain && <p>{t('failed.kept')}</p>}
			<div className="flex flex-wrap gap-3">
				{onRetry && (
					<Button look="secondary" onClick={onRetry}>
						<RotateCcw aria-hidden="true" className="size-5" />
						{t('failed.retry')}
					</Button>
				)}
				{onRecordAgain && (
					<Button look="secondary" onClick={onRecordAgain}>
						<Mic aria-hidden="true" className="size-5" />
						{t('failed.recordAgain')}
					</Button>
				)}
			</div>
		</div>
	);
}
