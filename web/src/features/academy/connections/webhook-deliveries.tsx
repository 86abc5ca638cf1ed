import type { WebhookDelivery, WebhookEvent } from '@henry/contract/webhooks.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { useFormats } from '#web/lib/formats.ts';

/** What each event is called. */
export const eventWords = {
	'answer.handed_in': 'webhooks.event.answer_handed_in',
	'answer.released': 'webhooks.event.answer_released',
	'member.joined': 'webhooks.event.member_joined',
	'member.left': 'webhooks.event.member_left',
	test: 'webhooks.event.test',
} as const satisfies Record<WebhookEvent | 'test', string>;

const isKnown = (kind: string): kind is keyof typeof eventWords => kind in eventWords;

type DeliveriesProps = { deliveries: WebhookDelivery[]; onRefresh: () => void };

/** What an address was told last, and whether it arrived. */
export function Deliveries({ deliveries, onRefresh }: DeliveriesProps) {
	const { t } = useTranslation('connections');
	const { moment } = useFormats();
	function outcomeOf({ deliveredAtMs, nextTryAtMs, failure }: WebhookDelivery): string {
		if (deliveredAtMs !== null) return t('webhooks.arrived', { moment: moment(deliveredAtMs) });
		if (failure === null) return t('webhooks.waits');
		if (nextTryAtMs === null) return t('webhooks.given', { failure });
		return t('webhooks.again', { moment: moment(nextTryAtMs), failure });
	}
	return (
		<details className="rounded-control border border-line px-4 py-2">
			<summary className="min-h-8 cursor-pointer font-semibold">{t('webhooks.deliveries')}</summary>
			{deliveries.length === 0 && <p className="py-2">{t('webhooks.none')}</p>}
			<ul className="divide-y divide-line">
				{deliveries.map((delivery) => (
					<li key={delivery.id} className="break-words py-2 text-sm">
						<span className="font-semibold">
							{isKnown(delivery.kind) ? t(eventWords[delivery.kind]) : delivery.kind}
						</span>
						<span className="block text-muted">{outcomeOf(delivery)}</span>
					</li>
				))}
			</ul>
			<Button look="quiet" className="-ml-5" onClick={onRefresh}>
				{t('webhooks.refresh')}
			</Button>
		</details>
	);
}
