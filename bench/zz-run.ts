import { benchVoice } from './voice.ts';

await benchVoice('intelligibility');
