import type { PronunciationReport } from '@henry/contract/speakle.ts';
import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#web/components/button.tsx';
import { localeOf } from '#web/lib/locale.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import {
	drawSharePicture,
	type SharedPicture,
	sharedScore,
	sharedWords,
	sharePictureSize,
} from './share-picture.ts';

const markAddress = '/icon-512.png';
const fileName = 'speakle.png';
const fonts = ['700 48px Literata', '400 28px "Atkinson Hyperlegible Next"'];

/** Henry's mark, and the fonts of the app, which a drawing does not fetch by itself. */
async function fetchParts(): Promise<HTMLImageElement> {
	const mark = new Image();
	mark.src = markAddress;
	const loading = fonts.map((font) => document.fonts.load(font).catch(() => []));
	await Promise.all([mark.decode(), ...loading]);
	return mark;
}

function useSharedPicture(report: PronunciationReport, link: string): SharedPicture {
	const { t, i18n } = useTranslation('speakle');
	const words = sharedWords(report);
	return {
		words,
		score: sharedScore(report),
		labels: {
			activity: t('title'),
			date: new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(),
			outOf: t('report.outOf'),
			address: link.replace(/^https?:\/\//, ''),
			levels: {
				good: t('level.good'),
				fair: t('level.fair'),
				poor: t('level.poor'),
				unsure: t('level.unsure'),
			},
		},
	};
}

type SharedPictureViewProps = {
	report: PronunciationReport;
	link: string;
	file: File | undefined;
	onDrawn: (file: File) => void;
};

/** The result as a picture that is made in the browser, to look at and to save. */
export function SharedPictureView({ report, link, file, onDrawn }: SharedPictureViewProps) {
	const { t } = useTranslation('speakle');
	const canvas = useRef<HTMLCanvasElement>(null);
	const picture = useSharedPicture(report, link);
	const address = useObjectUrl(file);
	const draw = useEffectEvent(async (signal: AbortSignal) => {
		const mark = await fetchParts();
		const context = canvas.current?.getContext('2d');
		if (!context || signal.aborted) return;
		drawSharePicture(context, picture, mark);
		canvas.current?.toBlob((blob) => {
			if (blob && !signal.aborted) onDrawn(new File([blob], fileName, { type: blob.type }));
		});
	});
	useEffect(() => {
		const use = new AbortController();
		// Without its mark there is no picture; the text can be shared all the same.
		draw(use.signal).catch(() => {});
		return () => use.abort();
	}, []);
	return (
		<figure className="max-w-xl space-y-3">
			<canvas
				ref={canvas}
				{...sharePictureSize}
				role="img"
				aria-label={t('share.pictureAlt', { sentence: report.text, score: picture.score })}
				className="h-auto w-full rounded-card border border-line"
			/>
			{address && (
				<ButtonAnchor look="secondary" href={address} download={fileName}>
					<Download aria-hidden="true" className="size-5" />
					{t('share.save')}
				</ButtonAnchor>
			)}
		</figure>
	);
}
