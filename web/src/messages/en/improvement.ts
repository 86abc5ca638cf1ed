/** What Henry is getting better at while models come. */
export const improvement = {
	improving: {
		ears: 'Henry is getting better ears: {{percent}} %',
		voice: 'Henry is getting a better voice: {{percent}} %',
		sounds: 'Henry is getting a better ear for sounds: {{percent}} %',
		turns: 'Henry is getting a better sense of when it is his turn: {{percent}} %',
		topics: 'Henry is learning to tell what an answer is about: {{percent}} %',
		mind: 'Henry is getting a better mind: {{percent}} %',
	},
} as const;
