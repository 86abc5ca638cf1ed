import type { ExamTurn } from '@henry/contract/exam-turns.ts';
import { useTranslation } from 'react-i18next';
import { addressed, Caption, captionWay, heardText } from './caption.tsx';
import type { ExamRun, ExamRunEvent, ExamSetup } from './exam-run.ts';
import { SpokenOnce } from './spoken-once.tsx';

type HeardProps = {
	setup: ExamSetup;
	turn: ExamTurn;
	run: ExamRun;
	onEvent: (event: ExamRunEvent) => void;
	/** What is said in this turn could not be heard. */
	isUnheard: boolean;
	onUnheard: () => void;
};

/** What is said now, with its caption, or what stays of it in writing. */
export function Heard({ setup, turn, run, onEvent, isUnheard, onUnheard }: HeardProps) {
	const { t } = useTranslation('examRun');
	const { part, step, asked, item } = turn;
	const way = isUnheard ? 'shown' : captionWay(turn, setup);
	const text = addressed(heardText(turn), turn, setup);
	if (run.step === 'introduction') {
		return (
			<SpokenOnce
				key="introduction"
				mayRepeat
				captions="shown"
				text={part.introduction.text}
				audioUrl={part.introduction.audioUrl}
				label={t('prompt.audio')}
				skip={t('prompt.skip')}
				onEnded={() => onEvent({ type: 'introduced' })}
			/>
		);
	}
	if (run.step === 'asking') {
		return (
			<SpokenOnce
				key={turn.id}
				mayRepeat={setup.mode === 'practice' || setup.timing === 'untimed'}
				captions={way}
				text={text}
				audioUrl={item.heard === undefined && !setup.together ? asked.audioUrl : undefined}
				label={t('question.audio')}
				skip={t(step.preparationSeconds > 0 ? 'question.prepareNow' : 'question.answerNow')}
				onFailed={onUnheard}
				onEnded={() => onEvent({ type: 'asked' })}
			/>
		);
	}
	return <Caption key={turn.id} text={text} way={way} />;
}
