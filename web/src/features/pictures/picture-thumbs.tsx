/** The three pictures of an exercise, small, on its card; they are described where they are shown in full. */
export function PictureThumbs({ thumbnails }: { thumbnails: readonly string[] }) {
	return (
		<span className="grid grid-cols-3 gap-1 overflow-hidden rounded-lg sm:w-90">
			{thumbnails.map((thumbnail) => (
				<img
					key={thumbnail}
					src={thumbnail}
					alt=""
					width={320}
					height={240}
					loading="lazy"
					className="aspect-[4/3] w-full bg-line object-cover"
				/>
			))}
		</span>
	);
}
