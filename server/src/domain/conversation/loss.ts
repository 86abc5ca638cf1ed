const loss =
	/\b(?:died|dead|dies|death|passed away|funeral|buried|lost (?:my|our|his|her) (?:mother|father|mum|mom|dad|wife|husband|son|daughter|brother|sister|grand\w+|job|dog|cat|friend|baby|home|house)|cancer|(?:is|was|are|were|be|been|day) in (?:the )?hospital|hospital with my|divorc\w*|broke up|break up|left me|very (?:ill|sick)|accident|miscarriage|(?:no|not have|n't have)(?: any| a)? family|have nobody|fired|unemployed)\b/;
const noLoss =
	/\b(?:battery|phone|computer|laptop|plant|film|movie|series|book|game|work (?:in|at)|works (?:in|at)|nurse|doctor|laugh\w*|hungry|hunger)\b/;

/** Whether somebody tells of a loss: a death, an illness, a separation, a job that is gone. `text` in small letters. */
export function isLoss(text: string): boolean {
	return loss.test(text) && !noLoss.test(text);
}
