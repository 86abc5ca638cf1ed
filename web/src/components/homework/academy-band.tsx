import { academyImageAddress } from '@henry/contract/academy-door.ts';

type AcademyBandProps = {
	name: string;
	colours: { ground: string; text: string };
	logoId: string | null;
	className?: string;
};

/** The name of an academy, with its logo, in its own two colours, whose contrast the server has checked. */
export function AcademyBand({ name, colours, logoId, className = 'mb-5' }: AcademyBandProps) {
	return (
		<p
			className={`${className} flex items-center gap-3 break-words rounded-control px-4 py-2 font-bold font-display text-lg print:[print-color-adjust:exact]`}
			style={{ backgroundColor: colours.ground, color: colours.text }}
		>
			{logoId !== null && (
				<img src={academyImageAddress(logoId)} alt="" className="h-9 max-w-32 shrink-0 object-contain" />
			)}
			<span className="min-w-0">{name}</span>
		</p>
	);
}
