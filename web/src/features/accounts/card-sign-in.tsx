import { sessionResponseSchema } from '@henry/contract/accounts.ts';
import { cardPaths } from '@henry/contract/cards.ts';
import { cardWordCount, maxCardSecretCharacters, maxLearnerNameCharacters } from '@henry/contract/limits.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice } from '#web/components/error-notice.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { placeAfterSignIn } from '#web/lib/after-sign-in.ts';
import { callFunction } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useFragment } from '#web/lib/fragment.ts';
import { paths } from '#web/lib/paths.ts';
import { refusalReasonOf } from '#web/lib/refusal-reason.ts';
import { signInBy } from '#web/lib/session.ts';

type Card = { code: string; name: string; pin: string };

const signInByCard = (card: Card) =>
	signInBy(() => callFunction(cardPaths.signInByCard, card, sessionResponseSchema));

/** Words in small letters with single spaces, as they are on cards; the digits of an earlier card without any. */
const asOnCards = (typed: string) => {
	const words = typed.toLowerCase().replace(/\s+/g, ' ').trimStart();
	return /^[\d ]*$/.test(words) ? words.replaceAll(' ', '') : words;
};

/** Signing in by what stands on a card of a class. Its QR code fills in the code and the name (`#code=…&name=…`). */
export function CardSignIn() {
	const { t } = useTranslation('accounts');
	const fragment = useFragment();
	const [, navigate] = useLocation();
	const [card, setCard] = useState<Card>(() => ({
		code: fragment.get('code') ?? '',
		name: fragment.get('name') ?? '',
		pin: '',
	}));
	const [isShown, setShown] = useState(false);
	const { mutate, isPending, error } = useMutation({
		mutationFn: signInByCard,
		onSuccess: () => navigate(placeAfterSignIn(paths.classes), { replace: true }),
	});
	const fieldOf = (name: keyof Card, hint?: string) => (look: ComponentProps<'input'>) => (
		<FormField label={t(`card.${name}`)} hint={hint}>
			{(ids) => (
				<input
					{...ids}
					{...look}
					required
					name={name}
					value={card[name]}
					onChange={({ target: { value } }) =>
						setCard({ ...card, [name]: name === 'pin' ? asOnCards(value) : value })
					}
					spellCheck={false}
					className={`${fieldLook} ${look.className ?? ''}`}
				/>
			)}
		</FormField>
	);
	return (
		<>
			<p className="text-lg">{t('card.intro')}</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					mutate({ ...card, pin: card.pin.trim() });
				}}
				className="mt-6 space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-8"
			>
				<div className="grid grid-cols-2 gap-3 sm:gap-4">
					{fieldOf('code')({
						autoComplete: 'off',
						maxLength: 40,
						autoCapitalize: 'characters',
						className: 'uppercase',
					})}
					{fieldOf('name')({
						autoComplete: 'off',
						maxLength: maxLearnerNameCharacters,
						autoCapitalize: 'words',
					})}
				</div>
				{fieldOf(
					'pin',
					t('card.pinHint', { count: cardWordCount }),
				)({
					type: isShown ? 'text' : 'password',
					autoComplete: 'current-password',
					autoCapitalize: 'none',
					autoCorrect: 'off',
					maxLength: maxCardSecretCharacters,
				})}
				<label className="inline-flex min-h-11 items-center gap-2">
					<input
						type="checkbox"
						checked={isShown}
						onChange={({ target }) => setShown(target.checked)}
						className="size-5 accent-accent"
					/>
					{t('card.show')}
				</label>
				{error && <CardFailure error={error} />}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" disabled={isPending} className="w-full px-8 sm:w-auto">
						{t(isPending ? 'card.working' : 'card.button')}
					</Button>
					<ButtonLink look="quiet" className="w-full sm:w-auto" to={paths.login}>
						{t('card.byEmail')}
					</ButtonLink>
				</div>
				<p role="status" className="sr-only">
					{isPending && t('card.working')}
				</p>
			</form>
		</>
	);
}

/** What to do about a card that did not sign in. */
function CardFailure({ error }: { error: Error }) {
	const { t } = useTranslation('accounts');
	const isLocked = refusalReasonOf(error) === 'cardLocked';
	const waitSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
	const isWrong = error instanceof ApiError && error.code === 'invalid-argument';
	const words = isLocked
		? {
				title: t('card.locked.title'),
				advice: t('card.locked.advice', { count: Math.ceil(waitSeconds / 60) }),
			}
		: isWrong
			? { title: t('card.wrong.title'), advice: t('card.wrong.advice') }
			: undefined;
	return <ErrorNotice error={error} words={words} />;
}
