import { useMutation } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveForIssuer } from '#web/lib/open-id.ts';
import { site } from '#web/lib/site.ts';
import { Button } from './button.tsx';
import { IssuerFailure } from './issuer-failure.tsx';

type IssuerButtonsProps = {
	/** A parent's or guardian's address, from whoever is too young to agree alone. */
	guardianEmail?: string | undefined;
	/** Called before this page is left; false keeps it. */
	onLeave?: () => boolean;
};

/** A button for each issuer of OpenID Connect that this server takes people from. */
export function IssuerButtons({ guardianEmail, onLeave = () => true }: IssuerButtonsProps) {
	const { t, i18n } = useTranslation('issuers');
	const leaving = useMutation({ mutationFn: leaveForIssuer });
	// The page that comes next may take a while: until then the button stays pressed.
	const isLeaving = leaving.isPending || leaving.isSuccess;
	return (
		<div className="space-y-4">
			<div className="flex flex-wrap gap-3">
				{site.issuers?.map(({ id, name }) => (
					<Button
						key={id}
						look="secondary"
						className="w-full sm:w-auto"
						disabled={isLeaving}
						onClick={() => {
							if (onLeave()) leaving.mutate({ issuer: id, language: i18n.language, guardianEmail });
						}}
					>
						<LogIn aria-hidden="true" className="size-5" />
						{t(isLeaving && leaving.variables?.issuer === id ? 'going' : 'with', { name })}
					</Button>
				))}
			</div>
			{leaving.error && <IssuerFailure error={leaving.error} />}
		</div>
	);
}
