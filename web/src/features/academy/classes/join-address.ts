import { paths } from '#web/lib/paths.ts';

/** Where a learner joins a class with its code filled in. */
export const joinAddress = (joinCode: string) => `${location.origin}${paths.classes}?code=${joinCode}`;

/** A class's code in two halves, as it is read and typed. */
export const spacedCode = (joinCode: string) => `${joinCode.slice(0, 4)} ${joinCode.slice(4)}`;

/** Where a learner with a card signs in, with all but the secret words filled in. What follows `#` is sent to no server. */
export const cardAddress = (joinCode: string, name: string) =>
	`${location.origin}${paths.login}?card#${new URLSearchParams({ code: joinCode, name })}`;
