import { apiPaths } from '@henry/contract/api-paths.ts';
import { soundName } from '@henry/contract/phones.ts';
import type { Practice } from '@henry/contract/practice.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { cutRecording } from '#web/audio/cut-recording.ts';
import { ListenButton } from '#web/components/listen-button.tsx';
import { MarkWrong } from '#web/components/mark-wrong.tsx';
import { getBlob } from '#web/lib/api-client.ts';
import { useFormats } from '#web/lib/formats.ts';
import { paths } from '#web/lib/paths.ts';
import type { PracticeKeeper } from '#web/lib/practice/keeper.ts';
import { Section } from './section.tsx';
import { type SoundChange, type SoundClip, type SoundMonth, soundChanges } from './sound-changes.ts';

/** The word out of the recording that is kept. */
async function loadClip({ recording, startMs, endMs }: SoundClip): Promise<Blob> {
	return cutRecording(await getBlob(`${apiPaths.recordings}/${recording.id}`), startMs, endMs);
}

/** How often a sound was right in a month, how sure that is, and how it sounded. */
function Month({ month: { month, proportion, clip } }: { month: SoundMonth }) {
	const { t } = useTranslation(['progress', 'practised']);
	const { longMonth } = useFormats();
	const { right, total, lowest0to1, highest0to1 } = proportion;
	const percent = (share0to1: number) => Math.round(100 * share0to1);
	return (
		<div className="space-y-2">
			<p>
				<span className="block text-muted first-letter:uppercase">{longMonth(month)}</span>
				<span className="font-bold text-lg tabular-nums">
					{t('thenAndNow.right', { count: right, total })}
				</span>
				<span className="block text-muted text-sm tabular-nums">
					{t('thenAndNow.interval', { lowest: percent(lowest0to1), highest: percent(highest0to1) })}
				</span>
			</p>
			{clip ? (
				<ListenButton
					label={t('thenAndNow.hearThen', { word: clip.word, month: longMonth(month) })}
					load={() => loadClip(clip)}
				/>
			) : (
				<p className="no-print text-muted text-sm">{t('thenAndNow.noClip')}</p>
			)}
		</div>
	);
}

const shareOf = ({ proportion: { right, total } }: SoundMonth) => `${right} of ${total}`;

function Change({ change: { phone, earlier, later, practisedSeconds, change } }: { change: SoundChange }) {
	const { t } = useTranslation(['progress', 'practised']);
	const { ipa, keyWord } = soundName(phone);
	return (
		<li className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-card">
			<h3 className="font-bold text-lg">
				<span lang="en">/{ipa}/</span>
				{keyWord && (
					<span className="ml-2 font-normal text-muted text-sm">
						{t('practised:asIn', { word: keyWord })}
					</span>
				)}
			</h3>
			<p className={change === 'better' ? 'font-semibold text-good' : 'font-semibold'}>
				{t(`thenAndNow.change.${change}`)}
			</p>
			<div className="grid grid-cols-2 gap-4">
				<Month month={earlier} />
				<Month month={later} />
			</div>
			<p className="text-muted text-sm">
				{t('thenAndNow.practised', { count: Math.round(practisedSeconds / 60) })}
			</p>
			<MarkWrong
				kind="pronunciation"
				about={`then and now: ${phone} ${shareOf(earlier)}, ${shareOf(later)}`}
				words={{ said: [earlier, later].flatMap(({ clip }) => clip?.word ?? []).join(', '), marked: change }}
			/>
		</li>
	);
}

type SoundsThenAndNowProps = { practice: Practice; place: PracticeKeeper['place']; nowMs: number };

/** Sounds as they were said at first and lately, to read and to hear; nothing where no sound was ever judged. */
export function SoundsThenAndNow({ practice, place, nowMs }: SoundsThenAndNowProps) {
	const { t } = useTranslation(['progress', 'practised']);
	const { isHeard, changes } = soundChanges(practice, nowMs);
	if (!isHeard) return null;
	const lacksClips = changes.some(({ earlier, later }) => !earlier.clip || !later.clip);
	return (
		<Section title={t('thenAndNow.title')}>
			<p className="text-muted">{t('thenAndNow.about')}</p>
			{changes.length === 0 && <p>{t('thenAndNow.notYet')}</p>}
			<ul className="grid gap-4 md:grid-cols-2">
				{changes.map((change) => (
					<Change key={change.phone} change={change} />
				))}
			</ul>
			{lacksClips && (
				<p className="no-print">
					{t(place === 'account' ? 'thenAndNow.keep' : 'thenAndNow.signIn')}{' '}
					{place === 'browser' && (
						<Link to={paths.login} className="font-semibold text-accent-strong underline underline-offset-4">
							{t('thenAndNow.toSignIn')}
						</Link>
					)}
				</p>
			)}
		</Section>
	);
}
