/** Event of the window: what one person had in this tab is forgotten. What a page holds of them in its memory goes with it. */
export const keptForgottenEvent = 'henry.keptForgotten';
