/** The browser's cache of what this device keeps for when the server cannot be reached. */
export const keptHereName = 'kept-here';
