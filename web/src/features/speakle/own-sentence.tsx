import { activities } from '@henry/contract/activities.ts';
import { maxSpeakleTextCharacters, maxSpeakleWords } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import { speakleTextSchema } from '@henry/contract/speakle.ts';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

/** What most people read in the time of a recording, at 150 words a minute; the limit is there for fast readers. */
const readableWords = 25;

type TextProblem = 'missing' | 'tooLong' | 'tooManyWords' | 'notEnglish';

/** Why a text cannot be practised; undefined where it can. */
export function textProblem(text: string): TextProblem | undefined {
	const issue = speakleTextSchema.safeParse(text).error?.issues[0];
	if (!issue) return undefined;
	if (issue.code === 'too_small') return 'missing';
	if (issue.message === refusals.sentenceNotEnglish) return 'notEnglish';
	return issue.code === 'too_big' ? 'tooLong' : 'tooManyWords';
}

type OwnSentenceFormProps = {
	initialText: string;
	/** Another sentence is being said or checked, which would be lost. */
	isDisabled: boolean;
	/** Where the sentence is written. */
	fieldRef: RefObject<HTMLTextAreaElement | null>;
	onPractise: (text: string) => void;
};

/** Takes any sentence that can be judged; says at once why one cannot. */
export function OwnSentenceForm({ initialText, isDisabled, fieldRef, onPractise }: OwnSentenceFormProps) {
	const { t } = useTranslation('speakle');
	const [text, setText] = useState(initialText);
	const [isChecked, setChecked] = useState(initialText !== '');
	const fieldId = useId();
	const hintId = useId();
	const problem = isChecked ? textProblem(text) : undefined;
	function submit(event: FormEvent) {
		event.preventDefault();
		setChecked(true);
		if (!textProblem(text)) onPractise(text.trim());
	}
	return (
		<form noValidate onSubmit={submit} className="no-print mt-12 space-y-4 border-line border-t pt-8">
			<h2 className="font-bold text-2xl">{t('ownForm.title')}</h2>
			<p id={hintId} className="text-muted">
				{t('ownForm.hint', { words: readableWords, seconds: activities.speakle.answerSeconds })}
			</p>
			<label htmlFor={fieldId} className="block font-semibold">
				{t('ownForm.label')}
			</label>
			<textarea
				ref={fieldRef}
				id={fieldId}
				lang="en"
				rows={2}
				value={text}
				onChange={(event) => setText(event.target.value)}
				aria-describedby={hintId}
				aria-invalid={problem !== undefined}
				className="block w-full rounded-control border border-line-strong bg-surface p-3 text-lg"
			/>
			{problem && (
				<p role="alert" className="text-poor">
					{t(`ownForm.${problem}`, { characters: maxSpeakleTextCharacters, words: maxSpeakleWords })}
				</p>
			)}
			<Button type="submit" look="secondary" disabled={isDisabled}>
				{t('ownForm.button')}
			</Button>
		</form>
	);
}
