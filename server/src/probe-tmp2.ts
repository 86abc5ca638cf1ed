import { writeFileSync, readdirSync } from 'node:fs';
import { encodeWav } from '@henry/sound/wav.ts';
import { createKokoro } from './adapters/text-to-speech/kokoro.ts';
const f = '/root/.cache/talk-to-henry/models/kokoro-82m/';
const lexicons = { britishGold: f + 'gb_gold.json', britishSilver: f + 'gb_silver.json', americanGold: f + 'us_gold.json', americanSilver: f + 'us_silver.json' };
const k = createKokoro({ files: { network: f + 'kokoro-v1.0.int8.onnx', lexicons }, voices: [{ name: 'bm_george', gender: 'male', accent: 'british', file: f + 'voices/bm_george.bin' }], processes: 1, maxQueued: 4 } as never);
for (let i = 0; i < 2; i++) {
const t0 = performance.now();
const s = await k.speak('Good morning! My name is Henry, and I would like to hear about your weekend. What did you do on Saturday?');
console.log(Math.round(performance.now() - t0), s.samples.length / s.sampleRateHz, JSON.stringify(s.words));
writeFileSync('/tmp/k2.wav', encodeWav(s.samples, s.sampleRateHz));
}
await k.close();
