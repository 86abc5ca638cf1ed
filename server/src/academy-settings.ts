import { readFileSync } from 'node:fs';
import type { Site } from '@henry/contract/site.ts';
import { testimonialsSchema } from '@henry/contract/testimonials.ts';
import { z } from 'zod';

const count = z.coerce.number().int().positive();
/** `30=59 EUR`: places for learners, and what they cost a month. */
const price = /^\s*(\d{1,5})\s*=\s*(\d{1,6}(?:\.\d{1,2})?)\s+([A-Z]{3})\s*$/;

/** The settings of what academies are offered. */
export const academyEnvironment = {
	HENRY_TRIAL_DAYS: count.optional(),
	HENRY_TRIAL_PLACES: count.optional(),
	HENRY_ACADEMY_PRICES: z
		.string()
		.refine((text) => text.split(',').every((part) => price.test(part)), {
			error: 'must be places and prices a month with commas between them, like 30=59 EUR,100=149 EUR',
		})
		.optional(),
	HENRY_TESTIMONIALS: z.string().min(1).optional(),
};
type Settings = z.infer<z.ZodObject<typeof academyEnvironment>>;

/** With how many places an academy begins (null: any number), and for how long (null: without end). */
export type Trial = { places: number | null; days: number | null };

export const readTrial = ({ HENRY_TRIAL_DAYS, HENRY_TRIAL_PLACES }: Settings): Trial => ({
	places: HENRY_TRIAL_PLACES ?? null,
	days: HENRY_TRIAL_DAYS ?? null,
});

/** What the academies page says of prices and of people; throws where the file of testimonials is none. */
export function readOffer({
	HENRY_ACADEMY_PRICES: prices,
	HENRY_TESTIMONIALS: file,
}: Settings): Pick<Site, 'prices' | 'testimonials'> {
	return {
		...(prices !== undefined && {
			prices: prices.split(',').map((part) => {
				const [, places, amount, currency = ''] = price.exec(part) ?? [];
				return { places: Number(places), amount: Number(amount), currency };
			}),
		}),
		...(file !== undefined && { testimonials: readTestimonials(file) }),
	};
}

function readTestimonials(file: string): Site['testimonials'] {
	try {
		return testimonialsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch (error) {
		const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
		throw new Error(`Wrong settings:\nHENRY_TESTIMONIALS names a file that cannot be used.\n${why}`);
	}
}
