import { type Exercise, exercisesSchema } from '@henry/contract/content.ts';
import type { FastifyInstance } from 'fastify';

/** The grammar speech exercises: topics with their questions. */
export function registerExercises(app: FastifyInstance, exercises: Exercise[]): void {
	app.get(
		'/api/exercises',
		{ schema: { summary: 'Topics and their questions', response: { 200: exercisesSchema } } },
		async () => exercises,
	);
}
