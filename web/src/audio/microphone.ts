import { visitorSettings } from '#web/lib/visitor-settings.ts';

/**
 * Why there is no sound from a microphone: access was refused (`denied`), none is connected (`missing`), another
 * program holds it or it fails (`busy`), the page is not served securely (`insecure`), the browser cannot record
 * (`unsupported`), or it wants the learner to touch the page first (`needs-tap`).
 */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'needs-tap';

/** The microphone could not be used; `problem` says why. */
export class MicrophoneError extends Error {
	readonly problem: MicrophoneProblem;

	constructor(problem: MicrophoneProblem, cause?: unknown) {
		super(`The microphone cannot be used: ${problem}.`, { cause });
		this.name = 'MicrophoneError';
		this.problem = problem;
	}
}

/** Problems by the names of the errors of `getUserMedia` (W3C, Media Capture and Streams, section 10.2). */
const problemByErrorName: Record<string, MicrophoneProblem> = {
	NotAllowedError: 'denied',
	SecurityError: 'denied',
	NotFoundError: 'missing',
	OverconstrainedError: 'missing',
	NotReadableError: 'busy',
	AbortError: 'busy',
};

/** The problem behind anything that was thrown on the way to sound; `unsupported` where nothing better is known. */
export function microphoneProblem(error: unknown): MicrophoneProblem {
	if (error instanceof MicrophoneError) return error.problem;
	const name = (error as { name?: unknown } | null)?.name;
	return problemByErrorName[String(name)] ?? 'unsupported';
}

function mediaDevices(): MediaDevices {
	if (navigator.mediaDevices) return navigator.mediaDevices;
	throw new MicrophoneError(window.isSecureContext ? 'unsupported' : 'insecure');
}

/** What is known about the microphone in this page; `asking` while the learner is being asked for access. */
export type MicrophoneAccess = 'unknown' | 'asking' | 'granted' | MicrophoneProblem;

let access: MicrophoneAccess = 'unknown';
const accessObservers = new Set<() => void>();

function learnAccess(next: MicrophoneAccess) {
	access = next;
	for (const observer of accessObservers) observer();
}

/** What the last attempt to open the microphone, by anything in this page, has shown. */
export function microphoneAccess(): MicrophoneAccess {
	return access;
}

/** Calls back whenever more is known about access; returns what ends that. */
export function watchMicrophoneAccess(observer: () => void): () => void {
	accessObservers.add(observer);
	return () => accessObservers.delete(observer);
}

/** `processing`: echo cancellation, noise suppression and gain control; off for scoring, on for live talk. */
export type MicrophoneOptions = { processing: 'off' | 'on' };

/** The stream that was opened last, as long as it has not been released. */
let openStream: MediaStream | undefined;

/**
 * Opens the microphone that the visitor has chosen, or the browser's default where that one is gone; it asks the learner
 * for access where that is still open. The stream holds one audio track; give it back with `releaseMicrophone`. Rejects
 * with MicrophoneError.
 */
export async function openMicrophone({ processing }: MicrophoneOptions): Promise<MediaStream> {
	const wanted = processing === 'on';
	const { microphoneId } = visitorSettings();
	try {
		const stream = await mediaDevices().getUserMedia({
			audio: {
				...(microphoneId !== undefined && { deviceId: { ideal: microphoneId } }),
				channelCount: 1,
				echoCancellation: wanted,
				noiseSuppression: wanted,
				autoGainControl: wanted,
			},
		});
		openStream = stream;
		learnAccess('granted');
		return stream;
	} catch (error) {
		const problem = microphoneProblem(error);
		learnAccess(problem);
		throw new MicrophoneError(problem, error);
	}
}

/** Stops every track, so that the browser shows the microphone as free. */
export function releaseMicrophone(stream: MediaStream): void {
	if (openStream === stream) openStream = undefined;
	for (const track of stream.getTracks()) track.stop();
}

/**
 * The track of the microphone that is open now, for what hears beside a recorder, whose it stays; undefined where the
 * browser's default microphone is the right one anyway.
 */
export function chosenMicrophoneTrack(): MediaStreamTrack | undefined {
	return visitorSettings().microphoneId === undefined ? undefined : openStream?.getAudioTracks()[0];
}

/** What the browser says about access without asking the learner; undefined where it does not tell. */
async function permissionStatus(): Promise<PermissionStatus | undefined> {
	try {
		return await navigator.permissions.query({ name: 'microphone' });
	} catch {
		return undefined;
	}
}

/** Resolves once what was told last is on the screen; at once in a page that is not. */
function painted(): Promise<void> {
	if (document.visibilityState !== 'visible') return Promise.resolve();
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Makes the browser ask for access, by opening the microphone and releasing it at once; what it is for is explained
 * before that. Where the page has had it already nothing is opened, and where access was refused for good nothing is
 * asked. What comes of it is `microphoneAccess`; never rejects.
 */
export async function askForMicrophone(): Promise<void> {
	if (access === 'granted') return;
	const permission = await permissionStatus();
	if (permission?.state === 'denied' && window.isSecureContext) return learnAccess('denied');
	if (permission?.state !== 'granted') {
		learnAccess('asking');
		await painted();
	}
	await openMicrophone({ processing: 'off' }).then(releaseMicrophone, () => {});
}

/**
 * Follows the permission as the learner changes it, as through the address bar: taken away, access is denied; changed
 * after a problem, the microphone is asked for anew. Returns what ends that.
 */
export function followMicrophonePermission(): () => void {
	const ended = new AbortController();
	void permissionStatus().then((permission) => {
		if (!permission || ended.signal.aborted) return;
		const follow = () => {
			if (permission.state === 'denied') learnAccess('denied');
			else if (access !== 'asking' && access !== 'granted') void askForMicrophone();
		};
		permission.addEventListener('change', follow, { signal: ended.signal });
	});
	return () => ended.abort();
}
