import { turnsOf } from '@henry/contract/exam-turns.ts';
import type { MockDay, MockSlot } from '@henry/contract/mock-days.ts';
import type { QueryClient } from '@tanstack/react-query';
import { addressed, heardText } from '#web/features/exams/run/caption.tsx';
import type { ExamSetup, TakenPaper } from '#web/features/exams/run/exam-run.ts';
import { turnsOfRun } from '#web/features/exams/run/turns-of-run.ts';
import { forgetHere, keepHere, keptHere, namesHere } from '#web/lib/kept-here.ts';
import { mockFolder } from '#web/lib/mock-day/kept-answer.ts';
import { keptPaper } from '#web/lib/mock-day/use-mock-day.ts';
import { speakText } from '#web/lib/speak-text.ts';

/** What is needed to take an exam, also without the server where this device has it. */
export async function keptTakenPaper({ exam, form, together }: ExamSetup): Promise<TakenPaper> {
	const paper = await keptPaper(exam, form);
	const others = [];
	for (const further of together?.furtherForms ?? []) others.push(await keptPaper(exam, further));
	const pictures = [paper, ...others].flatMap((each) => each.pictures);
	return { ...paper, pictures, furtherForms: others.map((other) => other.form) };
}

/** First names are said; families' names are nobody's business in the room. */
export const firstNameOf = (displayName: string) => displayName.trim().split(/\s+/)[0] ?? displayName;

/** How the exam of a slot is taken by those who are there: alone with Henry, or together. */
export function setupOf(
	{ exam, form, furtherForms }: MockDay,
	names: readonly string[],
	extraTimePercent: ExamSetup['extraTimePercent'],
	parts: string[],
): ExamSetup {
	const together =
		names.length > 1
			? { names: [...names], furtherForms: furtherForms.slice(0, names.length - 1), keeps: null }
			: undefined;
	return {
		...{ exam, form, parts, mode: 'exam', timing: 'exam', extraTimePercent, isWritten: false },
		...(together && { together }),
	};
}

const soundPlace = (text: string) => `${mockFolder()}/spoken/${encodeURIComponent(text)}`;

/** All that Henry says in these slots, each text once, and all pictures. */
async function neededFor(day: MockDay, slots: readonly MockSlot[]) {
	const paper = await keptPaper(day.exam, day.form);
	const parts = paper.exam.parts.map(({ id }) => id);
	const texts = new Set<string>();
	const pictures = new Set<string>();
	for (const { candidates } of slots) {
		const names = candidates.map(({ displayName }) => firstNameOf(displayName));
		const setup = setupOf(day, names, 0, parts);
		const taken = await keptTakenPaper(setup);
		for (const { image } of taken.pictures) pictures.add(image);
		for (const turn of turnsOfRun(setup, taken)) {
			if (turn.isFirstOfPart) texts.add(turn.part.introduction.text);
			texts.add(addressed(heardText(turn), turn, setup));
		}
		// Whoever comes alone takes the exam alone.
		for (const turn of turnsOf(paper.exam, paper.form)) {
			if (turn.isFirstOfPart) texts.add(turn.part.introduction.text);
			texts.add(heardText(turn));
		}
	}
	return { texts: [...texts], pictures: [...pictures] };
}

/** Gives the page what this device keeps of Henry's voice, so that it asks nobody for it. */
function giveSound(queryClient: QueryClient, text: string, sound: Blob) {
	queryClient.setQueryDefaults(['examSound'], { gcTime: Number.POSITIVE_INFINITY });
	queryClient.setQueryData(['examSound', text], new Blob([sound], { type: 'audio/mpeg' }));
}

/**
 * Fetches all that a room needs, so that its exams run without a network; tells how much of it is there (0 to 1). Rejects
 * with an `ApiError`; what is there stays, and another call goes on.
 */
export async function prepareRoom(
	queryClient: QueryClient,
	day: MockDay,
	slots: readonly MockSlot[],
	onProgress: (share0to1: number) => void,
): Promise<void> {
	const { texts, pictures } = await neededFor(day, slots);
	// What another day needed makes room.
	const needed = new Set(texts.map(soundPlace));
	for (const name of await namesHere(soundPlace(''))) if (!needed.has(name)) await forgetHere(name);
	await Promise.all(pictures.map((image) => fetchPicture(image)));
	for (const [index, text] of texts.entries()) {
		const kept = await (await keptHere(soundPlace(text)))?.blob();
		const sound = kept ?? (await speakText(text));
		if (!kept) await keepHere(soundPlace(text), sound);
		giveSound(queryClient, text, sound);
		onProgress((index + 1) / texts.length);
	}
}

/** Gives the page all that this device keeps of Henry's voice, as after a reload without a network. */
export async function giveKeptSounds(queryClient: QueryClient): Promise<void> {
	for (const name of await namesHere(soundPlace(''))) {
		const sound = await (await keptHere(name))?.blob();
		if (sound) giveSound(queryClient, decodeURIComponent(name.slice(soundPlace('').length)), sound);
	}
}

/** The service worker keeps a picture that was shown. */
const fetchPicture = (image: string) =>
	new Promise<void>((resolve) => {
		const picture = new Image();
		picture.onload = () => resolve();
		picture.onerror = () => resolve();
		picture.src = image;
	});
