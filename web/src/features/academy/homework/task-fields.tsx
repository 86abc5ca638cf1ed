import { isQuestionTask, type Task, taskKinds } from '@henry/contract/tasks.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { academyCalls } from '#web/features/academy/calls.ts';
import { EnglishField } from './english-field.tsx';
import { PictureFields, RolePlayFields, SentencesField, TextField } from './own-task-fields.tsx';

const durations = [30, 60, 120] as const;

/** A task of a kind, before anything of it is chosen. */
function emptyTask(kind: Task['kind']): Task {
	switch (kind) {
		case 'question':
			return { kind, question: '', seconds: 60 };
		case 'picture':
			return { kind, imageId: '', alt: '', question: '', seconds: 60 };
		case 'text':
			return { kind, text: '', question: '', seconds: 60 };
		case 'rolePlay':
			return { kind, situation: '', learnerRole: '', henryRole: '', asks: [] };
		case 'speakleSet':
			return { kind, sentences: [] };
		case 'grammarSpeech':
			return { kind, topic: '' };
		case 'talk':
			return { kind, exercise: '', label: '' };
		case 'speakle':
			return { kind, sentence: '' };
		case 'aptis':
			return { kind };
		case 'exam':
			return { kind, exam: '', name: '' };
	}
}

type Of<Kind extends Task['kind']> = { task: Extract<Task, { kind: Kind }>; onChange: (task: Task) => void };

type TaskFieldsProps = { task: Task; classId: string; onChange: (task: Task) => void };

/** What learners are asked to do: the kind of activity and what belongs to it. */
export function TaskFields({ task, classId, onChange }: TaskFieldsProps) {
	const { t } = useTranslation('academy');
	return (
		<>
			<FormField label={t('assignment.kind')}>
				{(ids) => (
					<select
						{...ids}
						value={task.kind}
						onChange={({ target }) => onChange(emptyTask(target.value as Task['kind']))}
						className={fieldLook}
					>
						{taskKinds.map((kind) => (
							<option key={kind} value={kind}>
								{t(`assignment.kinds.${kind}`)}
							</option>
						))}
					</select>
				)}
			</FormField>
			{task.kind === 'picture' && <PictureFields task={task} classId={classId} onChange={onChange} />}
			{task.kind === 'text' && <TextField task={task} onChange={onChange} />}
			{task.kind === 'rolePlay' && <RolePlayFields task={task} onChange={onChange} />}
			{task.kind === 'speakleSet' && <SentencesField task={task} onChange={onChange} />}
			{isQuestionTask(task) && <QuestionFields task={task} onChange={onChange} />}
			{task.kind === 'grammarSpeech' && <TopicField task={task} onChange={onChange} />}
			{task.kind === 'talk' && <TalkField task={task} onChange={onChange} />}
			{task.kind === 'exam' && <ExamField task={task} onChange={onChange} />}
			{task.kind === 'speakle' && (
				<EnglishField
					label={t('assignment.sentence')}
					maxLength={400}
					value={task.sentence}
					onChange={(sentence) => onChange({ ...task, sentence })}
				/>
			)}
		</>
	);
}

function QuestionFields({ task, onChange }: Of<'question' | 'picture' | 'text'>) {
	const { t } = useTranslation('academy');
	return (
		<div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
			<EnglishField
				label={t('assignment.question')}
				maxLength={500}
				value={task.question}
				onChange={(question) => onChange({ ...task, question })}
			/>
			<FormField label={t('assignment.seconds')}>
				{(ids) => (
					<select
						{...ids}
						value={task.seconds}
						onChange={({ target }) =>
							onChange({ ...task, seconds: durations.find((each) => String(each) === target.value) ?? 60 })
						}
						className={fieldLook}
					>
						{durations.map((seconds) => (
							<option key={seconds} value={seconds}>
								{t('assignment.secondsOf', { seconds })}
							</option>
						))}
					</select>
				)}
			</FormField>
		</div>
	);
}

function TopicField({ task, onChange }: Of<'grammarSpeech'>) {
	const { t } = useTranslation('academy');
	const topics = useQuery({ queryKey: ['exercises'], queryFn: ({ signal }) => academyCalls.topics(signal) });
	return (
		<FormField label={t('assignment.topic')}>
			{(ids) => (
				<select
					{...ids}
					lang="en"
					value={task.topic}
					onChange={({ target }) => onChange({ ...task, topic: target.value })}
					className={fieldLook}
				>
					<option value="">–</option>
					{topics.data?.map(({ topic }) => (
						<option key={topic} value={topic}>
							{topic}
						</option>
					))}
				</select>
			)}
		</FormField>
	);
}

function TalkField({ task, onChange }: Of<'talk'>) {
	const { t } = useTranslation('academy');
	const talks = useQuery({
		queryKey: ['talkExercises'],
		queryFn: ({ signal }) => academyCalls.talks(signal),
	});
	const choices = talks.data?.filter(({ kind }) => kind !== 'ownTopic') ?? [];
	return (
		<FormField label={t('assignment.topic')}>
			{(ids) => (
				<select
					{...ids}
					lang="en"
					value={task.exercise}
					onChange={({ target }) => {
						const chosen = choices.find(({ key }) => key === target.value);
						onChange({ kind: 'talk', exercise: chosen?.key ?? '', label: chosen?.label ?? '' });
					}}
					className={fieldLook}
				>
					<option value="">–</option>
					{choices.map(({ key, label }) => (
						<option key={key} value={key}>
							{label}
						</option>
					))}
				</select>
			)}
		</FormField>
	);
}

function ExamField({ task, onChange }: Of<'exam'>) {
	const { t } = useTranslation('academy');
	const exams = useQuery({ queryKey: ['exams'], queryFn: ({ signal }) => academyCalls.exams(signal) });
	return (
		<FormField label={t('assignment.exam')} hint={t('assignment.examScale')}>
			{(ids) => (
				<select
					{...ids}
					lang="en"
					value={task.exam}
					onChange={({ target }) => {
						const chosen = exams.data?.find(({ id }) => id === target.value);
						onChange({ kind: 'exam', exam: chosen?.id ?? '', name: chosen?.name ?? '' });
					}}
					className={fieldLook}
				>
					<option value="">–</option>
					{exams.data?.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
			)}
		</FormField>
	);
}
