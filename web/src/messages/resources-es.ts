import { coming } from './es/coming.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { grammarSpeech } from './es/grammar-speech.ts';
import { home } from './es/home.ts';
import { recorder } from './es/recorder.ts';
import type { english } from './resources-en.ts';
import type { SameShape } from './same-shape.ts';

/** Every area of the Spanish messages. */
export const spanish: SameShape<typeof english> = { common, errors, home, coming, recorder, grammarSpeech };
