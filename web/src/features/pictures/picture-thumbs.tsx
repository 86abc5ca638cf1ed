/** The three pictures of an exercise, small, on its card; they are described where they are shown in full. */
export function PictureThumbs({ images }: { images: readonly string[] }) {
	return (
		<span className="grid grid-cols-3 gap-1 overflow-hidden rounded-lg sm:w-90">
			{images.map((image) => (
				<img
					key={image}
					src={image}
					alt=""
					width={160}
					height={120}
					loading="lazy"
					className="aspect-[4/3] w-full bg-line object-cover"
				/>
			))}
		</span>
	);
}
