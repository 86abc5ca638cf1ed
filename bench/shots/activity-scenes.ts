import { apiPaths } from '@henry/contract/api-paths.ts';
import type { Scene } from './stage.ts';
import { write } from './write.ts';

/** An answer with mistakes that learners make. */
export const family =
	'My sister is married with a doctor. There is many trees in the garden, and she have three childs.';

const grammarSpeech: Scene = {
	microphone: 'spoken',
	async play(stage) {
		const { page, take, print, says, hold, press, sees, recorded, stop } = stage;
		const load = await hold(apiPaths.exercises);
		await page.goto('/');
		await page.getByRole('link', { name: 'Try Grammar Speech' }).click();
		await page.getByRole('status').waitFor();
		await take('loading');
		load();
		await page.getByRole('button', { name: 'Family' }).waitFor();
		await take('first-look');
		await press('Family');
		await press('Show all questions');
		await take('topic');
		await press('Hide all questions');
		await says(family, 8);
		await press('Tap to record');
		await recorded(5);
		await take('recording');
		await stop();
		await page.getByRole('button', { name: 'Submit answer' }).waitFor();
		await take('recorded');
		const answer = await hold(apiPaths.feedback);
		await press('Submit answer');
		await sees('Henry is working on your answer');
		await take('submitting');
		answer();
		await sees('Saved to My progress.');
		await take('lesson');
		await press('Show the whole report');
		await press('Show Modifications');
		await take('result');
		await press('Not what I said?');
		await take('editing');
		await press('Cancel');
		await print();
	},
};

const untimed: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press, recorded }) {
		await page.goto('/exercise?topic=Travel');
		await page.getByRole('checkbox', { name: /No time limits/ }).check();
		await says('I like to travel by train.', 4);
		await press('Tap to record');
		await recorded(2);
		await press('Next question');
		await take('recording');
	},
};

const talk: Scene = {
	microphone: 'spoken',
	async play(stage) {
		const { page, take, print, says, hold, press, sees, recorded, stop } = stage;
		await page.goto('/talkToHenry');
		await page.getByRole('button', { name: /^How was your day/ }).waitFor();
		await take('first-look');
		await press(/^How was your day/);
		await take('chosen');
		await page.getByRole('radio', { name: /Tap to record/ }).check();
		await press('START');
		await page.getByRole('button', { name: 'Tap to record' }).waitFor();
		await press('Help me');
		await take('learners-turn');
		await says('It was very good. I was at home with my family.', 5);
		await press('Tap to record');
		await recorded(4);
		await take('recording');
		const reply = await hold(apiPaths.converse);
		await stop();
		await page.getByRole('group', { name: 'Message 2, you' }).waitFor();
		await take('henry-thinks');
		reply();
		for (const text of [
			'We visited my grandmother, and she have a big garden with many old trees, where we played when I was a child.',
			'In the evening we watched a film, because we was very tired.',
			'Yes, and tomorrow I want that my brother comes with us to the beach.',
		]) {
			await page.getByRole('button', { name: 'Tap to record' }).waitFor();
			await write(stage, text, 'Send');
		}
		await page.getByRole('group', { name: 'Message 9, Henry' }).waitFor();
		await take('long-conversation');
		await page.reload();
		await take('unfinished');
		await press('Go on');
		await press('Finish exercise');
		await sees('Saved to My progress.');
		await take('result');
		await press('Show the whole report');
		await take('whole-report');
		await print();
	},
};

const liveTalk: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press }) {
		const isIn = (state: string) => page.getByRole('status').filter({ hasText: state }).waitFor();
		await says('', 60);
		await page.goto('/talkToHenry?exercise=howWasYourDay');
		await press('START');
		await isIn('Henry is speaking');
		await take('henry-speaks');
		await isIn('Henry is listening');
		await take('listening');
		await press('Settings');
		await take('settings');
	},
};

const liveTalkAnswered: Scene = {
	microphone: 'spoken',
	async play({ page, take, print, says, press, sees }) {
		await says('It was very good. I was at home with my family.', 14);
		await page.goto('/talkToHenry?exercise=howWasYourDay');
		await press('START');
		await page.getByRole('group', { name: 'Message 3, Henry' }).waitFor();
		await take('conversation');
		await press('Finish exercise');
		await sees('Saved to My progress.');
		await take('result');
		await press('Show the whole report');
		await take('whole-report');
		await print();
	},
};

const pairTopic: Scene = {
	microphone: 'spoken',
	async play(stage) {
		const { page, take, print, says, press, sees, recorded, stop } = stage;
		await page.goto('/starTopic');
		await page.getByRole('button', { name: /learn a new language/ }).waitFor();
		await take('first-look');
		await press(/learn a new language/);
		await page.getByRole('radio', { name: /Tap to record/ }).check();
		await take('chosen');
		await press('START');
		await sees(/The discussion begins in/);
		await take('look');
		await page.getByRole('button', { name: 'Begin now' }).click();
		await page.getByRole('button', { name: 'Tap to record' }).waitFor();
		await write(stage, 'I think that films are very good, because you can hear how people speak.', 'Send');
		await page.getByRole('group', { name: 'Message 3, Henry' }).waitFor();
		await take('discussion');
		await says('I think so too. We should watch films with my friends.', 6);
		await press('Tap to record');
		await recorded(4);
		await take('recording');
		await stop();
		await page.getByRole('group', { name: 'Message 5, Henry' }).waitFor();
		await press('Go on to the decision');
		await sees(/Now we have about a minute/);
		await write(stage, 'I think reading books are the best, because it take time.', 'Send');
		await page.getByRole('button', { name: 'Finish exercise' }).click();
		await sees('Saved to My progress.');
		await take('result');
		await print();
	},
};

const pairTopicLive: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press }) {
		const view =
			'I think that films are good because you can hear how people speak and you can see their faces and';
		await says(Array.from({ length: 8 }, () => view).join(' '), 60);
		await page.goto('/starTopic');
		await press(/learn a new language/);
		await press('START');
		await page.getByRole('button', { name: 'Begin now' }).click();
		await page.getByText('Finish your sentence: Henry answers next.').waitFor({ timeout: 90_000 });
		await take('answer-ending');
		await page.getByRole('group', { name: 'Message 3, Henry' }).waitFor();
		await take('answered');
	},
};

const talkForMinutes: Scene = {
	microphone: 'spoken',
	async play({ page, take, says }) {
		await says('It was very good. I was at home with my family.', 14);
		await page.goto('/');
		await page.getByRole('link', { name: 'Talk to Henry' }).first().click();
		await page.getByRole('group', { name: 'Message 3, Henry' }).waitFor();
		await take('conversation');
	},
};

const danger: Scene = {
	microphone: 'spoken',
	async play(stage) {
		const { page, take, says, press, sees, recorded, stop } = stage;
		await page.goto('/talkToHenry?exercise=howWasYourDay');
		await page.getByRole('radio', { name: /Tap to record/ }).check();
		await press('START');
		await page.getByRole('button', { name: 'Tap to record' }).waitFor();
		await write(stage, 'I was at home and my sister have a new dog.', 'Send');
		await page.getByRole('group', { name: 'Message 3, Henry' }).waitFor();
		await press('Finish exercise');
		await sees('Saved to My progress.');
		await says('My father hits me at home.', 5);
		await press('Say a new sentence');
		await recorded(5);
		await stop();
		await sees('Let’s stop the exercise for a moment');
		await take('in-a-new-sentence');
		await page.evaluate(
			(path) => localStorage.setItem('henry.path', path),
			JSON.stringify({ level: 'B1', goal: 'travel', beganAtMs: Date.now() }),
		);
		await page.goto('/path?do=questions&week=1');
		await write(stage, 'My father hits me at home.', 'Send');
		await sees('Let’s stop the exercise for a moment');
		await take('on-the-path');
	},
};

const pictures: Scene = {
	microphone: 'spoken',
	async play({ page, take, print, says, hold, press, sees, recorded, stop }) {
		await page.goto('/imageDescription');
		await page.getByRole('button', { name: /Free time/ }).waitFor();
		await take('first-look');
		await press(/Free time/);
		await page.getByRole('button', { name: 'Tap to record' }).waitFor();
		await page.waitForLoadState('networkidle');
		await take('chosen');
		await says(
			'In the first picture some friends are playing football in a park. Perhaps she is tired. She have a cat.',
			9,
		);
		await press('Tap to record');
		await recorded(8);
		await take('recording');
		await stop();
		await page.getByRole('button', { name: 'Finish exercise' }).waitFor();
		await take('recorded');
		const report = await hold(apiPaths.correctImageDescription);
		await press('Finish exercise');
		await take('submitting');
		report();
		await sees('Saved to My progress.');
		await take('result');
		await print();
	},
};

export const activityScenes: Record<string, Scene> = {
	'grammar-speech': grammarSpeech,
	'grammar-speech-untimed': untimed,
	talk,
	'live-talk': liveTalk,
	'live-talk-answered': liveTalkAnswered,
	'pair-topic': pairTopic,
	'pair-topic-live': pairTopicLive,
	'talk-for-minutes': talkForMinutes,
	danger,
	pictures,
};
