import type { MockDay, MockSlot } from '@henry/contract/mock-days.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/components/empty-notice.tsx';
import { useReachable } from '#web/lib/connection.ts';
import { mockDayKey, useSendingMockSteps } from '#web/lib/mock-day/use-mock-day.ts';
import { CheckIn } from './room-check-in.tsx';
import { RoomExamRun } from './room-exam-run.tsx';
import { type RoomExam, roomExams } from './room-keeper.ts';
import { giveKeptSounds } from './room-paper.ts';
import { PrepareRoom } from './room-prepare.tsx';
import { RoomSending } from './room-sending.tsx';
import { SlotCard } from './room-slot-card.tsx';
import { sendRoomExams } from './send-room-exam.ts';

const examsKey = ['roomExams'];

/** The exams that this device keeps, and how they are sent: by themselves whenever the server can be reached. */
function useRoomExams(dayId: string) {
	const queryClient = useQueryClient();
	const isReachable = useReachable();
	const [error, setError] = useState<Error | null>(null);
	const [isSending, setSending] = useState(false);
	const exams = useQuery({ queryKey: examsKey, queryFn: roomExams, networkMode: 'always', staleTime: 0 });
	const refresh = () => queryClient.invalidateQueries({ queryKey: examsKey });
	async function send() {
		setSending(true);
		setError(null);
		try {
			await sendRoomExams();
		} catch (failure) {
			setError(failure as Error);
		}
		setSending(false);
		await refresh();
		await queryClient.invalidateQueries({ queryKey: mockDayKey(dayId) });
	}
	return { exams: exams.data ?? [], refresh, send, error, isSending, isReachable };
}

/** What is done in the room: who is there, the exam, and what became of it. */
export function Room({ day, room }: { day: MockDay; room: string }) {
	const { t } = useTranslation('mockDay');
	const [chosen, setChosen] = useState<MockSlot>();
	const [running, setRunning] = useState<RoomExam>();
	const { exams, refresh, send, error, isSending, isReachable } = useRoomExams(day.id);
	useSendingMockSteps();
	const queryClient = useQueryClient();
	useEffect(() => void giveKeptSounds(queryClient), [queryClient]);
	const sendAgain = useEffectEvent(send);
	useEffect(() => {
		if (isReachable) void sendAgain();
	}, [isReachable]);
	const slots = day.slots.filter((slot) => slot.room === room);
	if (running) {
		return (
			<RoomExamRun
				exam={running}
				onEnd={() => {
					setRunning(undefined);
					setChosen(undefined);
					void refresh().then(send);
				}}
			/>
		);
	}
	if (chosen) {
		return (
			<CheckIn
				day={day}
				slot={chosen}
				onBegin={(exam) => {
					setRunning(exam);
					void refresh();
				}}
				onBack={() => setChosen(undefined)}
			/>
		);
	}
	return (
		<div className="space-y-6">
			<p className="text-muted">{t('room.intro')}</p>
			<RoomSending {...{ exams, error, isSending }} onSend={send} />
			{slots.length === 0 && <EmptyNotice>{t('room.noSlots')}</EmptyNotice>}
			{slots.length > 0 && <PrepareRoom day={day} slots={slots} />}
			<ul className="space-y-3">
				{slots.map((slot) => (
					<SlotCard
						key={slot.id}
						slot={slot}
						exam={exams.find(({ slotId }) => slotId === slot.id)}
						onChoose={() => setChosen(slot)}
						onGoOn={setRunning}
						onChanged={refresh}
					/>
				))}
			</ul>
		</div>
	);
}
