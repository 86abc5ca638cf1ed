/** Key under which remembered practice is in the query cache, followed by whose it is. */
export const practiceKey = ['practice'];
