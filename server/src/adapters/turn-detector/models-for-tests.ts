import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const folder = join(homedir(), '.cache/talk-to-henry/models');
/** The real networks, where they have been fetched. */
export const smartTurnFiles = {
	network: join(folder, 'smart-turn/smart-turn-v3.2-cpu.onnx'),
	speechDetector: join(folder, 'silero-vad/silero_vad_16k_op15.onnx'),
};
export const hasSmartTurn = Object.values(smartTurnFiles).every((file) => existsSync(file));
