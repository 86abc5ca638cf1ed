import type { PhotoExercise } from '@henry/contract/content.ts';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The three pictures side by side; each can be enlarged, one at a time. */
export function PictureGallery({ exercise: { images, descriptions } }: { exercise: PhotoExercise }) {
	const { t } = useTranslation('pictures');
	const [enlarged, setEnlarged] = useState<number>();
	return (
		<ul
			aria-label={t('pictures')}
			className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:-mx-32 lg:gap-4 print:mx-0"
		>
			{images.map((image, index) => {
				const isEnlarged = index === enlarged;
				const Icon = isEnlarged ? ZoomOut : ZoomIn;
				return (
					<li
						key={image}
						className={`relative break-inside-avoid overflow-hidden rounded-card border border-line bg-surface shadow-card ${isEnlarged ? '-order-1 col-span-full' : ''} ${enlarged === undefined ? 'max-sm:first:col-span-full' : ''}`}
					>
						<img
							src={image}
							alt={descriptions[index]}
							lang="en"
							width={800}
							height={600}
							className="h-auto w-full"
						/>
						<span
							aria-hidden="true"
							className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-accent font-bold text-white"
						>
							{index + 1}
						</span>
						<button
							type="button"
							aria-pressed={isEnlarged}
							aria-label={t(isEnlarged ? 'shrink' : 'enlarge', { number: index + 1 })}
							onClick={() => setEnlarged(isEnlarged ? undefined : index)}
							className="no-print absolute right-2 bottom-2 grid size-10 place-items-center rounded-full bg-surface/90 text-accent-strong shadow-card hover:bg-accent-soft"
						>
							<Icon aria-hidden="true" className="size-5" />
						</button>
					</li>
				);
			})}
		</ul>
	);
}
