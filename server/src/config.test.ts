import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const azure = { HENRY_PRONUNCIATION: 'azure', HENRY_AZURE_SPEECH_KEY: 'a-key' };

test('pronunciation is judged on this machine where nothing else is set', () => {
	expect(readConfig({}).pronunciation).toEqual({ provider: 'embedded', processes: 1 });
	expect(readConfig({ HENRY_AZURE_SPEECH_KEY: 'a-key' }).pronunciation.provider).toBe('embedded');
});

test('Azure Speech is reached in its region, or at an address of one’s own', () => {
	expect(readConfig({ ...azure, HENRY_AZURE_SPEECH_REGION: 'westeurope' }).pronunciation).toEqual({
		provider: 'azure',
		key: 'a-key',
		address: 'https://westeurope.stt.speech.microsoft.com',
	});
	const address = 'https://chinaeast2.stt.speech.azure.cn';
	expect(
		readConfig({ ...azure, HENRY_AZURE_SPEECH_ADDRESS: `${address}/`, HENRY_AZURE_SPEECH_REGION: 'westus' })
			.pronunciation,
	).toMatchObject({ address });
});

test('Azure Speech without its key or its region stops the start, and the setting is named', () => {
	expect(() => readConfig({ HENRY_PRONUNCIATION: 'azure' })).toThrow(/needs HENRY_AZURE_SPEECH_KEY/);
	expect(() => readConfig(azure)).toThrow(/needs HENRY_AZURE_SPEECH_REGION/);
});

test.each([
	['HENRY_PRONUNCIATION', 'google'],
	['HENRY_PRONUNCIATION_PROCESSES', 'many'],
	['HENRY_AZURE_SPEECH_KEY', 'two\nlines'],
	['HENRY_AZURE_SPEECH_REGION', 'evil.example/'],
	['HENRY_AZURE_SPEECH_ADDRESS', 'ftp://speech.example'],
])('a wrong %s is named, and its value is not repeated', (name, value) => {
	const failure = (() => {
		try {
			return String(readConfig({ [name]: value }).version);
		} catch (error) {
			return String(error);
		}
	})();
	expect(failure).toContain(name);
	expect(failure).not.toContain(value);
});
