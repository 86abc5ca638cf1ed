import { activityRow } from '@henry/contract/activities.ts';
import { withExtraTime } from '@henry/contract/exam-report.ts';
import type { Homework } from '@henry/contract/homework.ts';
import { isQuestionTask, type QuestionTask, type Task } from '@henry/contract/tasks.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dock } from '#web/components/dock.tsx';
import { RolePlayCard } from '#web/components/homework/role-play-card.tsx';
import { useTaskName } from '#web/components/homework/use-task-name.ts';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { takeFocus } from '#web/components/take-focus.ts';
import { type HomeworkNow, keepHomework } from '#web/lib/homework-now.ts';
import { homeworkTitle, useKeptRecordings } from '#web/lib/kept-recordings.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { paths } from '#web/lib/paths.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import { HandedIn } from './handed-in.tsx';

const OwnQuestion = lazyPart(async () => (await import('./own-question.tsx')).OwnQuestion, ['offline']);

type ActivityTask = Exclude<Task, QuestionTask>;

/** Only where the academy has named somebody. */
const LeadNotice = lazyPart(async () => (await import('./lead-notice.tsx')).LeadNotice, ['safeguarding']);
const LeadLine = lazyPart(async () => (await import('./lead-notice.tsx')).LeadLine, ['safeguarding']);

/** What the activity's own screen is told of a task: in its address, and in this tab. */
function askedIn(
	task: ActivityTask,
): Pick<HomeworkNow, 'exam' | 'rolePlay' | 'sentences'> & { search: Record<string, string> } {
	switch (task.kind) {
		case 'grammarSpeech':
			return { search: { topic: task.topic } };
		case 'talk':
			return { search: { exercise: task.exercise } };
		case 'speakle':
			return { search: { text: task.sentence } };
		case 'aptis':
			return { search: {}, exam: 'aptis-general' };
		case 'rolePlay': {
			const { kind: _, ...rolePlay } = task;
			return { search: { rolePlay: '1' }, rolePlay };
		}
		case 'speakleSet':
			return { search: { set: '1' }, sentences: task.sentences };
		case 'exam':
			return { search: { exam: task.exam }, exam: task.exam };
	}
}

/** Where an activity of Henry's is done, and which practice of it is handed in. */
function placeOf(
	task: ActivityTask,
): Pick<HomeworkNow, 'activity' | 'exam' | 'rolePlay' | 'sentences'> & { to: string } {
	const { page, keptAs } = activityRow(task.kind);
	const { search, ...asked } = askedIn(task);
	const query = new URLSearchParams(search).toString();
	return {
		activity: keptAs ?? (task.kind as HomeworkNow['activity']),
		to: paths[page] + (query && `?${query}`),
		...asked,
	};
}

type Wishes = { sharesRecording: boolean; asksForHelp: boolean };

/** What a learner decides before an answer: who hears it, and whether help is wanted. */
function WishesChoice({ wishes, onChange }: { wishes: Wishes; onChange: (wishes: Wishes) => void }) {
	const { t } = useTranslation('homework');
	const boxes = [
		{ key: 'sharesRecording', label: t('detail.share'), hint: t('detail.shareHint') },
		{ key: 'asksForHelp', label: t('detail.help'), hint: t('detail.helpHint') },
	] as const;
	return (
		<div className="space-y-3">
			{boxes.map(({ key, label, hint }) => (
				<label key={key} className="flex min-h-8 items-start gap-3">
					<input
						type="checkbox"
						checked={wishes[key]}
						onChange={({ target }) => onChange({ ...wishes, [key]: target.checked })}
						className="mt-0.5 size-6 shrink-0 accent-accent"
					/>
					<span>
						<span className="font-semibold">{label}</span>
						<span className="block text-muted text-sm">{hint}</span>
					</span>
				</label>
			))}
		</div>
	);
}

type Item = Homework[number];

/** The next attempt: in the activity's own screen, or here for a question of the teacher's own. */
function NextAttempt({
	item: { assignment, extraTimePercent, academy, leadNotice },
	answersId,
	mayRepeat,
}: {
	item: Item;
	answersId: string | undefined;
	/** Whether another answer may follow this one. */
	mayRepeat: boolean;
}) {
	const { t } = useTranslation('homework');
	const [, navigate] = useLocation();
	const [chosen, setWishes] = useState<Wishes>();
	const [hasRead, setRead] = useState(false);
	const { id: assignmentId, title, task } = assignment;
	const keptAs = homeworkTitle(assignmentId, answersId);
	const kept = useKeptRecordings('homework').kept.find((recording) => recording.title === keptAs);
	const wishes = chosen ?? kept?.wishes ?? { sharesRecording: false, asksForHelp: false };
	function start(activityTask: ActivityTask) {
		const { to, ...asked } = placeOf(activityTask);
		keepHomework({ assignmentId, title, answersId, extraTimePercent, academy, ...asked, ...wishes });
		navigate(to);
	}
	if (leadNotice && !leadNotice.isRead && !hasRead) {
		return (
			<Suspense fallback={<LoadingNotice />}>
				<LeadNotice notice={leadNotice} onRead={() => setRead(true)} />
			</Suspense>
		);
	}
	const choice = <WishesChoice wishes={wishes} onChange={setWishes} />;
	return (
		<section className="space-y-5 rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
			{task.kind === 'rolePlay' && <RolePlayCard rolePlay={task} />}
			{task.kind === 'speakleSet' && (
				<ol lang="en" className="list-decimal space-y-2 pl-6 text-lg">
					{task.sentences.map((sentence) => (
						<li key={sentence}>{sentence}</li>
					))}
				</ol>
			)}
			{task.kind === 'speakle' && (
				<p lang="en" className="font-bold font-display text-said">
					{task.sentence}
				</p>
			)}
			{!isQuestionTask(task) && choice}
			{isQuestionTask(task) ? (
				<Suspense fallback={<LoadingNotice />}>
					<OwnQuestion
						assignmentId={assignmentId}
						task={task}
						seconds={withExtraTime(task.seconds, extraTimePercent)}
						answersId={answersId}
						mayRepeat={mayRepeat}
						kept={kept}
						{...wishes}
					>
						{choice}
					</OwnQuestion>
				</Suspense>
			) : (
				<Dock>
					<Button className="w-full text-lg" onClick={() => start(task)}>
						{t('detail.start')}
						<ArrowRight aria-hidden="true" className="size-5" />
					</Button>
				</Dock>
			)}
		</section>
	);
}

/** One assignment: what is asked, the next attempt at it, and what came of those before. */
export function HomeworkDetail({ item }: { item: Item }) {
	const { t } = useTranslation('homework');
	const moment = useMoment();
	const taskName = useTaskName();
	const { assignment, className, ward, isArchived, isReadOnly, handIns } = item;
	const [attemptsAtFirst] = useState(handIns.length);
	const [answersId, setAnswersId] = useState<string>();
	const mayTry = ward === null && !isArchived && !isReadOnly;
	const used = handIns.filter(({ answersAttempt }) => answersAttempt === null).length;
	const isLeft = used < assignment.attempts;
	const isAnswered = (attempt: number) => handIns.some(({ answersAttempt }) => answersAttempt === attempt);
	/** A teacher's words are answered once. */
	const mayAnswer = ({ attempt, review, hasSpokenNote }: Item['handIns'][number]) =>
		mayTry &&
		review !== null &&
		(review.note !== '' || review.timedNotes.length > 0 || hasSpokenNote) &&
		!isAnswered(attempt);
	const { kept } = useKeptRecordings('homework');
	const waits = handIns.find(
		(handIn) =>
			mayAnswer(handIn) && kept.some(({ title }) => title === homeworkTitle(assignment.id, handIn.id)),
	);
	// An answer that waits for the connection is sent from where it was made.
	if (answersId === undefined && waits) setAnswersId(waits.id);
	return (
		<div className="space-y-6">
			<ButtonLink look="quiet" to={paths.classes} className="-ml-5">
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t('detail.back')}
			</ButtonLink>
			<div className="space-y-2">
				<h2 className="break-words font-bold text-2xl">{assignment.title}</h2>
				<p className="text-muted">
					{className} · {taskName(assignment.task)}
					{assignment.dueAtMs !== null && ` · ${t('list.due', { moment: moment(assignment.dueAtMs) })}`}
				</p>
				{assignment.instructions && (
					<p className="whitespace-pre-line break-words text-lg">{assignment.instructions}</p>
				)}
				<p className="text-muted text-sm">{t('detail.attempts', { used, total: assignment.attempts })}</p>
			</div>
			{item.leadNotice && (item.leadNotice.isRead || ward !== null) && (
				<Suspense fallback={null}>
					<LeadLine notice={item.leadNotice} />
				</Suspense>
			)}
			{isReadOnly && <p className="rounded-control bg-fair-soft p-3 text-fair">{t('detail.readOnly')}</p>}
			{handIns.toReversed().map((handIn) => (
				<div key={handIn.id} className="space-y-6">
					<HandedIn
						handIn={handIn}
						assignment={assignment}
						isOwn={ward === null}
						onAnswer={
							mayAnswer(handIn) && answersId !== handIn.id ? () => setAnswersId(handIn.id) : undefined
						}
					/>
					{answersId === handIn.id && (
						<section aria-label={t('word.answer')} ref={takeFocus} tabIndex={-1} className="outline-none">
							<NextAttempt item={item} answersId={handIn.id} mayRepeat={!isAnswered(handIn.attempt)} />
						</section>
					)}
				</div>
			))}
			{mayTry && answersId === undefined && (isLeft || handIns.length > attemptsAtFirst) && (
				<NextAttempt item={item} answersId={undefined} mayRepeat={isLeft} />
			)}
			{mayTry && !isLeft && <p className="text-muted">{t('detail.noneLeft')}</p>}
		</div>
	);
}
