/** Forms of the six-minute check (`content/exams/forms/progress-check`), in the order in which they are given in a circle. */
export const checkForms = [...'abcdefghijklm'];

/**
 * Who takes another form so many days after a check is not another learner yet: what differs is the check's own error. Less
 * than that, and the first one is still in the ear.
 */
export const retestDays = { from: 2, to: 14 } as const;
