import { maxEmailCharacters } from '@henry/contract/limits.ts';
import { useTranslation } from 'react-i18next';

type FieldProps = { isWrong: boolean };

const problem = 'mt-1 font-semibold text-poor';

export function EmailField({ isWrong }: FieldProps) {
	const { t } = useTranslation('academies');
	return (
		<div>
			<label htmlFor="waitlist-email" className="font-semibold">
				{t('waitlist.email')}
			</label>
			<input
				id="waitlist-email"
				type="email"
				name="EMAIL"
				required
				maxLength={maxEmailCharacters}
				autoComplete="email"
				aria-invalid={isWrong}
				aria-describedby="waitlist-email-hint waitlist-email-wrong"
				className="mt-1.5 block min-h-12 w-full rounded-control border border-line-strong bg-paper px-4 py-2 text-ink aria-invalid:border-2 aria-invalid:border-poor"
			/>
			<p id="waitlist-email-hint" className="mt-1.5 text-muted text-sm">
				{t('waitlist.emailHint')}
			</p>
			<p id="waitlist-email-wrong" className={problem}>
				{isWrong && t('waitlist.emailWrong')}
			</p>
		</div>
	);
}

export function ConsentField({ isWrong }: FieldProps) {
	const { t } = useTranslation('academies');
	return (
		<div>
			<label className="flex min-h-8 items-start gap-3">
				<input
					type="checkbox"
					name="OPT_IN"
					value="1"
					required
					aria-invalid={isWrong}
					aria-describedby="waitlist-consent-missing"
					className="mt-0.5 size-6 shrink-0 accent-accent aria-invalid:border-2 aria-invalid:border-poor"
				/>
				<span>{t('waitlist.consent')}</span>
			</label>
			<p id="waitlist-consent-missing" className={`${problem} pl-9`}>
				{isWrong && t('waitlist.consentMissing')}
			</p>
			<a
				href="#terms"
				className="inline-flex min-h-8 items-center pl-9 text-accent-strong text-sm underline underline-offset-4"
			>
				{t('waitlist.readTerms')}
			</a>
		</div>
	);
}
