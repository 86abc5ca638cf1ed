/** Three bars: what was practised, over time. On the landing page, which has no room for the library of icons. */
export function BarsSign({ className }: { className: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className={`fill-none stroke-current ${className}`}
			strokeWidth="2.5"
			strokeLinecap="round"
		>
			<path d="M6 20v-5M12 20V4M18 20v-10" />
		</svg>
	);
}
