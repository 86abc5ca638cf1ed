/** Cards of one review: about ten minutes. */
export const reviewSize = 20;
