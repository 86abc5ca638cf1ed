/**
 * Whether the tap that leads to a talk also begins it: sound and microphone may then be used. It lasts until the talk's
 * page is there, and no reload.
 */
export const startAtOnce = { isAsked: false };
