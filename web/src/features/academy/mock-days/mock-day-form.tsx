import type { AcademyOverview } from '@henry/contract/academies.ts';
import { formsForOthers, mostCandidates } from '@henry/contract/exam-pair.ts';
import type { ExamListing } from '@henry/contract/exam-report.ts';
import type { MockDay } from '@henry/contract/mock-days.ts';
import { groupsOf, placeGroups } from '@henry/contract/mock-schedule.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { QueryView } from '#web/components/query-view.tsx';
import { academyCalls, keys } from '#web/features/academy/calls.ts';
import { mockDayKey } from '#web/lib/mock-day/use-mock-day.ts';
import { newId } from '#web/lib/practice/new-id.ts';
import { localMinutes } from './local-minutes.ts';
import { MockDayFields, type MockPlan } from './mock-day-fields.tsx';
import { type DraftSlot, MockTimetableEditor } from './mock-timetable-editor.tsx';

type MockDayFormProps = {
	overview: AcademyOverview;
	/** The day that is changed; a new one without. */
	day?: MockDay;
	onSaved: (dayId: string) => void;
	onCancel: () => void;
};

const nineTomorrow = () => {
	const tomorrow = new Date();
	tomorrow.setDate(tomorrow.getDate() + 1);
	tomorrow.setHours(9, 0, 0, 0);
	return localMinutes(tomorrow.getTime());
};

const firstPlan = (title: string): MockPlan => ({
	...{ title, exam: 'b2-first', form: '', classIds: [], examinerIds: [], groupSize: 2 },
	...{ rooms: '', startsAt: nineTomorrow(), pauseMinutes: 5 },
});

const planOf = ({
	title,
	exam,
	form,
	groupSize,
	rooms,
	startsAtMs,
	pauseMinutes,
	slots,
	examiners,
}: MockDay): MockPlan => ({
	...{
		title,
		exam,
		form,
		groupSize,
		pauseMinutes,
		startsAt: localMinutes(startsAtMs),
		rooms: rooms.join(', '),
	},
	examinerIds: examiners.map(({ membershipId }) => membershipId),
	classIds: [...new Set(slots.flatMap(({ candidates }) => candidates.map(({ classId }) => classId)))],
});

const roomsOf = ({ rooms }: MockPlan) => [
	...new Set(
		rooms
			.split(',')
			.map((room) => room.trim())
			.filter((room) => room !== ''),
	),
];

/** How long so many candidates need for an exam, in minutes. */
const minutesOf = ({ minutes, minutesTogether }: ExamListing, candidates: number) =>
	candidates > 2
		? (minutesTogether?.three ?? minutes)
		: candidates > 1
			? (minutesTogether?.two ?? minutes)
			: minutes;

/** A mock exam day is made in two steps: what is examined and where, then the timetable, which is changed by hand. */
export function MockDayForm(props: MockDayFormProps) {
	const { t } = useTranslation('mockDay');
	const exams = useQuery({
		queryKey: ['exams'],
		queryFn: ({ signal }) => academyCalls.exams(signal),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<QueryView
			query={exams}
			loading={() => <LoadingNotice label={t('loading')} />}
			error={(error, retry) => <ErrorNotice error={error} onRetry={retry} />}
			empty={() => null}
			data={(listed) => <PlanForm {...props} exams={listed} />}
		/>
	);
}

function useLearners(academyId: string, { exam, classIds }: MockPlan, dayId: string) {
	const wanted = { academyId, exam, classIds, exceptDayId: dayId };
	return useQuery({
		queryKey: ['mockLearners', wanted],
		queryFn: () => academyCalls.mockLearners(wanted),
		enabled: classIds.length > 0,
		staleTime: 0,
	});
}

function PlanForm({ overview, day, exams, onSaved, onCancel }: MockDayFormProps & { exams: ExamListing[] }) {
	const { t } = useTranslation('mockDay');
	const queryClient = useQueryClient();
	const academyId = overview.academy.id;
	const [id] = useState(() => day?.id ?? newId());
	const [plan, setPlan] = useState<MockPlan>(() => (day ? planOf(day) : firstPlan(t('form.firstTitle'))));
	const [slots, setSlots] = useState<DraftSlot[] | undefined>(() =>
		day?.slots.map(({ candidates, ...slot }) => ({
			...slot,
			candidates: candidates.map((candidate) => ({ ...candidate, level: null })),
		})),
	);
	const learners = useLearners(academyId, plan, id);
	const exam = exams.find((each) => each.id === plan.exam) ?? exams[0];
	const able = (learners.data?.learners ?? []).filter(({ waitsForGuardian }) => !waitsForGuardian);
	const rooms = roomsOf(plan);
	const startsAtMs = new Date(plan.startsAt).getTime();
	const formIds = exam?.forms.map((form) => form.id) ?? [];
	const taken = learners.data?.takenForms.map(({ form }) => form) ?? [];
	const further = formsForOthers(
		[plan.form, ...formIds.filter((form) => form !== plan.form && !taken.includes(form))],
		plan.form,
		exam?.minutesTogether ? mostCandidates : 1,
	).filter((form) => form !== plan.form);
	const save = useMutation({
		mutationFn: (drawn: DraftSlot[]) =>
			academyCalls.saveMockDay({
				...{ id, academyId, title: plan.title.trim(), exam: plan.exam, form: plan.form },
				...{ furtherForms: [...new Set(further)], groupSize: plan.groupSize, startsAtMs, rooms },
				pauseMinutes: plan.pauseMinutes,
				examinerIds: plan.examinerIds,
				slots: drawn
					.filter(({ candidates }) => candidates.length > 0)
					.map(({ id: slotId, room, startsAtMs: atMs, candidates }) => ({
						...{ id: slotId, room, startsAtMs: atMs },
						candidates: candidates.map(({ membershipId, classId }) => ({ membershipId, classId })),
					})),
			}),
		onSuccess: async () => {
			await queryClient.invalidateQueries({ queryKey: keys.mockDays(academyId) });
			await queryClient.invalidateQueries({ queryKey: mockDayKey(id) });
			onSaved(id);
		},
	});
	if (!exam) return null;
	const groupSize = exam.minutesTogether ? plan.groupSize : 1;
	const isReady = plan.title.trim() !== '' && plan.form !== '' && rooms.length > 0 && startsAtMs > 0;
	const minutesFor = (candidates: number) => minutesOf(exam, candidates);
	function draw() {
		const placed = placeGroups(
			groupsOf(able, groupSize),
			{ rooms, startsAtMs, pauseMinutes: plan.pauseMinutes },
			(group) => minutesFor(group.length),
		);
		setSlots(
			placed.map(({ group, room, startsAtMs: atMs }) => ({
				...{ id: newId(), room, startsAtMs: atMs, candidates: group },
			})),
		);
	}
	return (
		<section aria-labelledby="mock-form" className="space-y-6">
			<h2 id="mock-form" className="font-bold text-2xl">
				{t(day ? 'form.change' : 'form.new')}
			</h2>
			<MockDayFields
				plan={plan}
				exams={exams}
				exam={exam}
				classes={overview.classes.filter(({ isArchived }) => !isArchived)}
				learners={learners.data}
				onPlan={setPlan}
			/>
			{learners.error && <ErrorNotice error={learners.error} onRetry={() => void learners.refetch()} />}
			<Button look={slots ? 'secondary' : 'primary'} disabled={!isReady || able.length === 0} onClick={draw}>
				{t(slots ? 'form.drawAgain' : 'form.draw')}
			</Button>
			{slots && (
				<MockTimetableEditor
					slots={slots}
					rooms={rooms}
					learners={able}
					mostCandidates={exam.minutesTogether ? mostCandidates : 1}
					minutesFor={minutesFor}
					onSlots={setSlots}
				/>
			)}
			{save.error && <ErrorNotice error={save.error} />}
			<div className="flex flex-wrap gap-3">
				{slots && (
					<Button disabled={!isReady || save.isPending} onClick={() => save.mutate(slots)}>
						{t('form.save')}
					</Button>
				)}
				<Button look="quiet" onClick={onCancel}>
					{t('cancel')}
				</Button>
			</div>
		</section>
	);
}
