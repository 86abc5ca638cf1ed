/** Forms of the six-minute check (`content/exams/forms/progress-check`), in the order in which they are given in a circle. */
export const checkForms = [...'abcdefghijklm'];
