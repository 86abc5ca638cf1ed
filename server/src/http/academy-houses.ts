import { academyIdRequestSchema, idSchema } from '@henry/contract/academies.ts';
import {
	academyDoorSchema,
	academyHouseSchema,
	addressNameSchema,
	addTaskPictureRequestSchema,
	askForTwoFactorsRequestSchema,
	changeHouseRequestSchema,
	housePaths,
	imageIdSchema,
	setLogoRequestSchema,
} from '@henry/contract/academy-house.ts';
import { doneSchema } from '@henry/contract/accounts.ts';
import { errorBodySchema } from '@henry/contract/errors.ts';
import { maxImagesPerAcademy } from '@henry/contract/limits.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { found, full, readOnly } from '#server/domain/academies/academy-refusals.ts';
import { permissionFor } from '#server/domain/academies/policy.ts';
import { takeImage } from '#server/domain/academies/take-image.ts';
import { AppError } from '#server/domain/app-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { StoredImage } from '#server/ports/house-store.ts';
import type { ImageReader } from '#server/ports/image-reader.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import type { Store } from '#server/ports/store.ts';
import { registerJsonCall } from './callable.ts';
import { tellSecurity } from './security-events.ts';
import { requireAccount, requireSession } from './signed-in.ts';

const done = { done: true } as const;

type HouseServices = { store: Store; secrets: Secrets; clock: Clock; readImage: ImageReader };
type Options = { callablePrefix: string; maxCallsPerMinute: number; maxTriesPerMinute: number };

/** The look of an academy, where it is, and its pictures. */
export function registerAcademyHouses(app: FastifyInstance, services: HouseServices, options: Options): void {
	registerHouse(app, services, options);
	registerTwoFactors(app, services, options);
	registerUploads(app, services, options);
	registerPictures(app, services, options);
	app.route({
		method: 'GET',
		url: housePaths.academyDoor,
		schema: {
			summary: 'The name and look of the academy of an address, for everybody',
			querystring: z.object({ address: addressNameSchema }),
			response: { 200: academyDoorSchema, '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: options.maxTriesPerMinute } },
		async handler(request, reply) {
			const { address } = request.query as { address: string };
			reply.header('cache-control', 'no-cache');
			return found(await services.store.houses.door(address));
		},
	});
}

function registerHouse(app: FastifyInstance, services: HouseServices, options: Options): void {
	const { callablePrefix, maxCallsPerMinute } = options;
	const { store, clock } = services;
	const accountOf = requireAccount(services);
	registerJsonCall(app, callablePrefix, {
		name: 'academyHouse',
		summary: 'How an academy signs its mails, where it is, and its places',
		payload: academyIdRequestSchema,
		answer: academyHouseSchema,
		maxCallsPerMinute,
		async handle({ academyId }, _signal, request) {
			const { id } = await accountOf(request);
			return found(await store.houses.house(permissionFor('readHouse', id), academyId, clock.nowMs()));
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'changeHouse',
		summary: 'Changes the sender of mails, the address and the host of an academy',
		payload: changeHouseRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle(house, _signal, request) {
			const { id } = await accountOf(request);
			const outcome = await store.houses.change(permissionFor('changeAcademy', id), house);
			if (outcome === 'addressTaken') throw new AppError('aborted', refusals.addressTaken);
			if (outcome === 'hostTaken') throw new AppError('aborted', refusals.hostTaken);
			found(outcome === 'changed');
			return done;
		},
	});
}

/** Whoever asks for two factors has them, and so locks nobody out who could take it back. */
function registerTwoFactors(app: FastifyInstance, services: HouseServices, options: Options): void {
	const { store } = services;
	const sessionOf = requireSession(services);
	registerJsonCall(app, options.callablePrefix, {
		name: 'askForTwoFactors',
		summary: 'Has the staff of an academy sign in by two factors, or no longer',
		payload: askForTwoFactorsRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute: options.maxCallsPerMinute,
		async handle({ academyId, isAsked }, _signal, request) {
			const { account, session } = await sessionOf(request);
			const permission = permissionFor('askForTwoFactors', account.id);
			if (session.factors < 2) {
				found(await store.houses.house(permission, academyId, services.clock.nowMs()));
				throw new AppError('permission-denied', refusals.factorNeededFirst);
			}
			found(await store.houses.askForTwoFactors(permission, academyId, isAsked));
			tellSecurity(request, 'twoFactorsChanged');
			return done;
		},
	});
}

function registerUploads(app: FastifyInstance, services: HouseServices, options: Options): void {
	const { callablePrefix, maxTriesPerMinute: maxCallsPerMinute } = options;
	const { store, secrets, clock, readImage } = services;
	const accountOf = requireAccount(services);
	const newImage = (base64: string) => ({
		...takeImage(readImage, new Uint8Array(Buffer.from(base64, 'base64'))),
		id: secrets.newId(),
		createdAtMs: clock.nowMs(),
	});
	registerJsonCall(app, callablePrefix, {
		name: 'setLogo',
		summary: 'Sets the logo of an academy, or takes it away',
		payload: setLogoRequestSchema,
		answer: doneSchema,
		maxCallsPerMinute,
		async handle({ academyId, image }, _signal, request) {
			const { id } = await accountOf(request);
			const logo = image === null ? null : newImage(image);
			found(await store.houses.setLogo(permissionFor('changeAcademy', id), academyId, logo));
			return done;
		},
	});
	registerJsonCall(app, callablePrefix, {
		name: 'addTaskPicture',
		summary: 'Adds a picture for the homework of a class',
		payload: addTaskPictureRequestSchema,
		answer: imageIdSchema,
		maxCallsPerMinute,
		async handle({ classId, image }, _signal, request) {
			const { id } = await accountOf(request);
			const picture = newImage(image);
			const permission = permissionFor('writeAssignment', id);
			const outcome = await store.houses.addTaskPicture(permission, classId, picture, maxImagesPerAcademy);
			if (outcome === 'full') throw full();
			if (outcome === 'readOnly') throw readOnly();
			found(outcome === 'added');
			return { imageId: picture.id };
		},
	});
}

/** Sends a picture that somebody uploaded: whatever is in it, browsers take it for nothing but a picture. */
function sendImage(reply: FastifyReply, { type, bytes }: StoredImage, cacheControl: string) {
	return reply
		.type(type)
		.header('cache-control', cacheControl)
		.header('content-security-policy', "default-src 'none'; sandbox")
		.header('content-disposition', 'inline')
		.send(Buffer.from(bytes));
}

function registerPictures(app: FastifyInstance, services: HouseServices, options: Options): void {
	const { store } = services;
	const accountOf = requireAccount(services);
	const paramsSchema = z.object({ id: idSchema });
	app.route({
		method: 'GET',
		url: `${housePaths.academyImages}/:id`,
		schema: {
			summary: 'A logo, for everybody, or a picture of homework, for those of its academy',
			params: paramsSchema,
			response: { '4xx': errorBodySchema, '5xx': errorBodySchema },
		},
		config: { rateLimit: { max: options.maxCallsPerMinute } },
		async handler(request, reply) {
			const { id } = request.params as z.output<typeof paramsSchema>;
			const logo = await store.houses.logo(id);
			if (logo) {
				// Mail programs and other hosts show it, too.
				reply.header('cross-origin-resource-policy', 'cross-origin');
				return sendImage(reply, logo, 'public, max-age=86400');
			}
			const account = await accountOf(request);
			const picture = found(await store.houses.picture(permissionFor('seePictures', account.id), id));
			return sendImage(reply, picture, 'private, max-age=3600');
		},
	});
}
