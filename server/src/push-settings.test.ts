import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
	['https://henry.example', true],
	['http://henry.example', false],
	['http://0.0.0.0:4310', false],
	['http://localhost:4310', true],
	['http://[::1]:4310', true],
])('at %s browsers can be reminded: %s', (address, canBe) => {
	expect(readConfig({ HENRY_ADDRESS: address }).push !== undefined).toBe(canBe);
});

test('push services learn whom to write to: the address of the settings, else that of the app', () => {
	const subject = (settings: Record<string, string>) => readConfig(settings).push?.subject;
	expect(subject({ HENRY_ADDRESS: 'https://henry.example/' })).toBe('https://henry.example');
	expect(subject({ HENRY_ADDRESS: 'https://henry.example', HENRY_CONTACT_EMAIL: 'us@henry.example' })).toBe(
		'mailto:us@henry.example',
	);
	expect(subject({})).toMatch(/^mailto:/);
});

test('they can be switched off, and what is wrong is named', () => {
	expect(readConfig({ HENRY_PUSH: 'off' }).push).toBeUndefined();
	expect(() => readConfig({ HENRY_PUSH_KEY: 'short' })).toThrow(/HENRY_PUSH_KEY/);
	for (const services of ['http://push.example.org', 'https://push.example.org/path', 'push.example.org'])
		expect(() => readConfig({ HENRY_PUSH_SERVICES: services })).toThrow(/HENRY_PUSH_SERVICES/);
	const services = 'https://push.example.org, http://127.0.0.1:9000';
	expect(readConfig({ HENRY_PUSH_SERVICES: services }).push?.services).toHaveLength(2);
});
