import { about } from './es/about.ts';
import { academies } from './es/academies.ts';
import { accounts } from './es/accounts.ts';
import { aptis } from './es/aptis.ts';
import { coming } from './es/coming.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { grammarSpeech } from './es/grammar-speech.ts';
import { home } from './es/home.ts';
import { progress } from './es/progress.ts';
import { recorder } from './es/recorder.ts';
import { report } from './es/report.ts';
import { speakle } from './es/speakle.ts';
import type { english } from './resources-en.ts';
import type { SameShape } from './same-shape.ts';

/** Every area of the Spanish messages. */
export const spanish: SameShape<typeof english> = {
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
