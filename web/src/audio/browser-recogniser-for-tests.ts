type Told = [text: string, confidence0to1: number, interim?: 'interim'];

/** A browser's recogniser that hears what the test says. */
export class FakeRecognition {
	/** The one that was made last. */
	static last: FakeRecognition;
	static refusesToStart: boolean;
	/** State of the language pack; questions about it may be forbidden. */
	static pack: 'available' | 'downloadable' | 'downloading' | 'unavailable' | 'forbidden';

	static reset(): void {
		FakeRecognition.refusesToStart = false;
		FakeRecognition.pack = 'unavailable';
	}

	static async available(): Promise<string> {
		if (FakeRecognition.pack === 'forbidden') throw new DOMException('', 'InvalidStateError');
		return FakeRecognition.pack;
	}

	static async install(): Promise<boolean> {
		if (FakeRecognition.pack === 'forbidden') throw new DOMException('', 'InvalidStateError');
		FakeRecognition.pack = 'available';
		return true;
	}

	lang = '';
	continuous = false;
	processLocally: boolean | undefined = false;
	onresult: ((event: { results: unknown }) => void) | null = null;
	onerror: ((event: { error: string }) => void) | null = null;
	onend: (() => void) | null = null;
	/** What each session was started with. */
	readonly starts: unknown[] = [];
	isAborted = false;

	constructor() {
		FakeRecognition.last = this;
	}

	start(track?: unknown): void {
		if (FakeRecognition.refusesToStart) throw new DOMException('', 'InvalidStateError');
		this.starts.push(track);
	}

	stop(): void {}

	abort(): void {
		this.isAborted = true;
	}

	/** Tells all that was heard in this session. */
	hear(...told: Told[]): void {
		const results = told.map(([transcript, confidence, interim]) =>
			Object.assign([{ transcript, confidence }], { isFinal: !interim }),
		);
		this.onresult?.({ results });
	}

	fail(error: string): void {
		this.onerror?.({ error });
	}

	end(): void {
		this.onend?.();
	}
}
