import { expect, test } from 'vitest';
import { coachForTests } from '#server/domain/conversation/coach-for-tests.ts';
import type { Coach } from '#server/ports/coach.ts';
import { coachCases } from './contract.ts';

for (const { name, run } of coachCases) test(`the embedded coach ${name}`, () => run(() => coachForTests));

/** A coach that is wrong on purpose, in everything that the contract asks for. */
function createWrongCoach(): Coach {
	let turns = 0;
	const answer: Coach['converse'] = async (_, { onQuestion } = {}) => {
		turns += 1;
		onQuestion?.('Other words');
		return {
			question: 'How was your day?',
			progress: turns > 3 ? 100 : 90 - turns,
			covered: turns % 2 === 0 ? [] : ['no such thing'],
			hints: { word: '', starter: '', example: '' },
			coach: { name: 'wrong', embedded: false },
		};
	};
	return {
		health: () => ({ name: '', model: '', embedded: true, state: 'starting', queued: -1 }),
		async start() {},
		async close() {},
		converse: answer,
		converseStarTopic: (request, options) =>
			answer({ exerciseType: 'howWasYourDay', fullConversation: request.fullConversation }, options),
	};
}

test.each(coachCases)('a coach that is wrong on purpose fails the case "$name"', async ({ run }) => {
	await expect(run(createWrongCoach)).rejects.toThrow();
});
