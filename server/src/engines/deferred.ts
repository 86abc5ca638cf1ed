/** A promise and the means to settle it from outside (`Promise.withResolvers`, which Node 20 lacks). */
export type Deferred<Value> = {
	promise: Promise<Value>;
	resolve: (value: Value | PromiseLike<Value>) => void;
	reject: (reason: unknown) => void;
};

export function createDeferred<Value>(): Deferred<Value> {
	let settle: Pick<Deferred<Value>, 'resolve' | 'reject'> | undefined;
	const promise = new Promise<Value>((resolve, reject) => {
		settle = { resolve, reject };
	});
	return { promise, ...(settle as unknown as Pick<Deferred<Value>, 'resolve' | 'reject'>) };
}
