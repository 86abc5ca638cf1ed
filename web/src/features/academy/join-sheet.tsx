import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { printPage } from '#web/lib/print-page.ts';
import { joinAddress, spacedCode } from './join-address.ts';
import { QrCode } from './qr-code.tsx';

type JoinSheetProps = { name: string; joinCode: string; backTo: string };

/** The way into a class for everybody in the room: its link as a QR code, and its code in letters. */
export function JoinSheet({ name, joinCode, backTo }: JoinSheetProps) {
	const { t } = useTranslation('academy');
	const address = joinAddress(joinCode);
	return (
		<div className="space-y-6">
			<div className="no-print flex flex-wrap items-center gap-3">
				<ButtonLink look="quiet" className="-ml-5" to={backTo}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					{t('sheet.back')}
				</ButtonLink>
				<Button look="secondary" onClick={() => void printPage()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('sheet.print')}
				</Button>
			</div>
			<div
				data-printed
				className="grid items-center gap-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-8 md:grid-cols-[auto_1fr] md:gap-10 print:grid-cols-1 print:border-0 print:shadow-none"
			>
				<QrCode
					text={address}
					label={t('sheet.qr', { name })}
					className="mx-auto w-full max-w-[min(100%,70vh)] rounded-control md:w-[min(50vw,60vh)] print:w-[150mm]"
				/>
				<div className="min-w-0 space-y-4 text-center md:text-left print:text-center">
					<h3 className="break-words font-bold text-3xl lg:text-4xl">{name}</h3>
					<p className="text-lg lg:text-2xl">{t('sheet.scan')}</p>
					<p className="break-all text-lg lg:text-2xl">{address.split('?')[0]}</p>
					<p className="font-bold text-4xl tracking-widest lg:text-6xl print:text-6xl">
						<span className="sr-only">{t('class.code')}: </span>
						{spacedCode(joinCode)}
					</p>
				</div>
			</div>
		</div>
	);
}
