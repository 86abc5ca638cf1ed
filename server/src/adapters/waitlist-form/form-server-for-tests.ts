import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A form outside, in this process: `answer` is the status that it answers, or that it leaves people waiting. */
export type FormServerForTests = {
	address: string;
	answer: number | 'never';
	/** The bodies of the posts so far, and their content types. */
	posts: { type: string | undefined; fields: Record<string, string> }[];
	close(): void;
};

export async function startFormServer(): Promise<FormServerForTests> {
	const server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
		form.posts.push({ type: request.headers['content-type'], fields });
		if (form.answer !== 'never')
			response.writeHead(form.answer, { location: '/thanks' }).end('<html></html>');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const form: FormServerForTests = {
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/form`,
		answer: 200,
		posts: [],
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
	return form;
}
