import { type AcademyDoor, doorElementId } from '@henry/contract/academy-door.ts';

/** The academy at whose own host the app is open, as the server wrote into the page. */
export const academyHere: AcademyDoor | undefined = readDoor();

function readDoor(): AcademyDoor | undefined {
	const written = document.getElementById(doorElementId)?.textContent;
	return written ? JSON.parse(written) : undefined;
}
