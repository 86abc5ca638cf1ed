import type { WebSocket } from '@fastify/websocket';
import type { ErrorCode } from '@henry/contract/errors.ts';
import { refusals } from '@henry/contract/refusals.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/domain/app-error.ts';
import { errorBody } from '#server/http/errors.ts';
import type { SharedState } from '#server/ports/shared-state.ts';
import { isSameOrigin } from './same-origin.ts';

/** Close codes (RFC 6455, 7.4.1 and the registry of IANA): of the protocol, or a page of another site. */
const policyViolation = 1008;
/** The server stops: the page opens the same again, at another server or at this one once it is back. */
const serviceRestart = 1012;
const tryAgainLater = 1013;

/** How often a peer must show that it is there: twice this long after it has vanished, its socket is gone. */
const heartbeatMs = 5_000;
/** A server that has died gives back the seats of its sockets so soon. */
const seatMs = 4 * heartbeatMs;
/** How soon after it was opened a socket must say what it is for. */
const introductionMs = 10_000;
/** A place whose holder has sent nothing for so long is given to who needs it: sound comes ten times a second and more. */
const silentMs = 2_000;
/** How long a peer may take to answer that a socket is closed. */
const closingMs = 2_000;
/** What may wait here for a peer that does not take it: two minutes of speech. */
const maxUnsentBytes = 6 * 1024 * 1024;
const retryAfterSeconds = 15;

/** Sockets of one kind that a person or an address has open, whichever servers they are at. */
export type Seats = Pick<SharedState, 'hold' | 'leave'>;

type Caller = { person: string; address: string };

export type SocketPlacesOptions = {
	/** How many are served at the same time. */
	places: number;
	/** Sockets that one person may have open, and those of one address, whoever they are. */
	maxPerPerson: number;
	maxPerAddress: number;
	/** A socket that is this old is closed, as if the server restarted. */
	lifetimeMs: number;
	/** What whoever finds no place is told. */
	refusal: string;
	callerOf: (request: FastifyRequest) => Caller;
	seats: Seats;
	/** Is told of each error that a socket was answered with. */
	onError: (code: ErrorCode, request: FastifyRequest) => void;
};

/** A socket that was let in. */
export type Guest = {
	/** Gives it one of the places, if it has none. Where none is left it is refused and closed: false. */
	takePlace(): boolean;
	/** It sends nothing more, and is owed an answer: its place is not given away. */
	awaitsAnswer(): void;
	/** Sends, unless the socket is closing. A peer that takes nothing is cut off. */
	send(data: string | Buffer): void;
	/** Tells of a failure, as every answer tells it. */
	tellError(error: unknown): void;
	/** Closes the socket and gives its place back at once, however long the peer takes. */
	close(code: number): void;
};

/**
 * Who may have a socket of one kind, and who is served. A place is given to who has something to say, and taken from who has
 * fallen silent once somebody else needs it.
 */
export class SocketPlaces {
	readonly #options: SocketPlacesOptions;
	readonly #guests = new Set<OpenSocket>();
	readonly #heartbeat: NodeJS.Timeout;
	#refused = 0;

	constructor(options: SocketPlacesOptions) {
		this.#options = options;
		this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
	}

	/** Sockets that are open, those that are served, and those that were refused since the start. */
	figures(): { open: number; served: number; places: number; refused: number } {
		const { places } = this.#options;
		return { open: this.#guests.size, served: this.#served().length, places, refused: this.#refused };
	}

	/** Undefined for a socket that was turned away. */
	admit(socket: WebSocket, request: FastifyRequest): Guest | undefined {
		if (!isSameOrigin(request)) {
			const body = errorBody(new AppError('permission-denied', refusals.notFromOurPage), request);
			this.#options.onError(body.error.code, request);
			socket.send(JSON.stringify({ type: 'error', ...body }));
			socket.close(policyViolation);
			return undefined;
		}
		const caller = this.#options.callerOf(request);
		const guest = new OpenSocket(socket, { caller, request }, () => {
			this.#guests.delete(guest);
			for (const { of } of this.#seatsOf(guest)) void this.#options.seats.leave(of, request.id);
		});
		this.#guests.add(guest);
		void this.#seat(guest);
		return {
			takePlace: () => this.#giveTo(guest),
			awaitsAnswer: () => guest.awaitAnswer(),
			send: (data) => guest.send(data),
			tellError: (error) => this.#tellError(guest, error),
			close: (code) => guest.close(code),
		};
	}

	/** Closes all, so that their pages open them again elsewhere; those that are owed an answer close once they have it. */
	close(): void {
		clearInterval(this.#heartbeat);
		for (const guest of this.#guests) if (!guest.isOwedAnswer) guest.close(serviceRestart);
	}

	#seatsOf({ caller: { person, address } }: OpenSocket): { of: string; most: number }[] {
		const { maxPerPerson, maxPerAddress } = this.#options;
		return [
			{ of: person, most: maxPerPerson },
			{ of: `at ${address}`, most: maxPerAddress },
		];
	}

	/** Takes the seats of a socket, or keeps them; one that finds none is refused. */
	async #seat(guest: OpenSocket): Promise<void> {
		const { seats } = this.#options;
		for (const { of, most } of this.#seatsOf(guest)) {
			const isSeated = await seats.hold(of, guest.request.id, { most, forMs: seatMs });
			if (guest.isClosed) return seats.leave(of, guest.request.id);
			if (!isSeated) return this.#refuse(guest);
		}
	}

	#served(): OpenSocket[] {
		return [...this.#guests].filter(({ hasPlace }) => hasPlace);
	}

	#giveTo(guest: OpenSocket): boolean {
		if (guest.hasPlace || guest.isClosed) return guest.hasPlace;
		const served = this.#served();
		if (served.length >= this.#options.places) {
			const longSince = performance.now() - silentMs;
			const [quietest] = served
				.filter(({ heardAtMs, isOwedAnswer }) => !isOwedAnswer && heardAtMs < longSince)
				.sort((one, other) => one.heardAtMs - other.heardAtMs);
			this.#refuse(quietest ?? guest);
			if (!quietest) return false;
		}
		guest.hasPlace = true;
		return true;
	}

	#refuse(guest: OpenSocket): void {
		this.#refused++;
		const error = new AppError('resource-exhausted', this.#options.refusal, { retryAfterSeconds });
		this.#tellError(guest, error);
		guest.close(tryAgainLater);
	}

	#tellError(guest: OpenSocket, cause: unknown): void {
		const body = errorBody(cause, guest.request);
		this.#options.onError(body.error.code, guest.request);
		guest.send(JSON.stringify({ type: 'error', ...body }));
	}

	#beat(): void {
		const nowMs = performance.now();
		for (const guest of this.#guests) {
			const ageMs = nowMs - guest.openedAtMs;
			if (!guest.hasPlace && ageMs > introductionMs) guest.close(policyViolation);
			else if (ageMs > this.#options.lifetimeMs) guest.close(serviceRestart);
			else {
				guest.beat();
				void this.#seat(guest);
			}
		}
	}
}

class OpenSocket {
	readonly caller: Caller;
	readonly request: FastifyRequest;
	readonly openedAtMs = performance.now();
	heardAtMs = performance.now();
	hasPlace = false;
	isOwedAnswer = false;
	isClosed = false;
	readonly #socket: WebSocket;
	readonly #onGone: () => void;
	#isThere = true;

	constructor(
		socket: WebSocket,
		{ caller, request }: { caller: Caller; request: FastifyRequest },
		onGone: () => void,
	) {
		this.caller = caller;
		this.request = request;
		this.#socket = socket;
		this.#onGone = onGone;
		socket.on('message', () => {
			this.heardAtMs = performance.now();
			this.#isThere = true;
		});
		socket.on('pong', () => {
			this.#isThere = true;
		});
		socket.on('close', onGone);
	}

	awaitAnswer(): void {
		this.isOwedAnswer = true;
	}

	send(data: string | Buffer): void {
		if (this.#socket.readyState !== this.#socket.OPEN) return;
		this.#socket.send(data);
		if (this.#socket.bufferedAmount > maxUnsentBytes) this.#cut();
	}

	close(code: number): void {
		this.#leave();
		this.#socket.close(code);
		setTimeout(() => this.#socket.terminate(), closingMs).unref();
	}

	/** Asks whether the peer is there, and cuts off one that has not answered the last time. */
	beat(): void {
		if (!this.#isThere) this.#cut();
		else {
			this.#isThere = false;
			this.#socket.ping();
		}
	}

	#cut(): void {
		this.#leave();
		this.#socket.terminate();
	}

	#leave(): void {
		this.isClosed = true;
		this.hasPlace = false;
		this.#onGone();
	}
}
