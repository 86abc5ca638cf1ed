import type { Academy } from '@henry/contract/academies.ts';
import { academyImageAddress } from '@henry/contract/academy-door.ts';
import type { MadeCard } from '@henry/contract/cards.ts';
import { ArrowLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmedButton } from '#web/components/confirmed-button.tsx';
import { takeFocusAtTop } from '#web/components/take-focus.ts';
import { paths } from '#web/lib/paths.ts';
import { printPage } from '#web/lib/print-page.ts';
import { cardAddress, spacedCode } from './join-address.ts';
import { QrCode } from './qr-code.tsx';

/** As many as fit on a sheet of A4, two beside each other. */
const cardsPerSheet = 8;

type CardSheetProps = {
	academy: Academy;
	className: string;
	joinCode: string;
	cards: MadeCard[];
	onDone: () => void;
};

/** The cards of learners whose secret words have just been made, to be printed: nobody can show them again. */
export function CardSheet({ cards, onDone, ...place }: CardSheetProps) {
	const { t } = useTranslation('academy');
	const sheets = Array.from({ length: Math.ceil(cards.length / cardsPerSheet) }, (_, sheet) =>
		cards.slice(sheet * cardsPerSheet, (sheet + 1) * cardsPerSheet),
	);
	return (
		<section aria-labelledby="cards" className="space-y-6">
			<div className="no-print space-y-4">
				<h2 id="cards" ref={takeFocusAtTop} tabIndex={-1} className="font-bold text-2xl">
					{t('cards.made', { count: cards.length })}
				</h2>
				<p role="status" className="rounded-control bg-fair-soft p-3 text-fair">
					{t('cards.once')}
				</p>
				<div className="flex flex-wrap items-start gap-3">
					<Button onClick={() => void printPage()}>
						<Printer aria-hidden="true" className="size-5" />
						{t('cards.print')}
					</Button>
					<ConfirmedButton
						question={t('cards.doneQuestion')}
						confirm={t('cards.doneConfirm')}
						cancel={t('cards.stay')}
						onConfirm={onDone}
					>
						<ArrowLeft aria-hidden="true" className="size-5" />
						{t('sheet.back')}
					</ConfirmedButton>
				</div>
			</div>
			<div data-printed className="space-y-4">
				{sheets.map((sheet) => (
					<ul
						key={sheet[0]?.membershipId}
						className="grid gap-4 sm:grid-cols-2 print:break-after-page print:grid-cols-2 print:gap-[4mm] print:last:break-after-auto"
					>
						{sheet.map((card) => (
							<Card key={card.membershipId} card={card} {...place} />
						))}
					</ul>
				))}
			</div>
		</section>
	);
}

function Card({
	card: { displayName, pin },
	academy,
	className,
	joinCode,
}: { card: MadeCard } & Pick<CardSheetProps, 'academy' | 'className' | 'joinCode'>) {
	const { t } = useTranslation('academy');
	return (
		<li className="flex min-w-0 flex-col gap-2 rounded-card border border-line-strong border-dashed bg-surface p-4 print:h-[60mm] print:gap-[1mm] print:overflow-hidden print:rounded-none print:p-[4mm]">
			<p
				className="flex items-center gap-2 truncate rounded-control px-2 py-0.5 text-sm print:[print-color-adjust:exact]"
				style={{ backgroundColor: academy.colours.ground, color: academy.colours.text }}
			>
				{academy.logoId !== null && (
					<img src={academyImageAddress(academy.logoId)} alt="" className="h-5 max-w-16 object-contain" />
				)}
				<span className="truncate">
					{academy.name} · {className}
				</span>
			</p>
			<h3 className="line-clamp-2 break-words font-bold text-xl leading-tight">{displayName}</h3>
			<div className="mt-auto flex items-end justify-between gap-3">
				<dl className="min-w-0 space-y-1">
					<dt className="text-muted text-sm">{t('cards.code')}</dt>
					<dd className="whitespace-nowrap font-bold text-lg tracking-wider">{spacedCode(joinCode)}</dd>
					<dt className="text-muted text-sm">{t('cards.pin')}</dt>
					<dd className="font-bold text-lg leading-tight">{pin}</dd>
				</dl>
				<QrCode
					text={cardAddress(joinCode, displayName)}
					label={t('cards.qr', { name: displayName })}
					className="size-28 shrink-0 print:size-[30mm]"
				/>
			</div>
			<p className="break-all text-muted text-sm">
				{location.host}
				{paths.login}
			</p>
		</li>
	);
}
