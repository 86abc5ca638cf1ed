import type { MockLearner } from '@henry/contract/mock-days.ts';
import { overlaps } from '@henry/contract/mock-schedule.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { newId } from '#web/lib/practice/new-id.ts';
import { localMinutes } from './local-minutes.ts';

type Candidate = Pick<MockLearner, 'membershipId' | 'classId' | 'displayName' | 'className' | 'level'>;
export type DraftSlot = { id: string; room: string; startsAtMs: number; candidates: Candidate[] };

type MockTimetableEditorProps = {
	slots: readonly DraftSlot[];
	rooms: readonly string[];
	learners: readonly Candidate[];
	mostCandidates: number;
	minutesFor: (candidates: number) => number;
	onSlots: (slots: DraftSlot[]) => void;
};

/** Moves a candidate into a slot, or, with undefined, out of all. */
function moved(slots: readonly DraftSlot[], candidate: Candidate, slotId: string | undefined): DraftSlot[] {
	return slots.map((slot) => {
		const others = slot.candidates.filter(({ membershipId }) => membershipId !== candidate.membershipId);
		return { ...slot, candidates: slot.id === slotId ? [...others, candidate] : others };
	});
}

const timeOf = (startsAtMs: number) => localMinutes(startsAtMs).slice(11);

type MoveFieldProps = Pick<MockTimetableEditorProps, 'slots' | 'mostCandidates'> & {
	candidate: Candidate;
	slotId: string | undefined;
	onMove: (slotId: string | undefined) => void;
};

/** Where a candidate is examined. */
function MoveField({ slots, mostCandidates, candidate, slotId, onMove }: MoveFieldProps) {
	const { t } = useTranslation('mockDay');
	return (
		<label className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1">
			<span className="min-w-0 break-words">
				{candidate.displayName} <span className="text-muted text-sm">{candidate.className}</span>
			</span>
			<select
				aria-label={t('editor.place', { name: candidate.displayName })}
				value={slotId ?? ''}
				onChange={({ target }) => onMove(target.value || undefined)}
				className={`${fieldLook} sm:max-w-56`}
			>
				<option value="">{t('editor.nowhere')}</option>
				{slots.map(({ id, room, startsAtMs, candidates }) => (
					<option key={id} value={id} disabled={id !== slotId && candidates.length >= mostCandidates}>
						{timeOf(startsAtMs)} · {room}
					</option>
				))}
			</select>
		</label>
	);
}

/** The timetable as it is drawn: times, rooms and candidates are changed by hand. */
export function MockTimetableEditor(props: MockTimetableEditorProps) {
	const { t } = useTranslation('mockDay');
	const { slots, rooms, learners, minutesFor, onSlots } = props;
	const placed = new Set(
		slots.flatMap(({ candidates }) => candidates.map(({ membershipId }) => membershipId)),
	);
	const left = learners.filter(
		({ membershipId }, index) =>
			!placed.has(membershipId) &&
			learners.findIndex((other) => other.membershipId === membershipId) === index,
	);
	const timed = slots.map((slot) => ({ ...slot, minutes: minutesFor(Math.max(1, slot.candidates.length)) }));
	const change = (id: string, part: Partial<DraftSlot>) =>
		onSlots(slots.map((slot) => (slot.id === id ? { ...slot, ...part } : slot)));
	function addSlot() {
		const last = timed.reduce(
			(latest, { startsAtMs, minutes }) => Math.max(latest, startsAtMs + minutes * 60_000),
			0,
		);
		onSlots([...slots, { id: newId(), room: rooms[0] ?? '', startsAtMs: last, candidates: [] }]);
	}
	return (
		<section aria-label={t('editor.title')} className="space-y-4">
			<h3 className="font-bold text-xl">{t('editor.title')}</h3>
			<p className="text-muted">{t('editor.intro')}</p>
			{overlaps(timed.filter(({ candidates }) => candidates.length > 0)) && (
				<p role="alert" className="rounded-control bg-poor-soft p-3 font-semibold text-poor">
					{t('editor.overlap')}
				</p>
			)}
			<ul className="space-y-3">
				{timed.map(({ id, room, startsAtMs, minutes, candidates }) => (
					<li key={id} className="space-y-3 rounded-card border border-line bg-surface p-4">
						<div className="grid gap-3 sm:grid-cols-3">
							<FormField label={t('editor.time')}>
								{(ids) => (
									<input
										{...ids}
										type="datetime-local"
										value={localMinutes(startsAtMs)}
										onChange={({ target }) => {
											const atMs = new Date(target.value).getTime();
											if (atMs > 0) change(id, { startsAtMs: atMs });
										}}
										className={fieldLook}
									/>
								)}
							</FormField>
							<FormField label={t('editor.room')}>
								{(ids) => (
									<select
										{...ids}
										value={room}
										onChange={({ target }) => change(id, { room: target.value })}
										className={fieldLook}
									>
										{[...new Set([...rooms, room])].map((each) => (
											<option key={each}>{each}</option>
										))}
									</select>
								)}
							</FormField>
							<p className="self-end pb-3 text-muted">{t('editor.minutes', { minutes })}</p>
						</div>
						{candidates.map((candidate) => (
							<MoveField
								key={candidate.membershipId}
								{...props}
								candidate={candidate}
								slotId={id}
								onMove={(to) => onSlots(moved(slots, candidate, to))}
							/>
						))}
						{candidates.length === 0 && <p className="text-muted">{t('editor.empty')}</p>}
					</li>
				))}
			</ul>
			<Button look="secondary" onClick={addSlot}>
				<Plus aria-hidden="true" className="size-5" />
				{t('editor.add')}
			</Button>
			{left.length > 0 && (
				<div className="space-y-3 rounded-card bg-fair-soft p-4">
					<h4 className="font-semibold">{t('editor.left')}</h4>
					{left.map((candidate) => (
						<MoveField
							key={candidate.membershipId}
							{...props}
							candidate={candidate}
							slotId={undefined}
							onMove={(to) => onSlots(moved(slots, candidate, to))}
						/>
					))}
				</div>
			)}
		</section>
	);
}
