/** The acoustic model's outputs: which of them scores which part of which phone after which. */
export type AcousticStates = {
	/** Number of scores a frame. */
	stateCount: number;
	/** Number of phones; phone 0 is silence. */
	phoneCount: number;
	/** Place of the score of [class of the left neighbour][phone][0 first frame, 1 later frames]. */
	stateOf: Int32Array;
	/** Class of each phone as a left neighbour. */
	leftClassOf: Int32Array;
};
