/** Where a service is: several addresses are as many servers that do the same. */
export type Addresses = readonly [string, ...string[]];

const checkEveryMs = 10_000;
const checkWithinMs = 3_000;

/**
 * Shares calls out among the addresses of a service. One that failed is left for last until a check finds it again: every
 * ten seconds it is asked for `checkPath`, and any answer but a server's error will do. With a single address nothing is
 * checked: there is no other to ask instead.
 */
export class AddressBook {
	readonly #addresses: Addresses;
	readonly #checkPath: string;
	readonly #checks = new Map<string, NodeJS.Timeout>();
	#next = 0;

	constructor(addresses: Addresses, checkPath: string) {
		this.#addresses = addresses;
		this.#checkPath = checkPath;
	}

	/** All addresses in the order in which the next call shall try them. */
	inOrder(): string[] {
		const start = this.#next++ % this.#addresses.length;
		const turned = [...this.#addresses.slice(start), ...this.#addresses.slice(0, start)];
		return [
			...turned.filter((address) => this.isWell(address)),
			...turned.filter((address) => !this.isWell(address)),
		];
	}

	/** Whether an address has not failed since it was last found well. */
	isWell(address: string): boolean {
		return !this.#checks.has(address);
	}

	/** Tells of a call that failed for reasons that lie with the address. */
	failed(address: string): void {
		if (this.#addresses.length === 1 || this.#checks.has(address)) return;
		this.#checkLater(address);
	}

	/** Tells of a call that was answered. */
	answered(address: string): void {
		clearTimeout(this.#checks.get(address));
		this.#checks.delete(address);
	}

	/** The hosts, as people read them. */
	hosts(): string {
		return [...new Set(this.#addresses.map((address) => new URL(address).host))].join(', ');
	}

	close(): void {
		for (const timer of this.#checks.values()) clearTimeout(timer);
		this.#checks.clear();
	}

	#checkLater(address: string): void {
		const check = async () => {
			const isWell = await isAnswering(`${address}${this.#checkPath}`);
			if (!this.#checks.has(address)) return;
			if (isWell) this.#checks.delete(address);
			else this.#checkLater(address);
		};
		this.#checks.set(address, setTimeout(check, checkEveryMs).unref());
	}
}

async function isAnswering(address: string): Promise<boolean> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(checkWithinMs), redirect: 'manual' });
		await response.body?.cancel();
		return response.status < 500;
	} catch {
		return false;
	}
}
