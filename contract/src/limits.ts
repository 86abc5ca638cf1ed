/**
 * Every business constant and limit of the product (specification, section 9), with its unit in its name.
 * Limits that the specification leaves open are ours and marked so.
 */

export const dayMs = 24 * 60 * 60_000;

/** Nominal bit rate of recorded speech. */
export const audioBitsPerSecond = 128_000;
/** A recorder delivers one chunk per interval; each chunk counts as one second. */
export const recordingChunkMs = 1_000;
/** Hard cap of one recording, in bytes. */
export const maxRecordingBytes = 10 * 1024 * 1024;
/** How many times the size of the last chunk is kept free below the cap. */
export const recordingMarginChunks = 2;
/** Recordings are 16-bit mono WAV. */
export const recordingBitsPerSample = 16;
export const recordingChannels = 1;
/** Rate of captured and recognised speech (ours: what the engines hear). */
export const speechSampleRateHz = 16_000;

/** The timer ticks once per interval and shows mm:ss. */
export const timerTickMs = 1_000;

export const topicCount = 6;
export const questionsPerTopic = 5;

/** Pair discussion: the whole exercise. */
export const pairDiscussionSeconds = 120;
export const pairSubTopicCount = 5;
/** Ours, as in the exam (B2 First, part 3): the decision after the discussion. */
export const pairDecisionSeconds = 60;

/** Durations of the three questions of the Aptis drill, Aptis part one in its short form. */
export const aptisQuestionSeconds = [30, 5, 5] as const;
/**
 * Ours: how many answers an exam may have, how many words each may carry to its report, and how long its recording may be:
 * with extra time three candidates talk with each other for six and three quarter minutes.
 */
export const maxExamAnswers = 60;
export const maxExamAnswerWords = 1_500;
export const maxExamAnswerMs = 7 * 60_000;
export const maxExamAnswerBytes =
	(maxExamAnswerMs / 1_000) * speechSampleRateHz * (recordingBitsPerSample / 8);
/** Ours: how many stretches of one candidate are told apart in a talk of candidates with each other. */
export const maxStretches = 100;
/** Ours: how many wrong sounds of an answer are told, and how long a word among them may be. */
export const maxSoundExamples = 8;
export const maxWordCharacters = 60;

/** Ours: what is known of a speaker, as it is sent, and the readings that it can be from. */
export const maxSpeakerCharacters = 8_192;
export const maxSpeakerReadings = 1_000_000;

/** The sentence of the day is the day of the month modulo this count. */
export const speakleSentenceCount = 31;
/** A learner says that a mark is wrong: so often in a minute, with so much of what was said at most. */
export const markWrongCallsPerMinute = 10;
export const maxDisputedTextCharacters = 300;
/** Ours: the weeks of the path at each level, and what each of them holds. */
export const pathWeeksPerLevel = 12;
export const pathQuestionsPerWeek = 3;
export const pathPhrasesPerWeek = 4;
export const storyPointsPerStory = 3;
/** Sentences of a text to speak along with. */
export const fewestShadowingSentences = 4;
export const mostShadowingSentences = 6;
/**
 * Seconds in which a story is told three times: 4, 3 and 2 minutes (Nation 1989, "Improving speaking fluency", System
 * 17(3)). The shorter times for A2 are ours, about as steep: less English is there to fill four minutes with.
 */
export const storySeconds = {
	A2: [90, 60, 45],
	B1: [240, 180, 120],
	B2: [240, 180, 120],
	C1: [240, 180, 120],
} as const;
/** Pairs of words in a set that trains one difference of sounds. */
export const pairsPerSet = 10;

/** Score colours: above `good` green, above `fair` amber, else red. Scores run from 0 to 100. */
export const scoreGoodAbove0to100 = 80;
export const scoreFairAbove0to100 = 50;
/** Gauge's own colours: under `low` red, under `middle` amber, else green. */
export const gaugeLowBelow0to100 = 40;
export const gaugeMiddleBelow0to100 = 80;
export const gaugeSizePx = 140;
export const gaugeStrokePx = 8;

/** A failed transcription inside a conversation is tried again this often. */
export const transcriptionRetries = 3;

export const practisedLanguage = 'en';
export const waitlistLocale = 'es';

/** A callable function that has not answered by then has exceeded its deadline. */
export const callableTimeoutMs = 70_000;
export const defaultRegion = 'us-central1';
export const productRegion = 'europe-west1';
export const authNetworkTimeoutShortMs = 30_000;
export const authNetworkTimeoutLongMs = 60_000;
export const tokenRefreshBeforeExpiryMs = 5 * 60_000;
export const tokenRefreshBackoffFirstMs = 30_000;
export const tokenRefreshBackoffMaxMs = 16 * 60_000;
export const tokenExpiredEarlyMs = 30_000;
export const popupCloseDetectionMs = 8_000;
export const redirectEventsCachedMs = 10 * 60_000;
export const minPasswordLength = 6;

/** Ours: the longest text that is corrected, in characters (about 20 minutes of speech). */
export const maxFeedbackTextCharacters = 20_000;
/** Ours: how many words that were heard may come with it. */
export const maxFeedbackWords = 10_000;
/** Ours: the longest text that is spoken, in characters (about 5 minutes of speech). */
export const maxSpeechTextCharacters = 5_000;
/** Ours: how slowly and how fast a text may be spoken; 1 is the voice's own speed. */
export const minSpeechRate = 0.5;
export const maxSpeechRate = 1.5;
/** Ours: how many texts may tell the recogniser what to expect, and how long each may be, in characters. */
export const maxTranscriptHints = 40;
export const maxTranscriptHintCharacters = 500;
/** Ours: body limit of a JSON call, in bytes. Above the longest text, so that a long text gets the clear message. */
export const maxJsonBodyBytes = 1024 * 1024;
/** Ours: how often one person may call, per minute. */
export const apiCallsPerMinute = 240;
export const engineCallsPerMinute = 60;

/** Ours: the longest email address (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const maxEmailCharacters = 254;
/** Ours: characters of a mailed token: 32 random bytes as base64url. */
export const mailedTokenCharacters = 43;
/** Ours: a sign-in link counts this long, and so many are sent to one address in that time. */
export const signInLinkMs = 15 * 60_000;
export const signInLinksPerAddress = 5;
/** Ours: how long to wait before a mail is asked for again that could not be sent, or that has not come. */
export const mailRetryMs = 60_000;
/** Ours: a session's token counts this long, and can be refreshed for so long after the last refresh. */
export const sessionTokenMs = 60 * 60_000;
export const sessionRefreshableMs = 30 * dayMs;
/** Ours: a sign-in ends after this long, however often it was refreshed. */
export const sessionLifetimeMs = 90 * dayMs;
/** Ours: a token that was replaced still counts this long, for calls that were on their way. */
export const sessionReplacedGraceMs = 60_000;
/** Ours: how many passkeys an account may have, and how long it may take to make or use one. */
export const maxPasskeys = 10;
/** Of a browser's address at its push service; the usual ones have some 200 to 600 characters. */
export const maxPushEndpointCharacters = 1_000;
/** Browsers that are reminded for one account; the one that was renewed the longest ago goes. */
export const maxRemindersPerAccount = 5;
/** Browsers that are reminded without an account, all of them together. */
export const maxRemindersWithoutAccount = 20_000;
export const passkeyOptionsMs = 5 * 60_000;
/** Ours: how long somebody may take at an issuer of OpenID Connect to sign in. */
export const openIdAttemptMs = 10 * 60_000;
/** Ours: how many results, cards or recordings one call may carry, and how many of each one learner may keep. */
export const maxPracticeItems = 500;
export const maxKeptResults = 5_000;
export const maxKeptCards = 2_000;
export const maxKeptRecordings = 200;
/** Ours: how many scored sounds one practice may have. */
export const maxPractisedSounds = 400;
/** Ours: a waitlist confirmation link counts this long. */
export const waitlistConfirmationMs = 7 * dayMs;
/** Ours: a captcha challenge counts this long. */
export const captchaMs = 10 * 60_000;
/** Ours: how many mails about the waitlist are sent to an address in that time. */
export const waitlistMailsPerAddress = 3;
export const waitlistMailsMs = 60 * 60_000;
/** Ours: the longest sentence whose pronunciation is judged. */
export const maxSpeakleTextCharacters = 400;
export const maxSpeakleWords = 60;
/** Ours: more sounds at once are nothing to work on. */
export const maxWeakSounds = 2;
/** Ours: messages of one conversation, and the longest of them. */
export const maxConversationMessages = 200;
export const maxMessageCharacters = 5_000;
/** Ours: characters of all messages of a conversation that goes on. */
export const maxConversationCharacters = 80_000;
/** Ours: live talk is sent in frames of this length. */
export const liveTalkFrameMs = 20;
/** Ours: how long a pause may be set that gives the turn to Henry. */
export const minTurnPauseMs = 600;
export const maxTurnPauseMs = 5_000;
/** Ours: a learner's turn in live talk ends after this long, so that its recording stays below the cap. */
export const maxLiveTurnMs = 5 * 60_000;

/** Facts that Henry is told of a learner before a talk, and the length of each. */
export const maxRememberedFacts = 20;
export const maxFactCharacters = 120;

/** Ours: names in academies, and what a class's code is made of. */
export const maxAcademyNameCharacters = 80;
export const maxClassNameCharacters = 120;
export const joinCodeCharacters = 8;
/** Ours: how many learners are imported at once, and the longest of their names. */
export const maxImportedLearners = 200;
export const maxLearnerNameCharacters = 60;
/**
 * Ours: secret words on a learner's card, and characters of what is typed of them; so many wrong tries at a learner's lock
 * it for so long, and so many at a class its cards.
 */
export const cardWordCount = 4;
export const maxCardSecretCharacters = 100;
export const pinTries = 5;
export const pinTriesPerClass = 60;
export const pinLockedMs = 15 * 60_000;
/** Ours: an invitation by link counts this long. */
export const invitationMs = 14 * dayMs;
/** Ours: addresses that are invited by mail at once, and invitations by mail of an academy that wait. */
export const maxInvitedAtOnce = 30;
export const maxWaitingInvitations = 300;
/** Ours: how long after a mail the same invitation may be sent again, and how often in all. */
export const invitationAgainMs = 60 * 60_000;
export const maxTimesInvited = 4;
/** Ours: invitations by mail of one account in a day, and to one address, of all academies together. */
export const invitationsPerAccountAndDay = 300;
export const invitationsPerAddressAndDay = 5;
/** Ours: how many academies one account may own, and what fits into one. */
export const maxOwnedAcademies = 5;
export const maxClassesPerAcademy = 200;
export const maxMembersPerClass = 200;
export const maxAssignmentsPerClass = 500;
/** Ours: tries at one assignment, answers of one try (a talk has many), and the length of what a teacher writes. */
export const maxAttempts = 10;
export const maxAnswersPerHandIn = 100;
export const maxTeacherNoteCharacters = 2_000;
/** Ours: a logo or a picture for homework: its bytes, its longer side in pixels, and how many one academy keeps. */
export const maxImageBytes = 600_000;
export const maxImageSidePx = 2_400;
export const maxImagesPerAcademy = 200;
/** Ours: what homework of a teacher's own may hold: a text, sentences to read, goals of a role play. */
export const maxTaskTextCharacters = 3_000;
export const maxSpeakleSetSentences = 10;
export const maxRolePlayGoals = 5;
/** Ours: for how many weeks homework can be set at once, and how much an academy's library holds. */
export const maxRepeatedWeeks = 12;
export const maxLibraryTasks = 300;
/** Ours: answers that one page of the queue holds, and that are confirmed at once. */
export const maxQueueEntries = 50;
export const maxReviewsAtOnce = 50;
/** Ours: a recording that a learner lets a teacher hear is deleted after this long. */
export const handInRecordingMs = 60 * dayMs;
/** Ours: rubrics of an academy's own, and what fits into one. */
export const maxRubricsPerAcademy = 50;
export const minRubricCriteria = 2;
export const maxRubricCriteria = 6;
export const maxRubricNameCharacters = 80;
export const maxDescriptorCharacters = 300;
/** Ours: phrases that one teacher keeps, and that an academy shares. */
export const maxReadyPhrases = 60;
export const maxPhraseCharacters = 300;
/** Ours: notes at a second of one answer, and the length of a spoken one. */
export const maxTimedNotes = 30;
export const maxTimedNoteCharacters = 500;
export const spokenNoteSeconds = 120;
/** Ours: marks of a rubric before drafts are fitted to them; before the fit may bend; and how many are looked at. */
export const marksToFit = 30;
export const marksToBend = 100;
export const maxFittedMarks = 400;
/** Ours: so much fits on one page beside the rest. */
export const maxReportCommentCharacters = 600;
export const longestReportMs = 400 * dayMs;
/** Ours: the lesson for a class: its questions and sentences, and the minutes of its parts, 15 together. */
export const warmUpQuestionCount = 3;
export const lessonSentenceCount = 3;
export const lessonMinutes = { warmUp: 3, sentences: 5, sound: 3, pairTask: 4 } as const;
/** Ours: a lesson is made of this week's work, and where that is too little, of so much of it. */
export const lessonWeekMs = 7 * dayMs;
export const lessonLongestMs = 28 * dayMs;
/** Ours: how many answers of a class its lesson is made of, the latest. */
export const maxLessonAnswers = 400;

/** Ours: a mock exam day: its rooms, groups and the pause between two of these, and how long a room's name may be. */
export const maxMockRooms = 20;
export const maxMockExaminers = 50;
export const maxMockSlots = 300;
export const maxMockPauseMinutes = 60;
export const maxRoomNameCharacters = 40;
/** Ours: how many days an academy may have. */
export const maxMockDays = 200;
/** Alerts that a safeguarding lead is shown: the open ones first. */
export const maxShownAlerts = 200;
/** Ours: a pass from this server’s address to an academy’s counts this long. */
export const signInPassMs = 60_000;
/** Ours: how long a browser of an academy’s host may be away to sign in. */
export const signInAttemptMs = 10 * 60_000;
