import type { AcademyDoor } from '@henry/contract/academy-door.ts';
import { AcademyBand } from '#web/components/homework/academy-band.tsx';

/** Above every page at an academy's own host: whose host it is. */
export function AcademyAtHost({ academy: { name, colours, logoId } }: { academy: AcademyDoor }) {
	return (
		<aside aria-label={name} className="mx-auto w-full max-w-6xl px-4 pt-3 sm:px-8">
			<AcademyBand className="" name={name} colours={colours} logoId={logoId} />
		</aside>
	);
}
