import { dayMs, handInRecordingMs } from '@henry/contract/limits.ts';
import { Mic, MicOff, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { MicrophoneAccess } from '#web/audio/microphone.ts';
import { useMicrophoneAccess } from '#web/audio/use-microphone-access.ts';
import { homeworkAt } from '#web/lib/homework-here.ts';
import { useSession } from '#web/lib/session.ts';

type Sharing = {
	/** For whom a recording is stored: teachers, those of a mock exam for whom it was agreed, or the learner of a spoken note. */
	shared?: 'teachers' | 'room' | 'note' | undefined;
};

/** What becomes of the sound: it is stored only for those who have asked for that, or who let others hear it. */
function Privacy({ shared }: Sharing) {
	const { t } = useTranslation('recorder');
	const session = useSession();
	const [pathname] = useLocation();
	const heardBy = shared ?? (homeworkAt(pathname)?.sharesRecording ? 'teachers' : undefined);
	const isPractice = heardBy === undefined || heardBy === 'teachers';
	const days = session.status === 'signedIn' && isPractice ? session.keepRecordingsDays : null;
	return [
		t('notice.use'),
		...(days === null ? [] : [t('notice.kept', { days })]),
		...(heardBy ? [t(`notice.shared.${heardBy}`, { days: handInRecordingMs / dayMs })] : []),
		...(days === null && !heardBy ? [t('notice.notStored')] : []),
	].join(' ');
}

type PanelProps = Sharing & { isProblem: boolean; title: string; children: ReactNode };

function Panel({ isProblem, title, shared, children }: PanelProps) {
	const Icon = isProblem ? MicOff : Mic;
	const look = isProblem ? 'border-fair/40 bg-fair-soft' : 'border-accent/40 bg-accent-soft';
	return (
		<div role="status" className={`no-print flex gap-4 rounded-card border p-5 ${look}`}>
			<Icon
				aria-hidden="true"
				className={`mt-0.5 size-6 shrink-0 ${isProblem ? 'text-fair' : 'text-accent-strong'}`}
			/>
			<div className="min-w-0 space-y-2">
				<p className={`font-semibold ${isProblem ? 'text-fair' : 'text-accent-strong'}`}>{title}</p>
				{children}
				<p className="flex gap-2 text-muted text-sm">
					<ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
					<Privacy shared={shared} />
				</p>
			</div>
		</div>
	);
}

type AccessNoticeProps = Sharing & { access: MicrophoneAccess };

/** What the learner should know about the microphone, for each state of access; nothing where all is well. */
export function AccessNotice({ access, shared }: AccessNoticeProps) {
	const { t } = useTranslation('recorder');
	switch (access) {
		case 'unknown':
		case 'granted':
		case 'needs-tap':
			return null;
		case 'denied':
			return (
				<Panel isProblem title={t('notice.denied.title')} shared={shared}>
					<ol className="list-decimal space-y-1 pl-5">
						<li>{t('notice.denied.addressBar')}</li>
						<li>{t('notice.denied.recordAgain')}</li>
					</ol>
				</Panel>
			);
		default:
			return (
				<Panel isProblem={access !== 'asking'} title={t(`notice.${access}.title`)} shared={shared}>
					<p>{t(`notice.${access}.advice`)}</p>
				</Panel>
			);
	}
}

/**
 * Asks for the microphone on load. Meanwhile, and wherever the microphone cannot be used, it says what to do, and what
 * the microphone is used for (specification, section 2).
 */
export function MicrophoneNotice({ shared }: Sharing) {
	return <AccessNotice access={useMicrophoneAccess()} shared={shared} />;
}
