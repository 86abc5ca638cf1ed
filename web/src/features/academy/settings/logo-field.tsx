import type { Academy } from '@henry/contract/academies.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { FormField, fieldLook } from '#web/components/form-field.tsx';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';
import { LoadingNotice } from '#web/components/loading-notice.tsx';
import { houseCalls } from '#web/features/academy/house-calls.ts';
import { PictureProblem } from '#web/features/academy/picture-problem.tsx';
import { shrunkPicture } from '#web/lib/shrunk-picture.ts';

/** A logo is shown small: it is sent no larger than this. */
const logoSidePx = 480;

/** The logo of an academy: chosen, seen in the band, taken away. */
export function LogoField({ academy }: { academy: Academy }) {
	const { t } = useTranslation('academy');
	const queryClient = useQueryClient();
	const set = useMutation({
		mutationFn: async (file: File | null) => {
			const image = file && (await shrunkPicture(file, { longestSidePx: logoSidePx, type: 'image/png' }));
			return houseCalls.setLogo(academy.id, image);
		},
		onSuccess: () => queryClient.invalidateQueries(),
	});
	return (
		<section aria-labelledby="logo" className="space-y-4">
			<h2 id="logo" className="font-bold text-2xl">
				{t('logo.title')}
			</h2>
			<AcademyBand {...academy} />
			<FormField label={t('logo.choose')} hint={t('logo.hint')}>
				{(ids) => (
					<input
						{...ids}
						type="file"
						accept="image/png,image/jpeg,image/webp"
						disabled={set.isPending}
						onChange={({ target }) => {
							const [file] = target.files ?? [];
							if (file) set.mutate(file);
							target.value = '';
						}}
						className={fieldLook}
					/>
				)}
			</FormField>
			{set.isPending && <LoadingNotice label={t('logo.sending')} />}
			{set.error && <PictureProblem error={set.error} />}
			<div className="flex flex-wrap items-center gap-4">
				{academy.logoId !== null && (
					<Button look="secondary" disabled={set.isPending} onClick={() => set.mutate(null)}>
						<Trash2 aria-hidden="true" className="size-5" />
						{t('logo.remove')}
					</Button>
				)}
				<p role="status" className="font-semibold text-good">
					{set.isSuccess && t(set.variables ? 'logo.saved' : 'logo.removed')}
				</p>
			</div>
		</section>
	);
}
