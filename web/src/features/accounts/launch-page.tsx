import {
	finishLaunchResponseSchema,
	type LaunchTicket,
	launchTicketSchema,
	ltiPaths,
} from '@henry/contract/lti.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ErrorNotice, Refusal } from '#web/components/error-notice.tsx';
import { Page } from '#web/components/page.tsx';
import { callFunction } from '#web/lib/api-client.ts';
import { useFragment } from '#web/lib/fragment.ts';
import { paths } from '#web/lib/paths.ts';
import { signInBy, useSession } from '#web/lib/session.ts';

/** What a ticket says; the server alone knows whether it is one. */
function readTicket(ticket: string): LaunchTicket | undefined {
	try {
		const text = atob((ticket.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
		return z.safeParse(launchTicketSchema, JSON.parse(new TextDecoder().decode(bytes))).data;
	} catch {
		return undefined;
	}
}

/** Where whoever has come from a platform goes on. */
const placeOf = ({ academyId, classId, role, assignmentId }: z.infer<typeof finishLaunchResponseSchema>) =>
	role === 'learner'
		? `${paths.classes}${assignmentId ? `?${new URLSearchParams({ homework: assignmentId })}` : ''}`
		: `${paths.academy}?${new URLSearchParams({ academy: academyId, part: 'classes', class: classId })}`;

/** `/launch`: where learning platforms lead. It says whom they have sent, and one tap signs them in. */
export function LaunchPage() {
	const { t } = useTranslation('launch');
	const ticket = useFragment().get('ticket') ?? '';
	const said = readTicket(ticket);
	return (
		<Page title={t('title')}>
			{said ? (
				<FinishLaunch key={ticket} ticket={ticket} said={said} />
			) : (
				<>
					<Refusal title={t('missing')}>{null}</Refusal>
					<ButtonLink to={paths.classes} look="secondary" className="mt-6">
						{t('button')}
					</ButtonLink>
				</>
			)}
		</Page>
	);
}

function FinishLaunch({ ticket, said }: { ticket: string; said: LaunchTicket }) {
	const { t } = useTranslation('launch');
	const [, navigate] = useLocation();
	const session = useSession();
	const isOther = session.status === 'signedIn' && session.user.uid !== said.accountId;
	const finish = useMutation({
		async mutationFn() {
			let place: string = paths.classes;
			await signInBy(async () => {
				const answer = await callFunction(ltiPaths.finishLaunch, { ticket }, finishLaunchResponseSchema);
				place = placeOf(answer);
				return answer.session;
			});
			return place;
		},
		onSuccess: (place) => navigate(place, { replace: true }),
	});
	return (
		<div className="space-y-6">
			<p className="break-words text-lg">{t('from', { platform: said.platformName })}</p>
			<p className="break-words font-semibold text-lg">{t('as', { name: said.displayName })}</p>
			{isOther && <p className="rounded-control bg-fair-soft p-3 text-fair">{t('other')}</p>}
			{finish.error && <ErrorNotice error={finish.error} />}
			<Button disabled={finish.isPending} onClick={() => finish.mutate()}>
				{finish.isPending ? t('working') : t('button')}
			</Button>
			<p className="text-muted text-sm">{t('notYou')}</p>
		</div>
	);
}
