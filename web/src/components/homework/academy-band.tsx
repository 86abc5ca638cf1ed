/** The name of an academy in its own two colours, whose contrast the server has checked. */
export function AcademyBand({ name, colours }: { name: string; colours: { ground: string; text: string } }) {
	return (
		<p
			className="mb-5 break-words rounded-control px-4 py-2 font-bold font-display text-lg"
			style={{ backgroundColor: colours.ground, color: colours.text }}
		>
			{name}
		</p>
	);
}
