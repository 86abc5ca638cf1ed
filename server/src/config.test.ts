import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const azure = { HENRY_PRONUNCIATION: 'azure', HENRY_AZURE_SPEECH_KEY: 'a-key' };

test('pronunciation is judged on this machine where nothing else is set', () => {
	expect(readConfig({}).pronunciation).toEqual({ provider: 'auto', processes: 1 });
	expect(readConfig({ HENRY_AZURE_SPEECH_KEY: 'a-key' }).pronunciation.provider).toBe('auto');
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

test('an empty setting is none', () => {
	const empty = { HENRY_PORT: '', HENRY_TRACES_SHARE: '', HENRY_SMTP_URL: '', HENRY_DATA_KEY: '' };
	expect(readConfig(empty)).toEqual(readConfig({}));
});

const azureInEurope = { HENRY_AZURE_SPEECH_KEY: 'a-key', HENRY_AZURE_SPEECH_REGION: 'westeurope' };
const providers = (environment: Record<string, string>) => {
	const { speechToText, textToSpeech } = readConfig(environment);
	return [speechToText.provider, textToSpeech.provider];
};

test('speech is heard and made by the first service whose settings are complete, unless another is named', () => {
	const { HENRY_AZURE_SPEECH_KEY } = azureInEurope;
	expect(providers({})).toEqual(['auto', 'auto']);
	expect(providers({ HENRY_AZURE_SPEECH_KEY })).toEqual(['auto', 'auto']);
	expect(providers(azureInEurope)).toEqual(['azure', 'azure']);
	expect(providers({ ...azureInEurope, HENRY_DEEPGRAM_KEY: 'k' })).toEqual(['deepgram', 'deepgram']);
	expect(providers({ HENRY_OPENAI_KEY: 'k', HENRY_DEEPGRAM_KEY: 'k' })).toEqual(['openai', 'openai']);
	const chosen = { HENRY_SPEECH_TO_TEXT: 'azure', HENRY_TEXT_TO_SPEECH: 'embedded' };
	expect(providers({ ...azureInEurope, HENRY_OPENAI_KEY: 'k', ...chosen })).toEqual(['azure', 'embedded']);
});

test('each service has its own address and models, and can have others', () => {
	expect(readConfig({ HENRY_OPENAI_KEY: 'k' })).toMatchObject({
		speechToText: { key: 'k', addresses: ['https://api.openai.com/v1'], model: 'whisper-1' },
		textToSpeech: { model: 'tts-1', voices: ['alloy', 'onyx'] },
	});
	const own = {
		HENRY_OPENAI_ADDRESS: 'http://127.0.0.1:8000/v1/, http://127.0.0.1:8001/v1',
		HENRY_OPENAI_SPEECH_TO_TEXT_MODEL: 'Systran/faster-whisper-small',
		HENRY_OPENAI_VOICES: 'af_sky,bm_george',
	};
	expect(readConfig(own)).toMatchObject({
		speechToText: {
			key: undefined,
			addresses: ['http://127.0.0.1:8000/v1', 'http://127.0.0.1:8001/v1'],
			model: 'Systran/faster-whisper-small',
		},
		textToSpeech: { voices: ['af_sky', 'bm_george'] },
	});
	expect(readConfig({ HENRY_DEEPGRAM_KEY: 'k' })).toMatchObject({
		speechToText: { key: 'k', address: 'https://api.deepgram.com', model: 'nova-3' },
		textToSpeech: { address: 'https://api.deepgram.com' },
	});
	expect(readConfig(azureInEurope)).toMatchObject({
		speechToText: { key: 'a-key', address: 'https://westeurope.stt.speech.microsoft.com' },
		textToSpeech: { address: 'https://westeurope.tts.speech.microsoft.com' },
	});
});

test.each([
	['openai', {}, 'HENRY_OPENAI_KEY'],
	['deepgram', {}, 'HENRY_DEEPGRAM_KEY'],
	['azure', {}, 'HENRY_AZURE_SPEECH_KEY'],
	['azure', { HENRY_AZURE_SPEECH_KEY: 'k' }, 'HENRY_AZURE_SPEECH_REGION'],
])(
	'%s without its settings %j stops the start, and what is missing is named',
	(provider, settings, missing) => {
		for (const setting of ['HENRY_SPEECH_TO_TEXT', 'HENRY_TEXT_TO_SPEECH']) {
			expect(() => readConfig({ ...settings, [setting]: provider })).toThrow(
				`${setting}=${provider} needs ${missing}.`,
			);
		}
	},
);

test('no models are fetched but where that is set, from their own sources or from a mirror', () => {
	const models = (environment: Record<string, string>) => readConfig(environment).models;
	expect(models({}).isOn).toBe(false);
	expect(models({ HENRY_MODELS: 'off' }).isOn).toBe(false);
	expect(models({ HENRY_MODELS: 'fetch' })).toEqual({ isOn: true, mirror: undefined });
	const mirror = 'http://models.school.example/henry';
	expect(models({ HENRY_MODELS: mirror })).toEqual({ isOn: true, mirror });
});

test('models lie in one folder for all servers of a machine, where caches do or where it is set', () => {
	const folder = (environment: Record<string, string>) => readConfig(environment).modelsFolder;
	const usual = join(homedir(), '.cache/talk-to-henry/models');
	expect(folder({ HENRY_DATA: '/kept' })).toBe(usual);
	expect(folder({ XDG_CACHE_HOME: '/caches' })).toBe('/caches/talk-to-henry/models');
	expect(folder({ XDG_CACHE_HOME: 'not/absolute' })).toBe(usual);
	expect(folder({ XDG_CACHE_HOME: '/caches', HENRY_MODELS_FOLDER: '/models' })).toBe('/models');
});

test('a language model’s file is named by its path, and must be there', () => {
	expect(readConfig({}).mindFile).toBeUndefined();
	expect(readConfig({ HENRY_MIND_FILE: import.meta.filename }).mindFile).toBe(import.meta.filename);
});

test.each([
	['HENRY_MODELS', 'always'],
	['HENRY_MODELS', 'ftp://models.example'],
	['HENRY_MODELS', 'https://['],
	['HENRY_MIND_FILE', '/nowhere/a-model.gguf'],
	['HENRY_MIND_FILE', '/tmp'],
	['HENRY_SPEECH_TO_TEXT', 'google'],
	['HENRY_SPEECH_TO_TEXT', 'sherpa'],
	['HENRY_TEXT_TO_SPEECH', 'google'],
	['HENRY_OPENAI_KEY', 'two\nlines'],
	['HENRY_OPENAI_ADDRESS', 'ftp://speech.example'],
	['HENRY_OPENAI_ADDRESS', 'http://speech.example,,'],
	['HENRY_OPENAI_VOICES', 'one,,two'],
	['HENRY_DEEPGRAM_KEY', 'two words'],
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

test('the language model corrects too, unless our rules are named; it cannot be named where there is none', () => {
	const model = { HENRY_COACH_ADDRESS: 'http://127.0.0.1:11434/v1/', HENRY_COACH_MODEL: 'a-model' };
	expect(readConfig({ HENRY_GRAMMAR_CHECKER: 'rules' }).grammarChecker).toBe('rules');
	expect(readConfig(model).grammarChecker).toBe('model');
	expect(readConfig({ ...model, HENRY_GRAMMAR_CHECKER: 'rules' }).grammarChecker).toBe('rules');
	expect(readConfig({ ...model, HENRY_GRAMMAR_CHECKER: 'model' }).coach?.addresses).toEqual([
		'http://127.0.0.1:11434/v1',
	]);
	const wanted = { HENRY_GRAMMAR_CHECKER: 'model' };
	expect(() => readConfig(wanted)).toThrow(/HENRY_COACH_ADDRESS/);
	expect(readConfig({ ...wanted, HENRY_MODELS: 'fetch' }).grammarChecker).toBe('model');
});

test('the public address is the one that is set, else the one that is listened on', () => {
	expect(readConfig({ HENRY_ADDRESS: 'https://henry.example/' }).publicAddress).toBe('https://henry.example');
	expect(readConfig({}).publicAddress).toBe('http://127.0.0.1:4310');
	expect(readConfig({ HENRY_HOST: '::1' }).publicAddress).toBe('http://[::1]:4310');
});

test('a country is two capital letters, and none is set unless the operator names it', () => {
	expect(readConfig({}).country).toBeUndefined();
	expect(readConfig({ HENRY_COUNTRY: 'IE' }).country).toBe('IE');
	expect(() => readConfig({ HENRY_COUNTRY: 'Ireland' })).toThrow(/HENRY_COUNTRY/);
});

test('several servers send their mails by one mail server: without it each would keep them in a folder of its own', () => {
	const HENRY_VALKEY_URL = 'redis://127.0.0.1:6379';
	expect(() => readConfig({ HENRY_VALKEY_URL })).toThrow(/needs HENRY_SMTP_URL/);
	const HENRY_SMTP_URL = 'smtp://127.0.0.1:25';
	expect(readConfig({ HENRY_VALKEY_URL, HENRY_SMTP_URL }).valkeyUrl).toBe(HENRY_VALKEY_URL);
});

test('a proxy that is named must be an address, a range of them, or a range with a name', () => {
	const named = (text: string) => readConfig({ HENRY_TRUSTED_PROXIES: text });
	expect(() => named('127.0.0.1, 10.0.0.0/8, ::1, loopback')).not.toThrow();
	for (const wrong of ['proxy.example', '10.0.0.0/8/8', '10.0.0.0/33', '1.2.3'])
		expect(() => named(wrong), wrong).toThrow(/HENRY_TRUSTED_PROXIES/);
});

const google = { HENRY_OIDC_GOOGLE_ID: 'an-id', HENRY_OIDC_GOOGLE_SECRET: 'a-secret' };
const school = {
	HENRY_OIDC_NAME: 'Our school',
	HENRY_OIDC_ISSUER: 'https://id.school.example/realms/pupils',
	HENRY_OIDC_ID: 'henry',
	HENRY_OIDC_SECRET: 'a-secret',
};

test('people sign in by the issuers that are set, and pages are told their names alone', () => {
	expect(readConfig({})).toMatchObject({ issuers: [], site: { issuers: [] } });
	const microsoft = { HENRY_OIDC_MICROSOFT_ID: 'an-id', HENRY_OIDC_MICROSOFT_SECRET: 'a-secret' };
	const { issuers, site } = readConfig({ ...school, ...microsoft, ...google });
	expect(issuers.map(({ issuer }) => issuer)).toEqual([
		'https://accounts.google.com',
		'https://login.microsoftonline.com/common/v2.0',
		'https://id.school.example/realms/pupils',
	]);
	expect(site.issuers).toEqual([
		{ id: 'google', name: 'Google' },
		{ id: 'microsoft', name: 'Microsoft' },
		{ id: 'issuer', name: 'Our school' },
	]);
	const tenant = { ...microsoft, HENRY_OIDC_MICROSOFT_TENANT: 'school.example' };
	expect(readConfig(tenant).issuers[0]?.issuer).toBe('https://login.microsoftonline.com/school.example/v2.0');
});

test('half an issuer, or one without https, stops the start, and the setting is named', () => {
	const { HENRY_OIDC_GOOGLE_ID } = google;
	expect(() => readConfig({ HENRY_OIDC_GOOGLE_ID })).toThrow(/_GOOGLE_ID needs HENRY_OIDC_GOOGLE_SECRET/);
	expect(() => readConfig({ ...school, HENRY_OIDC_NAME: undefined })).toThrow(/needs HENRY_OIDC_NAME/);
	for (const HENRY_OIDC_ISSUER of [
		'http://id.school.example',
		'id.school.example',
		'https://x.example/?a=b',
	]) {
		expect(() => readConfig({ ...school, HENRY_OIDC_ISSUER })).toThrow(/HENRY_OIDC_ISSUER/);
	}
});

test('recordings go to a bucket only where they are sealed before', () => {
	const bucket = {
		HENRY_S3_ADDRESS: 'https://s3.example.org/henry',
		HENRY_S3_KEY: 'an-id',
		HENRY_S3_SECRET: 'a-secret',
	};
	const HENRY_DATA_KEY = Buffer.alloc(32, 7).toString('base64');
	expect(readConfig({}).bucket).toBeUndefined();
	expect(readConfig({ ...bucket, HENRY_DATA_KEY }).bucket).toEqual({
		address: 'https://s3.example.org/henry',
		region: 'us-east-1',
		keyId: 'an-id',
		secret: 'a-secret',
	});
	expect(() => readConfig(bucket)).toThrow(/HENRY_S3_ADDRESS needs HENRY_DATA_KEY/);
	expect(() => readConfig({ ...bucket, HENRY_S3_SECRET: undefined })).toThrow(/needs HENRY_S3_SECRET/);
	expect(() => readConfig({ ...bucket, HENRY_S3_ADDRESS: 's3.example.org' })).toThrow(/HENRY_S3_ADDRESS/);
});
