import { coming } from './en/coming.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { grammarSpeech } from './en/grammar-speech.ts';
import { home } from './en/home.ts';
import { recorder } from './en/recorder.ts';

/** Every area of the English messages; each is a namespace. */
export const english = { common, errors, home, coming, recorder, grammarSpeech };
