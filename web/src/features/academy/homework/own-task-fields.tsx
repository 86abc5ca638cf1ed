import { academyImageAddress } from '@henry/contract/academy-door.ts';
import { maxRolePlayGoals, maxSpeakleSetSentences, maxTaskTextCharacters } from '@henry/contract/limits.ts';
import type { Task } from '@henry/contract/tasks.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { houseCalls } from '#web/features/academy/house-calls.ts';
import { PictureProblem } from '#web/features/academy/picture-problem.tsx';
import { shrunkPicture } from '#web/lib/shrunk-picture.ts';
import { EnglishField } from './english-field.tsx';

type Of<Kind extends Task['kind']> = { task: Extract<Task, { kind: Kind }>; onChange: (task: Task) => void };

/** A picture of homework is sent no larger than this. */
const pictureSidePx = 1_280;

/** A picture to speak about, with the words that stand for it where it cannot be seen. */
export function PictureFields({ task, classId, onChange }: Of<'picture'> & { classId: string }) {
	const { t } = useTranslation('academy');
	const send = useMutation({
		mutationFn: async (file: File) => {
			const image = await shrunkPicture(file, { longestSidePx: pictureSidePx, type: 'image/jpeg' });
			return houseCalls.addTaskPicture(classId, image);
		},
		onSuccess: ({ imageId }) => onChange({ ...task, imageId }),
	});
	return (
		<>
			<FormField label={t('assignment.picture')} hint={t('assignment.pictureHint')}>
				{(ids) => (
					<input
						{...ids}
						type="file"
						accept="image/png,image/jpeg,image/webp"
						disabled={send.isPending}
						onChange={({ target }) => {
							const [file] = target.files ?? [];
							if (file) send.mutate(file);
						}}
						className={fieldLook}
					/>
				)}
			</FormField>
			{send.isPending && <LoadingNotice label={t('assignment.pictureSending')} />}
			{send.error && <PictureProblem error={send.error} />}
			{task.imageId !== '' && (
				<img
					src={academyImageAddress(task.imageId)}
					alt={task.alt}
					className="max-h-64 max-w-full rounded-control"
				/>
			)}
			<EnglishField
				label={t('assignment.alt')}
				maxLength={300}
				value={task.alt}
				onChange={(alt) => onChange({ ...task, alt })}
			/>
		</>
	);
}

export function TextField({ task, onChange }: Of<'text'>) {
	const { t } = useTranslation('academy');
	return (
		<EnglishField
			label={t('assignment.text')}
			rows={6}
			maxLength={maxTaskTextCharacters}
			value={task.text}
			onChange={(text) => onChange({ ...task, text })}
		/>
	);
}

/** The lines of a text, without those that are empty at its end while it is being written. */
const linesOf = (text: string, most: number) => text.split('\n').slice(0, most);
const isFilled = (line: string) => line.trim() !== '';
/** What is sent: the lines that say something. */
export const filledLines = (lines: readonly string[]) => lines.filter(isFilled);

export function SentencesField({ task, onChange }: Of<'speakleSet'>) {
	const { t } = useTranslation('academy');
	return (
		<EnglishField
			label={t('assignment.sentences', { count: maxSpeakleSetSentences })}
			rows={5}
			maxLength={maxSpeakleSetSentences * 400}
			value={task.sentences.join('\n')}
			onChange={(text) => onChange({ ...task, sentences: linesOf(text, maxSpeakleSetSentences) })}
		/>
	);
}

/** A role play: where, who, and what Henry asks in it. */
export function RolePlayFields({ task, onChange }: Of<'rolePlay'>) {
	const { t } = useTranslation('academy');
	return (
		<>
			<EnglishField
				label={t('assignment.situation')}
				maxLength={500}
				value={task.situation}
				onChange={(situation) => onChange({ ...task, situation })}
			/>
			<div className="grid gap-4 sm:grid-cols-2">
				{(['learnerRole', 'henryRole'] as const).map((role) => (
					<EnglishField
						key={role}
						label={t(`assignment.${role}`)}
						rows={1}
						maxLength={100}
						value={task[role]}
						onChange={(value) => onChange({ ...task, [role]: value })}
					/>
				))}
			</div>
			<EnglishField
				label={t('assignment.asks', { count: maxRolePlayGoals })}
				rows={4}
				maxLength={maxRolePlayGoals * 200}
				value={task.asks.join('\n')}
				onChange={(text) => onChange({ ...task, asks: linesOf(text, maxRolePlayGoals) })}
			/>
		</>
	);
}
