import type about from './en/about.json';
import type academies from './en/academies.json';
import type academy from './en/academy.json';
import type accounts from './en/accounts.json';
import type classLesson from './en/class-lesson.json';
import type common from './en/common.json';
import type connections from './en/connections.json';
import type conversation from './en/conversation.json';
import type errors from './en/errors.json';
import type examRun from './en/exam-run.json';
import type exams from './en/exams.json';
import type grammarSpeech from './en/grammar-speech.json';
import type home from './en/home.json';
import type homework from './en/homework.json';
import type improvement from './en/improvement.json';
import type issuers from './en/issuers.json';
import type launch from './en/launch.json';
import type lesson from './en/lesson.json';
import type liveTalk from './en/live-talk.json';
import type markWrong from './en/mark-wrong.json';
import type mockDay from './en/mock-day.json';
import type mockTimes from './en/mock-times.json';
import type offline from './en/offline.json';
import type pairTopic from './en/pair-topic.json';
import type pairs from './en/pairs.json';
import type path from './en/path.json';
import type pictures from './en/pictures.json';
import type progress from './en/progress.json';
import type recorder from './en/recorder.json';
import type reminders from './en/reminders.json';
import type report from './en/report.json';
import type settings from './en/settings.json';
import type shadowing from './en/shadowing.json';
import type speakle from './en/speakle.json';
import type talk from './en/talk.json';
import type talkReport from './en/talk-report.json';
import type today from './en/today.json';
import type together from './en/together.json';
import type transcript from './en/transcript.json';
import type { serversWords } from './servers-words.ts';

/**
 * Every area of the messages, each a namespace, typed by its English file: what is asked for has to be there. Where the
 * specification gives the words of an area, the catalogues have its own.
 */
export type AllMessages = {
	about: typeof about;
	academies: typeof academies;
	academy: typeof academy;
	accounts: typeof accounts;
	classLesson: typeof classLesson;
	common: typeof common;
	connections: typeof connections;
	conversation: typeof conversation;
	errors: typeof errors & typeof serversWords;
	examRun: typeof examRun;
	exams: typeof exams;
	grammarSpeech: typeof grammarSpeech;
	home: typeof home;
	homework: typeof homework;
	improvement: typeof improvement;
	issuers: typeof issuers;
	launch: typeof launch;
	lesson: typeof lesson;
	liveTalk: typeof liveTalk;
	markWrong: typeof markWrong;
	mockDay: typeof mockDay;
	mockTimes: typeof mockTimes;
	offline: typeof offline;
	pairTopic: typeof pairTopic;
	pairs: typeof pairs;
	path: typeof path;
	pictures: typeof pictures;
	progress: typeof progress;
	recorder: typeof recorder;
	reminders: typeof reminders;
	report: typeof report;
	settings: typeof settings;
	shadowing: typeof shadowing;
	speakle: typeof speakle;
	talkReport: typeof talkReport;
	talk: typeof talk;
	today: typeof today;
	together: typeof together;
	transcript: typeof transcript;
};

/** One part of the messages: a page names those that it and its components speak with. */
export type Area = keyof AllMessages;
