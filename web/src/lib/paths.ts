import type { ActivityPage } from '@henry/contract/activity.ts';

/** Every address of the app, as the specification names them (section 2). */
export const paths = {
	home: '/',
	login: '/login',
	finishSignUp: '/finishSignUp',
	grammarSpeech: '/exercise',
	talk: '/talkToHenry',
	pictures: '/imageDescription',
	pairTopic: '/starTopic',
	academies: '/academies',
	about: '/about',
	speakle: '/speakle',
	exams: '/exams',
	pairs: '/pairs',
	path: '/path',
	/** Ours: speaking along with a voice. */
	shadowing: '/shadowing',
	aptis: '/aptis-part-one-1',
	me: '/me',
	settings: '/settings',
	waitlist: '/waitlist',
	/** Ours: a learner's classes and homework, and the academy of whoever teaches. */
	classes: '/classes',
	academy: '/academy',
	classLesson: '/academy/lesson',
	/** Ours: where learning platforms lead. */
	launch: '/launch',
	/** Ours: a room of a mock exam day, and its examiner's sheets. */
	mockRoom: '/academy/room',
	mockSheet: '/academy/marks',
} as const satisfies Record<ActivityPage, string> & Record<string, string>;

/** Ours: an academy's own address. Its last part is the academy's. */
export const academyDoorPath = '/at/:address';
