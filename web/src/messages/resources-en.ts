import { about } from './en/about.ts';
import { academies } from './en/academies.ts';
import { accounts } from './en/accounts.ts';
import { aptis } from './en/aptis.ts';
import { coming } from './en/coming.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { grammarSpeech } from './en/grammar-speech.ts';
import { home } from './en/home.ts';
import { progress } from './en/progress.ts';
import { recorder } from './en/recorder.ts';
import { report } from './en/report.ts';
import { speakle } from './en/speakle.ts';

/** Every area of the English messages; each is a namespace. */
export const english = {
	common,
	errors,
	home,
	coming,
	recorder,
	grammarSpeech,
	report,
	speakle,
	aptis,
	academies,
	about,
	accounts,
	progress,
};
