import { classLessonSchema } from '@henry/contract/class-lesson.ts';
import { classIdRequestSchema } from '@henry/contract/class-view.ts';
import type { FastifyInstance } from 'fastify';
import { found } from '#server/domain/academies/academy-refusals.ts';
import { makeLesson } from '#server/domain/academies/lesson.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { registerJsonCall } from './callable.ts';
import { requireAccount } from './signed-in.ts';

type LessonServices = Parameters<typeof makeLesson>[0] & { secrets: Secrets };

/** A lesson for a class, for whoever may see its work. */
export function registerClassLesson(
	app: FastifyInstance,
	services: LessonServices,
	{ callablePrefix, maxCallsPerMinute }: { callablePrefix: string; maxCallsPerMinute: number },
): void {
	const accountOf = requireAccount(services);
	const lessonFor = makeLesson(services);
	registerJsonCall(app, callablePrefix, {
		name: 'classLesson',
		summary: 'A lesson of 15 minutes from what a class got wrong lately',
		payload: classIdRequestSchema,
		answer: classLessonSchema,
		maxCallsPerMinute,
		async handle({ classId }, _signal, request) {
			const { id } = await accountOf(request);
			return found(await lessonFor(permissionFor('readClass', id), classId));
		},
	});
}
