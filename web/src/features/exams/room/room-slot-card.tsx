import type { MockSlot } from '@henry/contract/mock-days.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { localeOf } from '#web/lib/locale.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { forgetRoomExam, keepRoomExam, type RoomExam } from './room-keeper.ts';

type SlotCardProps = {
	slot: MockSlot;
	/** As this device has it; undefined where it has none. */
	exam: RoomExam | undefined;
	onChoose: () => void;
	onGoOn: (exam: RoomExam) => void;
	onChanged: () => Promise<unknown>;
};

/** One exam of the room: when, who, and how it stands. */
export function SlotCard({ slot, exam, onChoose, onGoOn, onChanged }: SlotCardProps) {
	const { t, i18n } = useTranslation('mockDay');
	const moment = useMoment();
	const names = slot.candidates.map(({ displayName }) => displayName);
	const isSent = slot.candidates.some(({ isHandedIn }) => isHandedIn);
	return (
		<li className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-card">
			<div>
				<p className="text-muted">{moment(slot.startsAtMs)}</p>
				<h3 className="break-words font-bold text-lg">
					{new Intl.ListFormat(localeOf(i18n.language)).format(names)}
				</h3>
				{exam?.isFinished && (
					<ul className="text-sm">
						{exam.candidates.map(({ membershipId, name, outcome }) => (
							<li key={membershipId}>
								{name}: {t(`outcome.${outcome}`)}
							</li>
						))}
					</ul>
				)}
				{!exam && isSent && <p className="text-good">{t('outcome.sent')}</p>}
			</div>
			<div className="flex flex-wrap gap-3">
				{!exam && (
					<Button look={isSent ? 'secondary' : 'primary'} onClick={onChoose}>
						{t(isSent ? 'slot.again' : 'slot.begin')}
					</Button>
				)}
				{exam && !exam.isFinished && (
					<>
						<Button onClick={() => onGoOn(exam)}>{t('slot.goOn')}</Button>
						<Button
							look="secondary"
							onClick={() => void keepRoomExam({ ...exam, isFinished: true }).then(onChanged)}
						>
							{t('slot.end')}
						</Button>
						<ConfirmedButton
							question={t('slot.forgetQuestion')}
							confirm={t('slot.forget')}
							cancel={t('cancel')}
							look="quiet"
							onConfirm={() => void forgetRoomExam(slot.id).then(onChanged)}
						>
							{t('slot.forget')}
						</ConfirmedButton>
					</>
				)}
			</div>
		</li>
	);
}
