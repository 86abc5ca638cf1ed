import type {
	Activity,
	Measures,
	PracticeResult,
	PractisedCorrection,
	PractisedExam,
	PractisedSound,
	ReviewCard,
} from '@henry/contract/practice.ts';
import type { TranscriptWord } from '@henry/contract/transcript.ts';
import { type HomeworkNow, homeworkFor, keepHomework } from './homework-now.ts';
import { plainWord } from './practice/content-words.ts';
import type { PracticeKeeper } from './practice/keeper.ts';
import { localDay } from './practice/local-day.ts';
import { newId } from './practice/new-id.ts';
import { isKeptInAccount, refreshNow, type Session, sessionNow } from './session.ts';

/** What was said to a question: the words that were heard, and the text where the learner wrote it instead. */
export type SaidAnswer = { question: string; words: readonly TranscriptWord[]; text?: string | undefined };

/**
 * A practice that has just ended. `weakWords` may be as they were heard; the first count most. `recording` (WAV) is kept
 * only where a signed-in learner has switched that on. `id`: what its result is known by, where a page that is opened anew
 * may remember it once more; else it gets a new one.
 */
export type NewPractice = {
	id?: string;
	activity: Activity;
	title: string;
	measures: Measures;
	corrections: PractisedCorrection[];
	weakWords: string[];
	sounds: PractisedSound[];
	/** Further sounds, which are still being judged. */
	soundsToCome?: Promise<PractisedSound[]>;
	exam?: PractisedExam;
	recording?: Blob;
	/** What is handed in where the practice is an assignment. */
	said?: readonly SaidAnswer[];
	/** A practice that this one is instead of, because its text was put right: that one is forgotten. */
	replaces?: NewPractice | undefined;
};

/**
 * A practice is remembered; `recordingLost` where its recording was to be kept and could not be. `handedIn` where it was an
 * assignment: true, or why that failed.
 */
export type Remembered = { recordingLost: boolean; handedIn?: true | Error | undefined };

/**
 * The result and, once they are made, the cards of each practice, so that trying again saves the same again; and the
 * latest try.
 */
type Made = {
	result: PracticeResult;
	cards?: ReviewCard[];
	saving?: Promise<Remembered>;
	/** The assignment that it is handed in for. */
	homework?: HomeworkNow | undefined;
};
const made = new WeakMap<NewPractice, Made>();

/** As the contract limits them. */
const limits = { titleCharacters: 200, items: 100, wordCharacters: 60, sounds: 400 };

/** Each weak word once, in lower case and without punctuation. */
function plainWords(words: readonly string[]): string[] {
	const plain = words.map(plainWord).filter((word) => word && word.length <= limits.wordCharacters);
	return [...new Set(plain)].slice(0, limits.items);
}

function madeOf(practice: NewPractice): Made {
	const known = made.get(practice);
	if (known) return known;
	const atMs = Date.now();
	const fresh: Made = {
		result: {
			id: practice.id ?? newId(),
			activity: practice.activity,
			title: practice.title.slice(0, limits.titleCharacters),
			atMs,
			day: localDay(atMs),
			measures: practice.measures,
			corrections: practice.corrections.slice(0, limits.items),
			weakWords: plainWords(practice.weakWords),
			sounds: practice.sounds.slice(0, limits.sounds),
			...(practice.exam && { exam: practice.exam }),
		},
	};
	made.set(practice, fresh);
	return fresh;
}

async function cardsOf(result: PracticeResult, keeper: PracticeKeeper): Promise<ReviewCard[]> {
	if (result.corrections.length === 0 && result.weakWords.length === 0) return [];
	const [{ newCards }, { firstSchedule }, { cards }] = await Promise.all([
		import('./practice/new-cards.ts'),
		import('./practice/schedule.ts'),
		keeper.load(),
	]);
	return newCards(result, cards, firstSchedule(result.atMs));
}

/** Fetched when something is to be remembered: the schemas of all that is kept come with it. */
async function keeperOf(session: Session): Promise<PracticeKeeper> {
	if (isKeptInAccount(session)) return (await import('./practice/account-keeper.ts')).accountKeeper;
	return (await import('./practice/browser-keeper.ts')).browserKeeper;
}

/** Who practises: asks the server where that is not known, or no longer sure. */
async function currentSession(): Promise<Session> {
	const session = sessionNow();
	const isSure =
		session.status === 'visitor' || (session.status === 'signedIn' && session.expiresAtMs > Date.now());
	// Where the server cannot be reached, it is whom it named before.
	if (!isSure)
		await refreshNow().catch((error) => {
			if (sessionNow().status !== 'signedIn') throw error;
		});
	return sessionNow();
}

async function sendRecording(resultId: string, recording: Blob): Promise<Remembered> {
	try {
		const { keepRecording } = await import('./practice/account-keeper.ts');
		await keepRecording(resultId, recording);
		return { recordingLost: false };
	} catch {
		return { recordingLost: true };
	}
}

/** Forgets everything that a practice is instead of, once that is no longer on its way. */
async function forgetReplaced({ replaces }: NewPractice, keeper: PracticeKeeper): Promise<void> {
	for (let old = replaces; old; old = old.replaces) {
		const { result, cards = [], saving } = madeOf(old);
		await saving?.catch(() => {});
		await keeper.forget({ results: [result.id], cards: cards.map(({ id }) => id) });
	}
}

/** Hands a practice in where it is an assignment, or instead of one that was; tells what came of that. */
async function handIn(practice: NewPractice, own: Made): Promise<true | Error | undefined> {
	const replaced: Made[] = [];
	for (let old = practice.replaces; old; old = old.replaces) replaced.push(madeOf(old));
	own.homework ??=
		replaced.find(({ homework }) => homework)?.homework ??
		homeworkFor(practice.activity, practice.exam?.exam);
	if (!own.homework || !practice.said) return undefined;
	try {
		const { handInAnswer } = await import('./practice/hand-in.ts');
		const danger = await handInAnswer(own.homework, {
			id: own.result.id,
			replaces: replaced.map(({ result }) => result.id),
			said: practice.said,
			pronunciation0to100: practice.measures.pronunciation0to100,
			sounds: own.result.sounds,
			recording: practice.recording,
		});
		// Nothing of it is kept there: it is not handed in, and can be said anew.
		if (danger) return undefined;
		keepHomework(undefined);
		return true;
	} catch (error) {
		return error as Error;
	}
}

async function save(practice: NewPractice, own: Made): Promise<Remembered> {
	const toCome = (await practice.soundsToCome) ?? [];
	own.result.sounds = [...practice.sounds, ...toCome].slice(0, limits.sounds);
	const session = await currentSession();
	const keeper = await keeperOf(session);
	await forgetReplaced(practice, keeper);
	own.cards ??= await cardsOf(own.result, keeper);
	await keeper.save({ results: [own.result], cards: own.cards });
	const handedIn = isKeptInAccount(session) ? await handIn(practice, own) : undefined;
	const wantsRecording = isKeptInAccount(session) && session.keepRecordingsDays !== null;
	if (!wantsRecording || !practice.recording) return { recordingLost: false, handedIn };
	return { ...(await sendRecording(own.result.id, practice.recording)), handedIn };
}

/**
 * Remembers a practice with cards for its review: in the account of the signed-in user, else in this browser. Rejects
 * with an `ApiError` or a `BrowserStorageError`; trying again with the same practice does not remember it twice.
 */
export function rememberPractice(practice: NewPractice): Promise<Remembered> {
	const own = madeOf(practice);
	own.saving = save(practice, own);
	return own.saving;
}
