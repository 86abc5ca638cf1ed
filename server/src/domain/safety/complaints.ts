const things =
	'shower|toilet|bath|light|lamp|tv|television|heating|radiator|air conditioning|wifi|internet|router|fridge|oven|washing machine|computer|keyboard|screen|printer|lift|tap|sink';

/** A thing that does not work, where it is, and since when, and nothing else: "the shower in my room is broken since Monday". */
const complaint = new RegExp(
	`^(?:(?:hello|hi|good \\w+|sorry|excuse me|well|and|but|so|because) )*(?:the |my |our )?(?:${things})(?: (?:in|of) (?:my|the|our) (?:room|flat|house|bathroom|bedroom|kitchen|hotel))? (?:(?:is|are|was) (?:very |so |always )?(?:broken|dirty|cold|blocked|slow|not working)|(?:does|do|did)(?: not|n't) work(?: well)?|stopped working)(?: since (?:yesterday|(?:last |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|week|morning)|(?:\\w+ )?(?:hours|days|weeks|months))| any ?more| again| at all)*$`,
);

/** Whether a text is a complaint about a thing alone, which a classifier of meanings may take for more. */
export const isComplaint = (text: string): boolean =>
	complaint.test(text.toLowerCase().replaceAll(/[.,!]/g, '').replaceAll('’', "'").trim());
