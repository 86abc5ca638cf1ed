import type { Memory } from '@henry/contract/memory.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { isKeptInAccount, useSession } from '#web/lib/session.ts';
import { eraseFact, eraseFacts, switchMemory, useTalkMemory } from '#web/lib/talk-memory.ts';
import { MemoryConsent } from './memory-consent.tsx';
import { MemoryFacts } from './memory-facts.tsx';
import { Section } from './section.tsx';

type KnownMemoryProps = Pick<ReturnType<typeof useTalkMemory>, 'memory' | 'change'>;

function KnownMemory({ memory: { isOn, facts }, change }: KnownMemoryProps) {
	const { t } = useTranslation('settings');
	const session = useSession();
	const [isErased, setErased] = useState(false);
	const changing = useMutation({ mutationFn: (changed: (before: Memory) => Memory) => change(changed) });
	return (
		<>
			<p>{t(isKeptInAccount(session) ? 'memory.kept.account' : 'memory.kept.browser')}</p>
			<MemoryConsent
				session={session}
				isOn={isOn}
				onSwitch={(wanted) => changing.mutate((before) => switchMemory(before, wanted))}
			/>
			<p role="status" className="empty:sr-only">
				{facts.length === 0 &&
					!changing.isPending &&
					(isErased ? t('memory.erased') : isOn && t('memory.empty'))}
			</p>
			{facts.length > 0 && (
				<>
					<MemoryFacts
						facts={facts}
						onChange={change}
						onErase={(id) => changing.mutate((before) => eraseFact(before, id))}
					/>
					<Button
						look="secondary"
						onClick={() => changing.mutate(eraseFacts, { onSuccess: () => setErased(true) })}
					>
						{t('memory.eraseAll')}
					</Button>
				</>
			)}
			{changing.error && (
				<ErrorNotice error={changing.error} onRetry={() => changing.mutate(changing.variables)} />
			)}
		</>
	);
}

/** What Henry remembers of whoever uses this browser: whether he may, and all of it, to be changed and erased. */
export function TalkMemory() {
	const { t } = useTranslation('settings');
	const { memory, isAwaited, error, retry, change } = useTalkMemory();
	return (
		<Section title={t('memory.title')} id="memory">
			<p>{t('memory.how')}</p>
			{isAwaited && <LoadingNotice label={t('memory.loading')} />}
			{error && <ErrorNotice error={error} onRetry={retry} />}
			{!isAwaited && !error && <KnownMemory memory={memory} change={change} />}
		</Section>
	);
}
