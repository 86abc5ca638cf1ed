/** Takes back all that a transaction has done; its caller gets the reason. */
export class Refusal<Why extends string> extends Error {
	readonly why: Why;
	constructor(why: Why) {
		super(why);
		this.why = why;
	}
}

/** What a transaction comes to, or why it was refused, and nothing was done. */
export async function orRefused<Value, Why extends string>(done: Promise<Value>): Promise<Value | Why> {
	try {
		return await done;
	} catch (error) {
		if (error instanceof Refusal) return error.why;
		throw error;
	}
}
