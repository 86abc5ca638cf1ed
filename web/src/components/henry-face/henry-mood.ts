/** What Henry's face can show. */
export const henryMoods = ['idle', 'listening', 'thinking', 'speaking', 'happy', 'unsure'] as const;
export type HenryMood = (typeof henryMoods)[number];
