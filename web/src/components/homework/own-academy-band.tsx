import { useQuery } from '@tanstack/react-query';
import { myAcademiesQuery } from '#web/lib/my-academies-query.ts';
import { AcademyBand } from './academy-band.tsx';

/** The look of the one academy in which whoever is signed in learns; nothing for everybody else. */
export function OwnAcademyBand() {
	// What is printed without it is right, too.
	const { data: mine = [] } = useQuery({
		...myAcademiesQuery,
		retry: false,
	});
	const [only, ...others] = mine.filter(({ me }) => me.role === 'learner');
	return only && others.length === 0 ? <AcademyBand {...only.academy} /> : null;
}
