import { type Academy, myAcademiesSchema } from '@henry/contract/academies.ts';
import { apiPaths } from '@henry/contract/api-paths.ts';
import { useEffect, useState } from 'react';
import { getJson } from '#web/lib/api-client.ts';
import { AcademyBand } from './academy-band.tsx';

/** The look of the one academy in which whoever is signed in learns; nothing for everybody else. */
export function OwnAcademyBand() {
	const [academy, setAcademy] = useState<Academy>();
	useEffect(() => {
		const ended = new AbortController();
		getJson(apiPaths.myAcademies, myAcademiesSchema, { signal: ended.signal }).then(
			(mine) => {
				const [only, ...others] = mine.filter(({ me }) => me.role === 'learner');
				if (only && others.length === 0) setAcademy(only.academy);
			},
			// What is printed without it is right, too.
			() => {},
		);
		return () => ended.abort();
	}, []);
	return academy ? <AcademyBand {...academy} /> : null;
}
