import type {
	ConverseRequest,
	ConverseResponse,
	ConverseStarTopicRequest,
} from '@henry/contract/conversation.ts';
import type { CallOptions } from './engine.ts';

/**
 * Who speaks as Henry. Every call carries the whole conversation, and nothing is kept between calls. `embedded` says that
 * nothing leaves this server. Failures are `ProviderError`s.
 */
export type Coach = {
	name: string;
	embedded: boolean;
	/** Henry's next turn in a talk. */
	converse(request: ConverseRequest, options?: CallOptions): Promise<ConverseResponse>;
	/** Henry's next turn as the partner in a discussion. */
	converseStarTopic(request: ConverseStarTopicRequest, options?: CallOptions): Promise<ConverseResponse>;
};
