import { about } from './es/about.ts';
import { academies } from './es/academies.ts';
import { academy } from './es/academy.ts';
import { accounts } from './es/accounts.ts';
import { common } from './es/common.ts';
import { conversation } from './es/conversation.ts';
import { errors } from './es/errors.ts';
import { examRun } from './es/exam-run.ts';
import { exams } from './es/exams.ts';
import { grammarSpeech } from './es/grammar-speech.ts';
import { home } from './es/home.ts';
import { homework } from './es/homework.ts';
import { improvement } from './es/improvement.ts';
import { lesson } from './es/lesson.ts';
import { liveTalk } from './es/live-talk.ts';
import { pairTopic } from './es/pair-topic.ts';
import { pairs } from './es/pairs.ts';
import { path } from './es/path.ts';
import { pictures } from './es/pictures.ts';
import { progress } from './es/progress.ts';
import { recorder } from './es/recorder.ts';
import { report } from './es/report.ts';
import { settings } from './es/settings.ts';
import { speakle } from './es/speakle.ts';
import { talk } from './es/talk.ts';
import { talkReport } from './es/talk-report.ts';
import { today } from './es/today.ts';
import { transcript } from './es/transcript.ts';
import type { english } from './resources-en.ts';
import type { SameShape } from './same-shape.ts';

/** Every area of the Spanish messages. */
export const spanish: SameShape<typeof english> = {
	common,
	errors,
	home,
	conversation,
	transcript,
	talk,
	talkReport,
	lesson,
	improvement,
	liveTalk,
	pairTopic,
	pictures,
	recorder,
	grammarSpeech,
	report,
	speakle,
	exams,
	examRun,
	academies,
	academy,
	homework,
	about,
	accounts,
	progress,
	settings,
	today,
	pairs,
	path,
};
