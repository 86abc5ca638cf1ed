import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type ShareActionsProps = {
	text: string;
	/** The result as a picture, once it is drawn. */
	picture: File | undefined;
};

type Outcome = 'copied' | 'notCopied' | 'notShared';

/** The way of this device to share: its own menu, with the picture where that takes files; else the clipboard. */
export function ShareActions({ text, picture }: ShareActionsProps) {
	const { t } = useTranslation('speakle');
	const [outcome, setOutcome] = useState<Outcome>();
	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome('copied');
		} catch {
			// It refuses, or there is none, as on a page without https.
			setOutcome('notCopied');
		}
	}
	async function share() {
		setOutcome(undefined);
		const withPicture = { text, files: picture ? [picture] : [] };
		try {
			await navigator.share(picture && navigator.canShare?.(withPicture) ? withPicture : { text });
		} catch (error) {
			// A learner who closes the menu has decided not to share.
			if ((error as DOMException).name !== 'AbortError') setOutcome('notShared');
		}
	}
	const hasMenu = 'share' in navigator;
	const Icon = hasMenu ? Share2 : Copy;
	return (
		<>
			<Button onClick={hasMenu ? share : copy}>
				<Icon aria-hidden="true" className="size-5" />
				{t(hasMenu ? 'share.menu' : 'share.copy')}
			</Button>
			<p role="status" className="order-last basis-full empty:-mt-3">
				{outcome && t(`share.${outcome}`)}
			</p>
		</>
	);
}
