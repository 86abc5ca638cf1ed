import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

/** An address to be sent on: it can be selected, and copied by a button (`label`) where the browser lets pages do so. */
export function CopyableLink({ address, label }: { address: string; label?: string }) {
	const { t } = useTranslation('academy');
	const [isCopied, setCopied] = useState(false);
	async function copy() {
		try {
			await navigator.clipboard.writeText(address);
			setCopied(true);
		} catch {
			setCopied(false);
		}
	}
	return (
		<div className="flex flex-wrap items-center gap-3">
			<code className="min-w-0 select-all break-all rounded-control border border-line bg-surface px-3 py-2 text-sm">
				{address}
			</code>
			<Button look="secondary" onClick={() => void copy()}>
				<Copy aria-hidden="true" className="size-4" />
				{isCopied ? t('people.copied') : (label ?? t('people.copy'))}
			</Button>
		</div>
	);
}
