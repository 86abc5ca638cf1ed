import { Popover } from '@base-ui/react/popover';
import type { Correction } from '@henry/contract/feedback.ts';
import { useTranslation } from 'react-i18next';
import { correctedLook } from './mark-looks.tsx';
import { Reason } from './reason.tsx';

/** A corrected part; hovering, tapping or focusing it tells the reason. */
export function CorrectedRun({ text, correction }: { text: string; correction: Correction }) {
	const { t } = useTranslation('report');
	return (
		<Popover.Root>
			<Popover.Trigger
				openOnHover
				delay={120}
				nativeButton={false}
				render={<mark />}
				className={correctedLook}
			>
				{text || '‸'}
			</Popover.Trigger>
			<Popover.Portal>
				<Popover.Positioner sideOffset={8}>
					<Popover.Popup
						role="tooltip"
						className="no-print max-w-72 rounded-control border border-line bg-surface p-3 text-base shadow-raised"
					>
						<Popover.Title className="sr-only">{t('reason')}</Popover.Title>
						<Popover.Description>
							<Reason of={correction} />
						</Popover.Description>
					</Popover.Popup>
				</Popover.Positioner>
			</Popover.Portal>
		</Popover.Root>
	);
}
