import { encodeWav } from '@henry/sound/wav.ts';
import type { ExampleAcademy } from '#server/ports/academy-store.ts';
import type { TextToSpeech } from '#server/ports/text-to-speech.ts';

/** So many of the answers that wait in each class can be heard: enough to try the queue; Kokoro takes a while for each. */
const spokenPerClass = 2;
/** How fast each class speaks, the lowest level first; 1 is the voice's own speed. */
const rates = [0.7, 0.8, 0.95];

type HandIn = ExampleAcademy['handIns'][number];

/** The same answer as a voice says it: its sound, with the words where they are in it. */
async function spoken(handIn: HandIn, voice: string | undefined, rate: number, speaker: TextToSpeech) {
	const [answer, ...others] = handIn.content.answers;
	if (!answer) return handIn;
	const { samples, sampleRateHz, words = [] } = await speaker.speak(answer.text, { voice, rate });
	const recording = encodeWav(samples, sampleRateHz);
	if (words.length !== answer.words.length) return { ...handIn, recording };
	const placed = answer.words.map((word, place) => ({
		...word,
		startMs: Math.round(words[place]?.startMs ?? word.startMs),
		endMs: Math.round(words[place]?.endMs ?? word.endMs),
	}));
	const spokenSeconds = ((placed.at(-1)?.endMs ?? 0) - (placed[0]?.startMs ?? 0)) / 1_000;
	const wordsPerMinute = spokenSeconds > 0 ? Math.round((60 * placed.length) / spokenSeconds) : null;
	const figures = { ...handIn.content.figures, spokenSeconds, wordsPerMinute };
	const content = { ...handIn.content, figures, answers: [{ ...answer, words: placed }, ...others] };
	return { ...handIn, content, recording };
}

/** Gives some of the answers that wait for a teacher a voice, the voices by turns; the others stay texts and figures. */
export async function withVoices(example: ExampleAcademy, speaker: TextToSpeech): Promise<ExampleAcademy> {
	const questions = new Set(
		example.assignments.filter(({ task }) => task.kind === 'question').map(({ id }) => id),
	);
	const chosen = new Map(
		example.classes.flatMap(({ id }, place) =>
			example.handIns
				.filter(
					({ classId, review, assignmentId }) => classId === id && !review && questions.has(assignmentId),
				)
				.slice(-spokenPerClass)
				.map((handIn) => [handIn.id, rates[place % rates.length] ?? 1] as const),
		),
	);
	const handIns: HandIn[] = [];
	for (const handIn of example.handIns) {
		const rate = chosen.get(handIn.id);
		const voice = speaker.voices[handIns.length % speaker.voices.length]?.name;
		handIns.push(rate === undefined ? handIn : await spoken(handIn, voice, rate, speaker));
	}
	return { ...example, handIns };
}
