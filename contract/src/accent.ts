import './without-code-generation.ts';
import * as z from 'zod/mini';

/** By which standard a reading is measured: British (of the south of England), American, or either, word by word. */
export const accents = ['either', 'british', 'american'] as const;
export const accentSchema = z.enum(accents);
export type Accent = z.infer<typeof accentSchema>;

/** The field that names it in multipart calls whose reading is judged; `either` where it is left out. */
export const accentField = 'accent';
