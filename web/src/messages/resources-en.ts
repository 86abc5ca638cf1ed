import { about } from './en/about.ts';
import { academies } from './en/academies.ts';
import { academy } from './en/academy.ts';
import { accounts } from './en/accounts.ts';
import { common } from './en/common.ts';
import { conversation } from './en/conversation.ts';
import { errors } from './en/errors.ts';
import { examRun } from './en/exam-run.ts';
import { exams } from './en/exams.ts';
import { grammarSpeech } from './en/grammar-speech.ts';
import { home } from './en/home.ts';
import { homework } from './en/homework.ts';
import { improvement } from './en/improvement.ts';
import { lesson } from './en/lesson.ts';
import { liveTalk } from './en/live-talk.ts';
import { pairTopic } from './en/pair-topic.ts';
import { pairs } from './en/pairs.ts';
import { path } from './en/path.ts';
import { pictures } from './en/pictures.ts';
import { progress } from './en/progress.ts';
import { recorder } from './en/recorder.ts';
import { report } from './en/report.ts';
import { settings } from './en/settings.ts';
import { speakle } from './en/speakle.ts';
import { talk } from './en/talk.ts';
import { talkReport } from './en/talk-report.ts';
import { today } from './en/today.ts';
import { transcript } from './en/transcript.ts';

/** Every area of the English messages; each is a namespace. */
export const english = {
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
