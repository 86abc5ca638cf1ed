import { encode } from 'uqr';

type QrCodeProps = { text: string; label: string; className?: string };

/** A text as a QR code (ISO/IEC 18004), with the quiet zone of four modules that cameras need around it. */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
	const { data, size } = encode(text, { ecc: 'M', border: 4 });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className={`block bg-white ${className}`}
		>
			<path d={squares.join('')} className="fill-black" />
		</svg>
	);
}
