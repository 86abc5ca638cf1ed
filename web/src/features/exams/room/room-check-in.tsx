import type { ExtraTimePercent } from '@henry/contract/exam-report.ts';
import type { MockDay, MockSlot, MockStatus } from '@henry/contract/mock-days.ts';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { MicrophoneNotice } from '#web/components/microphone-notice.tsx';
import { ExtraTime } from '#web/features/exams/start/needs.tsx';
import { addMockStep, sendMockSteps } from '#web/lib/mock-day/mock-outbox.ts';
import { keptPaper } from '#web/lib/mock-day/use-mock-day.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { keepRoomExam, type RoomExam } from './room-keeper.ts';
import { firstNameOf, setupOf } from './room-paper.ts';

type Candidate = MockSlot['candidates'][number];
const statuses = ['expected', 'late', 'absent'] as const;

type CandidateFieldsProps = {
	candidate: Candidate;
	status: MockStatus;
	agrees: boolean;
	onStatus: (status: MockStatus) => void;
	onAgrees: (agrees: boolean) => void;
};

/** Whether a candidate is there, and whether teachers may hear the recording. */
function CandidateFields({ candidate, status, agrees, onStatus, onAgrees }: CandidateFieldsProps) {
	const { t } = useTranslation('mockDay');
	const { displayName, waitsForGuardian } = candidate;
	return (
		<fieldset className="space-y-3 rounded-card border border-line bg-surface p-4">
			<legend className="float-left w-full break-words font-bold text-lg">{displayName}</legend>
			<div className="flex flex-wrap gap-2 clear-left">
				{statuses.map((each) => (
					<Button
						key={each}
						look={status === each ? 'primary' : 'secondary'}
						aria-pressed={status === each}
						onClick={() => onStatus(each)}
					>
						{t(`checkIn.${each}`)}
					</Button>
				))}
			</div>
			{waitsForGuardian && <p className="text-poor">{t('checkIn.waits')}</p>}
			{status !== 'absent' && !waitsForGuardian && (
				<label className="flex min-h-11 cursor-pointer items-start gap-3">
					<input
						type="checkbox"
						checked={agrees}
						onChange={({ target }) => onAgrees(target.checked)}
						className="mt-1 size-6 shrink-0 accent-accent"
					/>
					<span>{t('checkIn.agrees', { name: firstNameOf(displayName) })}</span>
				</label>
			)}
		</fieldset>
	);
}

type CheckInProps = { day: MockDay; slot: MockSlot; onBegin: (exam: RoomExam) => void; onBack: () => void };

/** Before the exam: who is there, who agrees to be heard by teachers, and extra time. */
export function CheckIn({ day, slot, onBegin, onBack }: CheckInProps) {
	const { t, i18n } = useTranslation('mockDay');
	const [status, setStatus] = useState<Record<string, MockStatus>>({});
	const [agrees, setAgrees] = useState<Record<string, boolean>>({});
	const [extraTimePercent, setExtraTime] = useState<ExtraTimePercent>(0);
	const statusOf = ({ membershipId, status: before }: Candidate) => status[membershipId] ?? before;
	const present = slot.candidates.filter(
		(candidate) => statusOf(candidate) !== 'absent' && !candidate.waitsForGuardian,
	);
	const begin = useMutation({
		networkMode: 'always',
		async mutationFn() {
			const { exam } = await keptPaper(day.exam, day.form);
			const names = present.map(({ displayName }) => firstNameOf(displayName));
			const roomExam: RoomExam = {
				...{ dayId: day.id, slotId: slot.id, isFinished: false },
				setup: setupOf(
					day,
					names,
					extraTimePercent,
					exam.parts.map(({ id }) => id),
				),
				candidates: present.map(({ membershipId }, place) => ({
					...{ membershipId, name: names[place] ?? '', agrees: agrees[membershipId] ?? false },
					...{ handInId: newId(), outcome: 'waits' as const },
				})),
			};
			await keepRoomExam(roomExam);
			return roomExam;
		},
		onSuccess: onBegin,
	});
	function note(membershipId: string, next: MockStatus) {
		setStatus({ ...status, [membershipId]: next });
		const step = { note: { dayId: day.id, membershipId, status: next, atMs: Date.now() } };
		// Kept here, it goes as soon as it can.
		void addMockStep(step)
			.then(sendMockSteps, () => {})
			.catch(() => {});
	}
	return (
		<div className="space-y-5">
			<Button look="quiet" className="-ml-5" onClick={onBack}>
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('checkIn.back')}
			</Button>
			<h2 className="font-bold text-2xl">{t('checkIn.title')}</h2>
			{slot.candidates.map((candidate) => (
				<CandidateFields
					key={candidate.membershipId}
					candidate={candidate}
					status={statusOf(candidate)}
					agrees={agrees[candidate.membershipId] ?? false}
					onStatus={(next) => note(candidate.membershipId, next)}
					onAgrees={(next) => setAgrees({ ...agrees, [candidate.membershipId]: next })}
				/>
			))}
			{day.leads.length > 0 && (
				<p className="rounded-control bg-accent-soft p-3">
					{t('checkIn.leads', { names: new Intl.ListFormat(i18n.language).format(day.leads) })}
				</p>
			)}
			<ExtraTime extraTimePercent={extraTimePercent} onExtraTime={setExtraTime} />
			<p className="text-muted">
				{t(
					present.length > 1 ? 'checkIn.together' : present.length === 1 ? 'checkIn.alone' : 'checkIn.nobody',
				)}
			</p>
			<MicrophoneNotice shared="room" />
			{begin.error && <ErrorNotice error={begin.error} />}
			<Dock>
				<Button
					className="w-full text-lg"
					disabled={present.length === 0 || begin.isPending}
					onClick={() => begin.mutate()}
				>
					{t('checkIn.begin')}
				</Button>
			</Dock>
		</div>
	);
}
