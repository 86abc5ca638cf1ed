import type { Academy } from '@henry/contract/academies.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button } from '#web/components/button.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { printPage } from '#web/lib/print-page.ts';
import { joinAddress, spacedCode } from './join-address.ts';
import { QrCode } from './qr-code.tsx';

type JoinSheetProps = { academy: Academy; name: string; joinCode: string; backTo: string };

/** Nothing behind the dialog can be reached. */
function openAboveAll(dialog: HTMLDialogElement | null) {
	if (dialog && !dialog.open) dialog.showModal();
}

/** The way into a class for everybody in the room: its link as a QR code, and its code in letters. */
export function JoinSheet({ academy, name, joinCode, backTo }: JoinSheetProps) {
	const { t } = useTranslation('academy');
	const [, navigate] = useLocation();
	const address = joinAddress(joinCode);
	return (
		<dialog
			ref={openAboveAll}
			aria-label={t('sheet.qr', { name })}
			onClose={() => navigate(backTo)}
			className="m-0 h-dvh max-h-none w-screen max-w-none space-y-4 overflow-y-auto bg-surface p-4 text-ink sm:p-8 print:h-auto print:p-0"
		>
			<div className="no-print flex flex-wrap items-center gap-3">
				<Button look="quiet" onClick={() => navigate(backTo)}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					{t('sheet.back')}
				</Button>
				<Button look="secondary" onClick={() => void printPage()}>
					<Printer aria-hidden="true" className="size-5" />
					{t('sheet.print')}
				</Button>
			</div>
			<div
				data-printed
				className="grid items-center gap-6 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10 print:grid-cols-1"
			>
				<QrCode
					text={address}
					label={t('sheet.qr', { name })}
					className="mx-auto w-full max-w-[70vh] md:w-[min(52vw,80vh)] md:max-w-none print:w-[150mm]"
				/>
				<div className="min-w-0 space-y-4 text-center md:text-left print:text-center">
					<AcademyBand {...academy} className="" />
					<h3 className="break-words font-bold text-3xl lg:text-4xl">{name}</h3>
					<p className="text-lg lg:text-2xl">{t('sheet.scan')}</p>
					<p className="break-all text-lg lg:text-2xl">{address.split('?')[0]}</p>
					<p className="font-bold text-4xl tracking-widest lg:text-6xl print:text-6xl">
						<span className="sr-only">{t('class.code')}: </span>
						{spacedCode(joinCode)}
					</p>
				</div>
			</div>
		</dialog>
	);
}
