import type {
	ConverseRequest,
	ConverseResponse,
	ConverseStarTopicRequest,
} from '@henry/contract/conversation.ts';
import type { LiveTalkExercise } from '@henry/contract/live-talk.ts';
import type { CallOptions, Engine } from './engine.ts';

export type ConverseOptions = CallOptions & {
	/**
	 * Is told Henry's words so far, while a coach that writes them one by one is still at it; a space behind a sentence says
	 * that it is whole. Where it fails on the way, the
	 * words may begin anew; what counts is the answer.
	 */
	onQuestion?: (questionSoFar: string) => void;
};

/**
 * Who speaks as Henry. Every call carries the whole conversation, and nothing is kept between calls. Failures are
 * `ProviderError`s.
 */
export type Coach = Engine & {
	/** Henry's next turn in a talk. */
	converse(request: ConverseRequest, options?: ConverseOptions): Promise<ConverseResponse>;
	/**
	 * Is told what the learner, who still speaks, has said so far, as the last message: what can be done of the next turn
	 * is done meanwhile. It comes to nothing where there is more to do, or once `signal` aborts.
	 */
	listen?(request: ConverseRequest, options?: CallOptions): void;
	/** The same as the partner in a discussion. */
	listenStarTopic?(request: ConverseStarTopicRequest, options?: CallOptions): void;
	/** Short sentences with which many of Henry's turns in an exercise begin: their sound is worth being made ahead. */
	beginnings?(exercise: LiveTalkExercise): readonly string[];
	/** Henry's next turn as the partner in a discussion. */
	converseStarTopic(request: ConverseStarTopicRequest, options?: ConverseOptions): Promise<ConverseResponse>;
};
