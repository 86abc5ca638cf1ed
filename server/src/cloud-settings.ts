import { z } from 'zod';
import type { Addresses } from './engines/addresses.ts';

export const withoutSlash = (text: string) => text.replace(/\/+$/, '');

const printable = /^[\x21-\x7e]+$/;
const key = z.string().regex(printable, 'must be a key').optional();
const address = z.url({ protocol: /^https?$/ });
/** Whether files can be fetched from there. */
export const isWebAddress = (text: string) => address.safeParse(text).success;
/** One address, or several of servers that do the same, with commas between them. */
export const addresses = z
	.string()
	.transform((text) => text.split(',').map((one) => withoutSlash(one.trim())))
	.refine((all) => all.every((one) => address.safeParse(one).success), {
		error: 'must be an address, or several with commas between them',
	})
	.transform(([first = '', ...others]): Addresses => [first, ...others]);
const model = z.string().regex(printable, 'must be a name');
const voices = z
	.string()
	.regex(/^[^\s,]+(,[^\s,]+)*$/, 'must be names with commas between them')
	.transform((names) => names.split(','));

/** The settings of the speech services that run elsewhere. */
export const cloudEnvironment = {
	HENRY_OPENAI_KEY: key,
	HENRY_OPENAI_ADDRESS: addresses.optional(),
	HENRY_OPENAI_SPEECH_TO_TEXT_MODEL: model.default('whisper-1'),
	HENRY_OPENAI_TEXT_TO_SPEECH_MODEL: model.default('tts-1'),
	HENRY_OPENAI_VOICES: voices.prefault('alloy,onyx'),
	HENRY_DEEPGRAM_KEY: key,
	HENRY_DEEPGRAM_ADDRESS: address.default('https://api.deepgram.com'),
	HENRY_DEEPGRAM_MODEL: model.default('nova-3'),
	HENRY_DEEPGRAM_VOICES: voices.prefault(
		'aura-2-thalia-en,aura-2-apollo-en,aura-2-pandora-en,aura-2-draco-en',
	),
	HENRY_AZURE_SPEECH_KEY: key,
	HENRY_AZURE_SPEECH_REGION: z
		.string()
		.regex(/^[a-z0-9]+$/, 'must be a region, like westeurope')
		.optional(),
	HENRY_AZURE_SPEECH_ADDRESS: address.optional(),
	HENRY_AZURE_SPEECH_VOICES: voices.prefault(
		'en-US-JennyNeural,en-US-GuyNeural,en-GB-SoniaNeural,en-GB-RyanNeural',
	),
};
const environmentSchema = z.object(cloudEnvironment);
type CloudEnvironment = z.infer<typeof environmentSchema>;

export const cloudProviders = ['openai', 'deepgram', 'azure'] as const;
export type CloudProvider = (typeof cloudProviders)[number];

/** Addresses are without a slash at their end. A service with OpenAI's calls may ask for no key. */
export type CloudEar =
	| { provider: 'openai'; key: string | undefined; addresses: Addresses; model: string }
	| { provider: 'deepgram'; key: string; address: string; model: string }
	| { provider: 'azure'; key: string; address: string };
export type CloudVoices =
	| { provider: 'openai'; key: string | undefined; addresses: Addresses; model: string; voices: string[] }
	| { provider: 'deepgram' | 'azure'; key: string; address: string; voices: string[] };

/** Where a service is and its key, or else the setting that is missing. */
function openAi({ HENRY_OPENAI_KEY: key, HENRY_OPENAI_ADDRESS: named }: CloudEnvironment) {
	if (!key && !named) return 'HENRY_OPENAI_KEY';
	const usual: Addresses = ['https://api.openai.com/v1'];
	return { key, addresses: named ?? usual };
}

function deepgram({ HENRY_DEEPGRAM_KEY: key, HENRY_DEEPGRAM_ADDRESS: address }: CloudEnvironment) {
	return key ? { key, address: withoutSlash(address) } : 'HENRY_DEEPGRAM_KEY';
}

/** The address is that of its recogniser. */
export function azure(settings: CloudEnvironment) {
	const { HENRY_AZURE_SPEECH_KEY: key, HENRY_AZURE_SPEECH_REGION: region } = settings;
	if (!key) return 'HENRY_AZURE_SPEECH_KEY';
	const address =
		settings.HENRY_AZURE_SPEECH_ADDRESS ?? (region && `https://${region}.stt.speech.microsoft.com`);
	return address ? { key, address: withoutSlash(address) } : 'HENRY_AZURE_SPEECH_REGION';
}

/** What a service that `setting` names was found by. Throws an error that names what is missing. */
export function needed<Found extends object>(
	setting: string,
	provider: CloudProvider,
	found: Found | string,
): Found {
	if (typeof found === 'string') throw new Error(`Wrong settings:\n${setting}=${provider} needs ${found}.`);
	return found;
}

/** The first service, in the order of `cloudProviders`, whose settings are complete. */
export function configuredCloud(settings: CloudEnvironment): CloudProvider | undefined {
	const found = { openai: openAi(settings), deepgram: deepgram(settings), azure: azure(settings) };
	return cloudProviders.find((provider) => typeof found[provider] !== 'string');
}

export function readCloudEar(provider: CloudProvider, settings: CloudEnvironment): CloudEar {
	const setting = 'HENRY_SPEECH_TO_TEXT';
	switch (provider) {
		case 'openai': {
			const model = settings.HENRY_OPENAI_SPEECH_TO_TEXT_MODEL;
			return { provider, ...needed(setting, provider, openAi(settings)), model };
		}
		case 'deepgram': {
			const model = settings.HENRY_DEEPGRAM_MODEL;
			return { provider, ...needed(setting, provider, deepgram(settings)), model };
		}
		case 'azure':
			return { provider, ...needed(setting, provider, azure(settings)) };
	}
}

export function readCloudVoices(provider: CloudProvider, settings: CloudEnvironment): CloudVoices {
	const setting = 'HENRY_TEXT_TO_SPEECH';
	switch (provider) {
		case 'openai': {
			const { HENRY_OPENAI_TEXT_TO_SPEECH_MODEL: model, HENRY_OPENAI_VOICES: voices } = settings;
			return { provider, ...needed(setting, provider, openAi(settings)), model, voices };
		}
		case 'deepgram': {
			const voices = settings.HENRY_DEEPGRAM_VOICES;
			return { provider, ...needed(setting, provider, deepgram(settings)), voices };
		}
		case 'azure': {
			const { key, address } = needed(setting, provider, azure(settings));
			const voices = settings.HENRY_AZURE_SPEECH_VOICES;
			// Its voices have an address of their own, which differs in this part.
			return { provider, key, address: address.replace('.stt.', '.tts.'), voices };
		}
	}
}
