/** Cards of one review: about ten minutes. */
export const reviewSize = 20;
/** Cards of the review that is part of a day's ten minutes. */
export const todaysCards = 8;
