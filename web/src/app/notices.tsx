import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HenryAvatar } from '#web/components/henry-face/henry-avatar.tsx';
import { earStore } from '#web/lib/offline-ear/ear-store.ts';
import { useJudgeIsKept } from '#web/lib/offline-judge/judge-is-kept.ts';
import { sendKept } from '#web/lib/practice/account-keeper.ts';
import { useUnsentCount } from '#web/lib/practice/outbox.ts';
import { useSession } from '#web/lib/session.ts';
import { loadNewVersion } from '#web/service-worker/load-new-version.ts';

const line = 'mx-auto flex max-w-6xl gap-3 px-5 py-3 sm:px-8';

/** When the server can be reached again, what was kept of an account is sent. */
function useSendingAfterwards(uid: string | undefined) {
	useEffect(
		() => () => {
			// What cannot be sent now is sent when the practice is loaded next.
			if (uid) void sendKept(uid).catch(() => {});
		},
		[uid],
	);
}

/** What still works without the server, and what does not. */
export function OfflineNotice() {
	const { t } = useTranslation('offline');
	const [ear, setEar] = useState<string>();
	const judges = useJudgeIsKept();
	const session = useSession();
	const uid = session.status === 'signedIn' ? session.user.uid : undefined;
	const unsent = useUnsentCount(uid);
	useSendingAfterwards(uid);
	useEffect(() => void earStore.kept().then((kept) => setEar(kept?.name)), []);
	return (
		<div className="border-fair/40 border-b bg-fair-soft">
			<div className={line}>
				<HenryAvatar mood="unsure" size="size-10" />
				<div>
					<p className="font-semibold text-fair">{t(navigator.onLine ? 'title' : 'noNetwork')}</p>
					<p className="text-sm">
						{t('works')} {ear ? t('hears', { ear }) : t('fails')} {judges && t('judges')}
					</p>
					{unsent > 0 && <p className="text-sm">{t('unsent', { count: unsent })}</p>}
				</div>
			</div>
		</div>
	);
}

/** Offers the new version, but never while reloading would lose something, here or in another tab. */
export function NewVersionNotice() {
	const { t } = useTranslation();
	const [isElsewhere, setIsElsewhere] = useState(false);
	return (
		<div className="border-accent/40 border-b bg-accent-soft">
			<div className={line}>
				<HenryAvatar mood="happy" size="size-8" />
				<div className="flex flex-wrap items-center gap-x-3">
					<p>{t(isElsewhere ? 'newVersion.elsewhere' : 'newVersion.ready')}</p>
					<button
						type="button"
						onClick={async () => setIsElsewhere(await loadNewVersion())}
						className="min-h-8 font-semibold text-accent-strong underline underline-offset-4"
					>
						{t('newVersion.load')}
					</button>
				</div>
			</div>
		</div>
	);
}
