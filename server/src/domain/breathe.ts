/** Lets other calls have their turn between two pieces of long work in the server's own thread. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
