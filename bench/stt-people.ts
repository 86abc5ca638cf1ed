import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { needFile, needTool } from './stt-needs.ts';

const folders = {
	en: '/usr/share/asterisk/sounds/en_US_f_Allison',
	es: '/usr/share/asterisk/sounds/es_MX_f_Allison',
};
const bytesASecond = 8_000;

/**
 * Prompts of a telephone exchange, 2 to 8 s each, said by the same woman in English and in Spanish (Allison Smith, CC BY-SA
 * 3.0; Debian's asterisk-core-sounds-en-g722 and -es-g722): `count` of them, spread over all. Not run without them or
 * without ffmpeg, which decodes them.
 */
export function readPrompts(language: keyof typeof folders, count: number): Int16Array[] {
	const folder = folders[language];
	needFile(folder, `asterisk-core-sounds-${language}-g722`);
	needTool('ffmpeg');
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.g722'))
		.map((name) => join(folder, name))
		.filter((file) => {
			const seconds = statSync(file).size / bytesASecond;
			return seconds >= 2 && seconds <= 8;
		})
		.sort();
	return Array.from({ length: count }, (_, index) =>
		decode(files[Math.floor((index * files.length) / count)] as string),
	);
}

/** Wideband telephone sound as 16-bit mono at 16 kHz. */
function decode(file: string): Int16Array {
	const raw = execFileSync('ffmpeg', [
		'-loglevel',
		'error',
		'-f',
		'g722',
		'-i',
		file,
		'-f',
		's16le',
		'-ar',
		'16000',
		'-',
	]);
	return new Int16Array(new Uint8Array(raw).buffer);
}
