import { type ConversationMessage, converseResponseSchema } from '@henry/contract/conversation.ts';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#server/content.ts';
import { createEmbeddedCoach } from '#server/domain/conversation/embedded-coach.ts';
import type { Coach } from '#server/ports/coach.ts';
import { createCarefulCoach } from './careful-coach.ts';
import { rulesAlone } from './danger-sense-for-tests.ts';
import { createDangerWatch } from './danger-watch.ts';

const content = loadContent(new URL('../../../../content/', import.meta.url));
const henry = (text: string): ConversationMessage => ({
	role: 'system',
	content: text,
	covered: ['feeling'],
});
const learner = (text: string): ConversationMessage => ({ role: 'user', content: text });

/** The embedded coach, and the conversations that it was asked about. */
function watchedCoach(country?: string) {
	const asked: ConversationMessage[][] = [];
	const embedded = createEmbeddedCoach(content);
	const watched: Coach = {
		...embedded,
		converse: (request, options) => {
			asked.push(request.fullConversation);
			return embedded.converse(request, options);
		},
		converseStarTopic: (request, options) => {
			asked.push(request.fullConversation);
			return embedded.converseStarTopic(request, options);
		},
	};
	return {
		asked,
		coach: createCarefulCoach(watched, createDangerWatch(rulesAlone, content.safety, country)),
	};
}

const ask = (coach: Coach, ...fullConversation: ConversationMessage[]) =>
	coach.converse({ exerciseType: 'howWasYourDay', fullConversation });

describe('a careful coach', () => {
	it('answers danger in writing, in both languages and with numbers, before the coach is asked', async () => {
		const { asked, coach } = watchedCoach();
		const reply = await ask(coach, henry('How was your day?'), learner('Bad. I want to kill myself'));
		expect(asked).toEqual([]);
		expect(converseResponseSchema.parse(reply)).toEqual(reply);
		expect(reply.covered).toEqual(['feeling']);
		expect(reply.danger).toMatchObject({ kind: 'selfHarm', title: { es: expect.any(String) } });
		expect(reply.danger?.numbers.map(({ number }) => number)).toEqual(['024', '112', '116 111']);
	});

	it('does so in a discussion too', async () => {
		const { asked, coach } = watchedCoach();
		const fullConversation = [henry('And films?'), learner('mi marido me pega')];
		const reply = await coach.converseStarTopic({ topic: 'Languages', options: ['Films'], fullConversation });
		expect(asked).toEqual([]);
		expect(reply.danger?.numbers.map(({ number }) => number)).toContain('016');
	});

	it('shows the numbers of the country that is set, and knows none of a country that has none', async () => {
		const said = [henry('How was your day?'), learner('my husband hits me')];
		const inIreland = await ask(watchedCoach('IE').coach, ...said);
		expect(inIreland.danger?.numbers[0]?.number).toBe('1800 341 900');
		expect(() => watchedCoach('ZZ')).toThrow(/no numbers of help for ZZ, only for ES, GB, IE, US/);
	});

	it('goes on afterwards, and keeps from the coach what was said', async () => {
		const { asked, coach } = watchedCoach();
		const reply = await ask(
			coach,
			henry('How was your day?'),
			learner('my husband hits me'),
			henry('What did you do today?'),
			learner('i went to work'),
		);
		expect(reply.danger).toBeUndefined();
		expect(JSON.stringify(asked)).not.toContain('hits me');
	});

	it('passes on nothing of danger that is remembered', async () => {
		const heard: unknown[] = [];
		const embedded = createEmbeddedCoach(content);
		const listening: Coach = {
			...embedded,
			converse: (request, options) => {
				heard.push(request.remembered);
				return embedded.converse(request, options);
			},
		};
		const takesUp = { kind: 'plan' as const, text: 'I want to kill myself' };
		const facts = [takesUp, { kind: 'like' as const, text: 'I love cooking' }];
		await createCarefulCoach(listening, createDangerWatch(rulesAlone, content.safety)).converse({
			exerciseType: 'justChat',
			remembered: { facts, takesUp },
			fullConversation: [],
		});
		expect(heard).toEqual([{ facts: [facts[1]] }]);
	});

	it('lets nobody listen to what speaks of danger', async () => {
		const followed: ConversationMessage[][] = [];
		const listening: Coach = {
			...createEmbeddedCoach(content),
			listen: ({ fullConversation }) => void followed.push(fullConversation),
			listenStarTopic: ({ fullConversation }) => void followed.push(fullConversation),
		};
		const coach = createCarefulCoach(listening, createDangerWatch(rulesAlone, content.safety));
		const asked = henry('How was your day?');
		for (const said of ['i want to kill myself', 'i went to the']) {
			const fullConversation = [asked, learner(said)];
			coach.listen?.({ exerciseType: 'justChat', fullConversation });
			coach.listenStarTopic?.({ topic: 'Parks', options: [], fullConversation });
		}
		const safe = [asked, learner('i went to the')];
		await expect.poll(() => followed).toEqual([safe, safe]);
	});

	it('leaves films alone when Henry has asked about one', async () => {
		const reply = await ask(
			watchedCoach().coach,
			henry('What happens at the end of the film?'),
			learner('he kills himself'),
		);
		expect(reply.danger).toBeUndefined();
	});
});
