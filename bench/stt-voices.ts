import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speechSampleRateHz } from '@henry/contract/limits.ts';
import { floatToPcm16 } from '@henry/sound/pcm.ts';
import { resample } from '@henry/sound/resample.ts';
import { decodeWav } from '@henry/sound/wav.ts';
import { needTool } from './stt-needs.ts';

/** A synthetic voice: `flite slt`, or a language of espeak-ng such as `espeak-ng es`. */
export type Voice = `flite ${string}` | `espeak-ng ${string}`;

function command(voice: Voice, text: string, file: string): [tool: string, toolArguments: string[]] {
	const [tool, name] = voice.split(' ') as [string, string];
	if (tool === 'flite') return [tool, ['-voice', name, '-t', text, '-o', file]];
	return [tool, ['-v', name, '-w', file, text]];
}

/** The text as that voice says it, 16-bit mono at 16 kHz. Not run without the voice's tool. */
export function speak(voice: Voice, text: string): Int16Array {
	needTool(voice.split(' ')[0] as string);
	const folder = mkdtempSync(join(tmpdir(), 'henry-bench-'));
	try {
		const file = join(folder, 'speech.wav');
		execFileSync(...command(voice, text, file), { stdio: 'ignore' });
		const { samples, sampleRateHz } = decodeWav(readFileSync(file));
		return floatToPcm16(resample(samples, sampleRateHz, speechSampleRateHz));
	} finally {
		rmSync(folder, { recursive: true });
	}
}
