/** Whether all is looked at, as `./henry test whole` does: at every size, in every language, in all colours. */
export const isWhole = process.env.HENRY_TEST_SIZE === 'whole';
