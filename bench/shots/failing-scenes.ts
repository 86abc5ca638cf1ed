import { apiPaths } from '@henry/contract/api-paths.ts';
import { family } from './activity-scenes.ts';
import type { Scene } from './stage.ts';
import { write } from './write.ts';

/** Lists that do not come, asked for on the way from the home page: the pages themselves come with them. */
const lists: Scene = {
	microphone: 'denied',
	async play({ page, take, fail, hold }) {
		for (const [name, path, call] of [
			['talk', '/talkToHenry', apiPaths.talkExercises],
			['pictures', '/imageDescription', apiPaths.photoExercises],
		] as const) {
			const toPage = page.locator(`a[href="${path}"]`).first();
			const answer = await hold(call);
			await page.goto('/');
			await toPage.click();
			await page.getByRole('status').waitFor();
			await take(`${name}-loading`);
			answer();
			await page.unroute(`**${call}`);
			await fail(call);
			await page.goto('/');
			await toPage.click();
			await page.getByRole('alert').waitFor();
			await take(`${name}-error`);
		}
	},
};

const offline: Scene = {
	microphone: 'denied',
	async play({ page, take, fail, sees }) {
		await page.goto('/speakle');
		await page.waitForLoadState('networkidle');
		await fail(apiPaths.health);
		await page.evaluate(() => window.dispatchEvent(new Event('offline')));
		await sees(/Henry cannot hear or correct you/);
		await take('speakle');
	},
};

const grammarSpeech: Scene = {
	microphone: 'denied',
	async play(stage) {
		const { page, take, fail, press, sees } = stage;
		await page.goto('/exercise?topic=Family');
		await press('Tap to record');
		await sees(/Recording did not start/);
		await take('microphone-blocked');
		await press('Write instead');
		await take('writing');
		await press('Cancel');
		await fail(apiPaths.feedback);
		await write(stage, family, 'Submit answer');
		await sees(/Oops/);
		await take('error');
	},
};

const grammarSpeechSilent: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press, recorded, stop }) {
		await says('', 1);
		await page.goto('/exercise?topic=Family');
		await press('Tap to record');
		await recorded(2);
		await stop();
		await press('Submit answer');
		await page.getByRole('alert').waitFor();
		await take('result');
	},
};

const talk: Scene = {
	microphone: 'denied',
	async play({ page, take, fail, press }) {
		await page.goto('/talkToHenry?exercise=jobInterview');
		await fail(apiPaths.converse);
		await press('START');
		await page.getByRole('button', { name: 'Try again' }).waitFor();
		await take('error');
	},
};

const liveTalk: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press }) {
		const path = '/talkToHenry?exercise=jobInterview';
		const isIn = (state: string) => page.getByRole('status').filter({ hasText: state }).waitFor();
		await says('', 60);
		const other = await page.context().newPage();
		await other.goto(path);
		await other.getByRole('button', { name: 'START' }).click();
		await other.getByRole('group', { name: 'Message 1, Henry' }).waitFor();
		await page.goto(path);
		await press('START');
		await isIn('You are talking with Henry in another tab');
		await take('elsewhere');
		await other.close();

		let fate: 'silent' | 'open' | 'down' = 'silent';
		let hangUp = () => {};
		await page.routeWebSocket(/\/api\/talk\/live$/, (socket) => {
			hangUp = () => void socket.close({ code: 1011 });
			if (fate === 'open') socket.connectToServer();
			if (fate === 'down') hangUp();
		});
		await page.reload();
		await press('START');
		await isIn('Henry is thinking');
		await take('henry-thinks');
		fate = 'open';
		hangUp();
		await isIn('Henry is listening');
		fate = 'down';
		hangUp();
		await isIn('Connection lost');
		await take('reconnecting');
	},
};

const pictures: Scene = {
	microphone: 'denied',
	async play(stage) {
		const { page, take, fail, press } = stage;
		await page.goto('/imageDescription?exercise=eating');
		await fail(apiPaths.correctImageDescription);
		await write(stage, 'In the first picture a family is having dinner.', 'Use this text');
		await press('Finish exercise');
		await page.getByRole('alert').waitFor();
		await take('error');
	},
};

const speakle: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, fail, press, sees, recorded, stop }) {
		await page.goto('/speakle');
		await press('Practise this sentence');
		await take('no-sentence');
		await says('My brother works in a hospital near the station.', 5);
		await press('Tap to record');
		await recorded(5);
		await stop();
		await press('Check my pronunciation');
		await page.getByRole('alert').filter({ hasText: 'That did not sound like' }).waitFor();
		await take('another-sentence');
		await fail(apiPaths.speakle);
		await says('My brother works in a hospital near the station.', 5);
		await press('Record again');
		await recorded(5);
		await stop();
		await press('Check my pronunciation');
		await sees('Henry cannot be reached');
		await take('error');
	},
};

const aptis: Scene = {
	microphone: 'missing',
	async play({ page, take, press }) {
		await page.goto('/aptis-part-one-1');
		await press('Start');
		await page.waitForLoadState('networkidle');
		await take('no-microphone');
	},
};

const aptisSilent: Scene = {
	microphone: 'spoken',
	async play({ page, take, says, press, sees, stop }) {
		await says('', 2);
		await page.goto('/aptis-part-one-1');
		await page.getByRole('radio', { name: 'Quick drill' }).check();
		await press('Start');
		await press('Skip the introduction');
		for (const part of [1, 2, 3]) {
			await page.getByRole('heading', { name: `Part ${part} of 3` }).waitFor();
			await page.getByRole('button', { name: 'Answer now' }).click();
			await page.waitForTimeout(1_000);
			await stop();
		}
		await sees('Henry heard nothing in any of your answers');
		await take('result');
	},
};

export const failingScenes: Record<string, Scene> = {
	'lists-failing': lists,
	offline,
	'grammar-speech-failing': grammarSpeech,
	'grammar-speech-silent': grammarSpeechSilent,
	'talk-failing': talk,
	'live-talk-failing': liveTalk,
	'pictures-failing': pictures,
	'speakle-failing': speakle,
	'aptis-failing': aptis,
	'aptis-silent': aptisSilent,
};
