import { errorTexts } from './errors.ts';
import {
	maxFeedbackTextCharacters,
	maxRecordingBytes,
	maxSpeakleTextCharacters,
	maxSpeakleWords,
	maxSpeechTextCharacters,
} from './limits.ts';

/**
 * Why the server refuses or fails: each reason with the `message` of its error, which is the same for everyone. By it the
 * browser knows the reason, and says it in its own language. A message that is not here is shown as it comes.
 */
export const refusals = {
	tooManyCalls: 'Too many calls in a short time. Please wait a moment.',
	budgetSpent: 'You have practised a great deal today. Henry needs a rest: please come back later.',
	classBudgetSpent: 'Your class has practised a great deal today. Please come back later.',
	serverBudgetSpent: 'Henry has had a very long day with many learners. Please come back later.',
	engineBusy: 'Henry is busy with other learners. Please try again in a moment.',
	engineRestarting: 'This part of Henry is restarting. Please try again in a moment.',
	tookTooLong: 'This took too long. Please try again with a shorter answer.',
	noReminders: 'Henry cannot remind you from here.',
	unknownPushService: 'Henry does not know the push service of this browser.',
	tooManyReminders: 'Henry reminds as many people as he can. Please sign in first.',
	failed: 'Something went wrong on our side. Please try again.',
	requestTooLarge: 'The request is too large.',

	notHeard: errorTexts.couldNotHearYou,
	recordingTooLarge: `The recording is larger than ${maxRecordingBytes / 1024 / 1024} MB. Please record a shorter answer.`,
	recordingTooLong: 'The recording is too long. Please record a shorter answer.',
	recordingEmpty: 'The recording is empty. Please record again.',
	recordingNotWav: 'This file is not a WAV recording. Please send a WAV file.',
	recordingTruncated: 'The recording broke off on its way. Please send it again.',
	recordingUnsupported: 'This kind of WAV file is not supported. Please send 16-bit PCM.',
	recordingStopped: 'The recording stopped arriving.',
	tooManyRecordings: 'Too many learners are recording. Please try again soon.',

	noOfflineEar: 'This server has no ear to give to your browser.',

	readingNotHeard: 'I could not hear that well: try again, closer to the microphone.',
	readingTooLong: 'The recording is too long to be judged. Please read only the sentence.',
	readingTooShort: 'That was too short to be judged. Please read the whole sentence.',
	readingTooLoud:
		'The recording is distorted: it was too loud. Move away from the microphone a little and record again.',
	otherSentence: 'That did not sound like this sentence. Please read it once more, as it is written.',
	sentenceMissing: 'There is no sentence to say.',
	sentenceTooLong: `The sentence is longer than ${maxSpeakleTextCharacters} characters.`,
	sentenceOfTooManyWords: `The sentence has more than ${maxSpeakleWords} words.`,
	sentenceNotEnglish: 'Please write the sentence in English, in letters from A to Z.',
	sentenceUnreadable: 'There is nothing to read in this sentence. Please write some words.',

	textToCorrectMissing: 'There is no text to correct.',
	textToCorrectTooLong: `The text is longer than ${maxFeedbackTextCharacters} characters.`,
	textToSpeakMissing: 'There is no text to speak.',
	textToSpeakTooLong: `The text is longer than ${maxSpeechTextCharacters} characters.`,
	examMissing: 'There is no such exam, or no such form of it.',
	otherQuestions: 'The answers do not belong to these questions. Please start again.',

	tooManyTalks: 'Too many learners are talking. Please try again soon.',
	talkTooLong: 'This talk has become very long. Finish it to get your report.',
	reportTooLong: 'This conversation is too long for one report.',
	microphoneStopped: 'The microphone has stopped sending.',

	notSignedIn: 'You are not signed in any more. Please sign in again.',
	otherName: 'This server is called by another name. Please open Henry at his own address.',
	notFromOurPage: 'This call does not come from Henry’s own page.',
	otherAccountsEmail: 'This is not the email address of your account. Nothing was deleted.',
	guardianPending: 'A parent or guardian has to agree before anything is kept here.',
	guardianJustAsked: 'We have just written to your parent or guardian. Please wait a minute.',
	wardIsStaff: 'This account works for an academy. Please write to us, and we will see to it.',
	guardianIsSelf: 'This is your own address. Please write that of a parent or guardian.',
	passkeyNotTaken: 'This passkey does not work here. Please sign in by email.',
	factorMissing: 'This account asks for a second factor, such as a passkey. Please sign in again.',
	factorNeededFirst: 'Sign in by a passkey yourself first, or you are locked out.',
	lastPasskey: 'This is your last passkey, and you need one. Make another one first.',
	tooManyPasskeys: 'Your account has this passkey already, or enough others.',
	issuerCalledOff: 'You did not finish signing in there. Nothing has changed.',
	issuerNotTaken: 'This sign-in has expired, or it was used before. Please start again.',
	issuerDown: 'This service does not answer now. Try again in a minute, or sign in by email.',
	issuerWithoutAddress: 'This service does not vouch for your email address. Please sign in by email.',
	passNotTaken: 'This sign-in has expired, or it was begun in another browser. Please start again.',
	passNotForYou: 'This academy’s own address is not for your account. Please go on here.',
	notAtThisHost: 'This is done at Henry’s own address. Please sign in there.',
	cardNotTaken: 'This does not match. Look at your card and try again.',
	cardLocked: 'Too many wrong tries. Wait 15 minutes, or ask your teacher for a new card.',
	recordingsNotKept: 'You have not switched on that recordings are kept.',
	recordingGone: 'This recording is not kept any more.',
	practiceGone: 'The practice that this recording belongs to is not there any more.',

	formTaken: 'One of these learners has taken this form already. Please choose another form.',
	roomsOverlap: 'Two exams are in one room at the same time. Please change a time.',
	candidateWaits: 'A guardian has not agreed yet. Nothing can be kept of this candidate.',
	notInAcademy: 'This is not there, or it is not yours.',
	ticketUnknown: 'This code or link does not work. Ask your teacher for a new one.',
	invitedJustNow: 'This invitation was sent a short time ago, or often enough. Wait an hour, or send a link.',
	alreadyMember: 'You are in this academy already.',
	classArchived: 'This class is archived: it can be read, and nothing can be added.',
	academyFull: 'There is no more room for this. Remove something first.',
	otherAcademyName: 'This is not the name of the academy. Nothing was deleted.',
	noAttemptsLeft: 'You have used all your attempts at this assignment.',
	heldByAcademy: 'Your academy holds this account: it belongs there alone.',
	nameTaken: 'Somebody with this name has a card in this class. Add a letter or surname.',
	placesTaken: 'All places of this academy are taken. Ask whoever runs it for more.',
	academyReadOnly: 'The places of this academy have ended: it can be read, and nothing can be added.',
	addressTaken: 'Another academy has this address already. Choose another one.',
	hostTaken: 'Another academy has this host already.',
	imageUnreadable: 'This is no PNG, JPEG or WebP picture, or it is damaged.',
	imageTooLarge: 'This picture is too large. Choose a smaller one.',
	markOffScale: 'This mark is not on the scale of the assignment.',
	guardiansMissing: 'Please confirm that the parents of all learners have agreed.',
	rosterTooLarge: 'These files are too large for one list of people.',
	zipUnreadable: 'This file cannot be opened: it is damaged, or something else.',
	otherOwner: 'Only staff who sign in by email can own an academy. Five at most.',
	ownsAcademy: 'You own an academy. First hand it over, or delete it.',
	lastOwner: 'An academy needs an owner: remove the academy itself instead.',
	leadStays: 'This person is told of danger. Only the owner can remove them.',

	platformUnknown: 'This platform is not connected to an academy here.',
	launchNotTaken: 'This launch has expired, or it was used before. Open the link in your course again.',
	launchWithoutRole: 'You do not teach or learn in this course. There is no place for you here.',
	pickByTeachers: 'Only teachers can add things to a course.',
	pickByTwoFactors:
		'Your academy asks for a passkey. Sign in at Henry’s own address, and set homework there.',
	platformDown: 'This platform does not answer now. Please try again in a minute.',
	platformRefused: 'This address may not be called, or the platform answers something strange.',
	tokenNotTaken: 'This token does not work, or it has expired. The academy’s owner makes new ones.',
	tokenReadsOnly: 'This token may only read.',
	noMembersThere: 'This class comes from no course that tells its members.',

	addressUnknown: 'The mail server does not know this email address. Please check it.',
	addressUnwritable: 'This email address cannot be written to. Please check it.',
	mailNotSent: 'The email could not be sent. Please try again in a minute.',
	waitlistFailed: errorTexts.waitlistFailed,
	waitlistConsentMissing: 'Tick the box to accept, then subscribe.',
	waitlistLinkExpired:
		'This link has expired, or a newer email has replaced it. Please join the waitlist again.',
	captchaSpent: 'The check against robots has expired or was used before. Please try again.',
} as const;
export type RefusalReason = keyof typeof refusals;

/** The `message` where a word of a sentence cannot be read; and that word, of such a message. */
const [beforeWord, behindWord] = ['The word “', '” cannot be read. Please write another one.'] as const;
export const unreadableWord = (word: string) => `${beforeWord}${word}${behindWord}`;
export const wordOfUnreadable = (message: string) =>
	message.startsWith(beforeWord) && message.endsWith(behindWord)
		? message.slice(beforeWord.length, -behindWord.length)
		: undefined;
