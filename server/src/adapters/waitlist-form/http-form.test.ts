import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FormServerForTests, startFormServer } from './form-server-for-tests.ts';
import { createHttpForm } from './http-form.ts';

const subscriber = { email: 'ana+sol@example.com', locale: 'es' };
let form: FormServerForTests;

beforeEach(async () => {
	form = await startFormServer();
});
afterEach(() => form.close());

test('a subscriber is posted as a form with the field names that it expects', async () => {
	await createHttpForm(form.address).submit(subscriber);
	expect(form.posts).toEqual([
		{
			type: expect.stringMatching(/^application\/x-www-form-urlencoded/),
			fields: { EMAIL: 'ana+sol@example.com', OPT_IN: '1', 'e-mail_address_check': '', locale: 'es' },
		},
	]);
});

test('a form that leads on to a page of thanks has taken the subscriber', async () => {
	form.answer = 302;
	await createHttpForm(form.address).submit(subscriber);
	expect(form.posts).toHaveLength(1);
});

test.each([
	[400, 'invalid-input'],
	[429, 'unavailable'],
	[500, 'unavailable'],
] as const)('status %i is %s', async (status, category) => {
	form.answer = status;
	await expect(createHttpForm(form.address).submit(subscriber)).rejects.toMatchObject({ category });
});

test('a form that never answers is given up', async () => {
	form.answer = 'never';
	await expect(createHttpForm(form.address, 50).submit(subscriber)).rejects.toMatchObject({
		category: 'unavailable',
	});
});

test('a form that is not there is unavailable, and the error does not say whom it was about', async () => {
	form.close();
	const failure = await createHttpForm(form.address)
		.submit(subscriber)
		.catch((error: Error) => error);
	expect(failure).toMatchObject({ category: 'unavailable' });
	expect(String(failure)).not.toContain('ana');
});
