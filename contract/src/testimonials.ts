import './without-code-generation.ts';
import * as z from 'zod/mini';
import { textByLanguageSchema } from './text-by-language.ts';

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
/** What people say of Henry, each with their name and what they are. */
export const testimonialsSchema = z
	.array(z.object({ quote: textByLanguageSchema, name: line, role: textByLanguageSchema }))
	.check(z.minLength(1), z.maxLength(6));
export type Testimonial = z.infer<typeof testimonialsSchema>[number];
